import type { ReactNode } from 'react'
import './result.css'

/** A `small` drawing leaves room on a small phone for what to do next. */
type Props = { drawing: ReactNode; title: string; lead: ReactNode; small?: boolean; children?: ReactNode }

export function Result({ drawing, title, lead, small = false, children }: Props) {
  return (
    <div className={small ? 'wrap result result--small' : 'wrap result'}>
      <div className="result__art">{drawing}</div>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {children}
    </div>
  )
}
