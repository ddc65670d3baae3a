import type { ReactNode } from 'react'
import { BEING_CHECKED } from '#contract/rules/purchase.ts'
import { paymentStatus } from '#contract/rules/status.ts'
import { Note } from '#ui/note.tsx'

type Placed = { invoice_number: string; paid: number; due: number; payable: boolean; payment_held: boolean }
/** `see` is the way to it once it is paid, `pay` the way to pay it. */
type Props = { order: Placed; see: ReactNode; pay: ReactNode }

export function PlacedNote({ order, see, pay }: Props) {
  const { invoice_number, payable, payment_held } = order
  if (paymentStatus(order) === 'paid') {
    return (
      <Note kind="ok">
        <b>Your order {invoice_number} is paid.</b> {see}
      </Note>
    )
  }
  if (payment_held) {
    return (
      <Note kind="warn">
        <b>Order {invoice_number}</b>
        <p className="sm">{BEING_CHECKED}</p>
      </Note>
    )
  }
  if (!payable) return null
  return (
    <Note kind="warn">
      <b>Your order {invoice_number} is waiting for its payment.</b>
      <p className="sm">It is kept for you.</p>
      {pay}
    </Note>
  )
}
