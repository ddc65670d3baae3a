import type { ReactNode } from 'react'
import './desk-title.css'

type Props = { title: string; about?: ReactNode; children?: ReactNode }

/** What a page of the desk is, in one line below it, and its actions. */
export function DeskTitle({ title, about, children }: Props) {
  return (
    <div className="desk-title">
      <div>
        <h1>{title}</h1>
        {about && <p>{about}</p>}
      </div>
      {children && <div className="desk-title__acts">{children}</div>}
    </div>
  )
}
