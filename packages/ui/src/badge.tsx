import type { ReactNode } from 'react'
import './badge.css'

/** A status has a dot and its word, so that it never speaks by colour alone; a `plain` badge names a kind, not a status. */
type Props = { kind?: 'ok' | 'warn' | 'bad' | 'info' | 'teal' | 'grape'; plain?: boolean; children: ReactNode }

export function Badge({ kind, plain, children }: Props) {
  return (
    <span className={['badge', kind && `badge--${kind}`, plain && 'badge--plain'].filter(Boolean).join(' ')}>
      {children}
    </span>
  )
}
