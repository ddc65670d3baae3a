import type { ComponentProps } from 'react'
import { useControl } from './field.tsx'
import { langOf } from './lang-of.ts'

export function Input(props: ComponentProps<'input'>) {
  const { value } = props
  return (
    <input
      className="input"
      lang={typeof value === 'string' ? langOf(value) : undefined}
      {...useControl()}
      {...props}
    />
  )
}
