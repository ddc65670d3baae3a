import type { ReactNode } from 'react'
import { Mark } from '#ui/mark.tsx'
import './timeline.css'

export function Timeline({ children }: { children: ReactNode }) {
  return <ol className="timeline">{children}</ol>
}

type Props = {
  icon: ReactNode
  kind?: 'ok' | 'warn' | 'bad' | 'info' | undefined
  /** When it was, as it is read. */
  time: string
  children: ReactNode
}

/** One thing that happened; the newest comes last, and the shape of the icon carries the result. */
export function Happened({ icon, kind, time, children }: Props) {
  return (
    <li>
      <Mark kind={kind}>{icon}</Mark>
      <div>{children}</div>
      <time>{time}</time>
    </li>
  )
}
