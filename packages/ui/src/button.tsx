import type { ComponentProps } from 'react'
import './button.css'
import { Link } from './link.tsx'

/**
 * `go` is the one money step of a view, `soft` a second choice, `bad` what cannot be undone; plain is every other action. On the
 * desk, `quiet` and `quietbad` are those of a list, and `xl` is for a thumb.
 */
type Look = {
  kind?: 'go' | 'soft' | 'bad' | 'quiet' | 'quietbad' | 'white' | 'ghost'
  size?: 'sm' | 'lg' | 'xl'
  round?: boolean
  full?: boolean
  className?: string
}

const classes = ({ kind, size, round, full, className }: Look): string =>
  ['btn', kind && `btn--${kind}`, size && `btn--${size}`, round && 'btn-round', full && 'btn--full', className]
    .filter(Boolean)
    .join(' ')

type Props = Look & ComponentProps<'button'> & { busy?: boolean }

/** While busy it does nothing, and sends no form; it is not disabled, which would drop the focus of whoever pressed it. */
export function Button({ kind, size, round, full, className, busy = false, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      className={classes({ kind, size, round, full, className })}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  )
}

export function ButtonLink({ kind, size, round, full, className, ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link className={classes({ kind, size, round, full, className })} {...rest} />
}
