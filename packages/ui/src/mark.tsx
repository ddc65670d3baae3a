import type { ReactNode } from 'react'
import './mark.css'

/** A picture of 36 px beside two lines; its colour says how urgent these are, the lines say it too. */
export function Mark({ kind, children }: { kind?: 'ok' | 'warn' | 'bad' | 'info'; children: ReactNode }) {
  return <span className={kind ? `mark mark--${kind}` : 'mark'}>{children}</span>
}
