import { type RefObject, useEffect, useRef } from 'react'

/** The field to begin with: it takes the focus when it comes, and its dialog gives it the focus whenever it opens. */
export function useFirstField<Field extends HTMLElement = HTMLInputElement>(): RefObject<Field | null> {
  const field = useRef<Field>(null)
  useEffect(() => {
    // React keeps this attribute to itself, and dialogs look for it.
    field.current?.setAttribute('autofocus', '')
    field.current?.focus({ preventScroll: true })
  }, [])
  return field
}
