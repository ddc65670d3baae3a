import { useEffect, useState } from 'react'
import { afterPaint } from '#ui/after-paint.ts'

/** The value of before, until the page has shown what a tap did: for what is dear to draw and can come a moment later. */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, show] = useState(value)
  useEffect(() => afterPaint(() => show(value)), [value])
  return shown
}
