import type { ReactNode } from 'react'
import { paymentStatus } from '#contract/rules/status.ts'
import { Note } from '#ui/note.tsx'
import * as words from '#words/orders.ts'

type Placed = { invoice_number: string; paid: number; due: number; payable: boolean; payment_held: boolean }
/** `see` is the way to it once it is paid, `pay` the way to pay it. */
type Props = { order: Placed; see: ReactNode; pay: ReactNode }

export function PlacedNote({ order, see, pay }: Props) {
  const { invoice_number, payable, payment_held } = order
  if (paymentStatus(order) === 'paid') {
    return (
      <Note kind="ok">
        <b>{words.orderPaid(invoice_number)}</b> {see}
      </Note>
    )
  }
  if (payment_held) {
    return (
      <Note kind="warn">
        <b>{words.order(invoice_number)}</b>
        <p className="sm">{words.beingChecked}</p>
      </Note>
    )
  }
  if (!payable) return null
  return (
    <Note kind="warn">
      <b>{words.orderWaiting(invoice_number)}</b>
      <p className="sm">{words.orderKept}</p>
      {pay}
    </Note>
  )
}
