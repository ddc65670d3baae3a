import type { ReactNode } from 'react'
import { sum } from '#words/money.ts'
import './receipt.css'

export function Receipt({ children }: { children: ReactNode }) {
  return (
    <div className="receipt">
      <div className="receipt__in">{children}</div>
    </div>
  )
}

export function Sums({ cut = false, children }: { cut?: boolean; children: ReactNode }) {
  return <dl className={cut ? 'sums sums--cut' : 'sums'}>{children}</dl>
}

export function Sum({ name, taka, children }: { name: ReactNode; taka?: number; children?: ReactNode }) {
  return (
    <div className="sum">
      <dt>{name}</dt>
      <dd className="num">{taka === undefined ? children : sum(taka)}</dd>
    </div>
  )
}

export function Total({ name, taka, owed = false }: { name: string; taka: number; owed?: boolean }) {
  return (
    <p className={owed ? 'total total--owed' : 'total'}>
      <b>{name}</b> <output className="num">{sum(taka)}</output>
    </p>
  )
}
