import type { ComponentProps } from 'react'
import { useControl } from './field.tsx'
import './textarea.css'

export function Textarea(props: ComponentProps<'textarea'>) {
  return <textarea className="input textarea" {...useControl()} {...props} />
}
