import type { ReactNode } from 'react'
import './facts.css'

export function Facts({ pairs = false, children }: { pairs?: boolean; children: ReactNode }) {
  return <dl className={pairs ? 'facts' : 'facts facts--1'}>{children}</dl>
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
