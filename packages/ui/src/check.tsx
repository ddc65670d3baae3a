import type { ComponentProps } from 'react'
import './check.css'

export function Check({ children, ...rest }: ComponentProps<'input'>) {
  return (
    <label className="check">
      <input type="checkbox" {...rest} />
      <span className="sm">{children}</span>
    </label>
  )
}
