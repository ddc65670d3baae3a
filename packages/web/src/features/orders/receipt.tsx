import type { ReactNode } from 'react'
import { formatExact } from '#contract/rules/money.ts'
import './receipt.css'

/** A slip from the till, torn off at its end. */
export function Receipt({ children }: { children: ReactNode }) {
  return (
    <div className="receipt">
      <div className="receipt__in">{children}</div>
    </div>
  )
}

/** Lines of a sum; `cut` draws the dashed line above them. */
export function Sums({ cut = false, children }: { cut?: boolean; children: ReactNode }) {
  return <dl className={cut ? 'sums sums--cut' : 'sums'}>{children}</dl>
}

/** One line of it, usually an amount in Taka. */
export function Sum({ name, taka, children }: { name: ReactNode; taka?: number; children?: ReactNode }) {
  return (
    <div className="sum">
      <dt>{name}</dt>
      <dd className="num">{taka === undefined ? children : `Tk ${formatExact(taka)}`}</dd>
    </div>
  )
}

/** What it all comes to. It is announced when it changes. */
export function Total({ name, taka, owed = false }: { name: string; taka: number; owed?: boolean }) {
  return (
    <p className={owed ? 'total total--owed' : 'total'}>
      <b>{name}</b> <output className="num">Tk {formatExact(taka)}</output>
    </p>
  )
}
