import type { ComponentProps } from 'react'
import { useControl } from './field.tsx'

export function Select(props: ComponentProps<'select'>) {
  return <select className="select" {...useControl()} {...props} />
}
