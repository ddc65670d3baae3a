import type { ComponentProps } from 'react'
import './check.css'

/** The whole line is the target; a link inside it still leads where it says. */
export function Check({ children, ...rest }: ComponentProps<'input'>) {
  return (
    <label className="check">
      <input type="checkbox" {...rest} />
      <span className="sm">{children}</span>
    </label>
  )
}
