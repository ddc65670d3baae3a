import type { ComponentProps } from 'react'
import './button.css'
import { Link } from './link.tsx'

/** `go` is the one money step of a view, `soft` a second choice; plain is every other action. */
type Look = { kind?: 'go' | 'soft'; size?: 'sm' | 'lg'; round?: boolean; className?: string }

const classes = ({ kind, size, round, className }: Look): string =>
  ['btn', kind && `btn--${kind}`, size && `btn--${size}`, round && 'btn-round', className].filter(Boolean).join(' ')

export function Button({ kind, size, round, className, ...rest }: Look & ComponentProps<'button'>) {
  return <button type="button" className={classes({ kind, size, round, className })} {...rest} />
}

export function ButtonLink({ kind, size, round, className, ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link className={classes({ kind, size, round, className })} {...rest} />
}
