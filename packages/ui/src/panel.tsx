import { type ReactNode, useId } from 'react'
import './panel.css'

/** `heard` tells it from others of the same title for who does not see what it holds. */
type Props = { title: string; heard?: string | undefined; count?: number; action?: ReactNode; children: ReactNode }

/** A white sheet of the desk: its title, one action at the right, and what it holds up to its edges. */
export function Panel({ title, heard, count, action, children }: Props) {
  const id = useId()
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel__head">
        <h2 id={id}>
          {title}
          {heard && <span className="vh">, {heard}</span>}
          {count !== undefined && <span className="panel__count">{count}</span>}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}

/** A sheet without a head, named for who does not see it. */
export function Sheet({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="panel" aria-label={label}>
      {children}
    </section>
  )
}

export function PanelBody({ children }: { children: ReactNode }) {
  return <div className="panel__body">{children}</div>
}

export function PanelList({ children }: { children: ReactNode }) {
  return <ul className="panel__list">{children}</ul>
}
