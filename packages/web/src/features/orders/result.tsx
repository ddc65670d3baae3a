import type { ReactNode } from 'react'
import './result.css'

type Props = { drawing: ReactNode; title: string; lead: ReactNode; children?: ReactNode }

export function Result({ drawing, title, lead, children }: Props) {
  return (
    <div className="wrap result">
      <div className="result__art">{drawing}</div>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {children}
    </div>
  )
}
