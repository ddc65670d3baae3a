import type { ReactNode } from 'react'
import { paths } from '#contract/paths.ts'
import { Link } from '#ui/link.tsx'
import { Note } from '#ui/note.tsx'
import { Sentence } from '#ui/sentence.tsx'
import * as words from '#words/checkout.ts'
import * as money from '#words/money.ts'
import * as orders from '#words/orders.ts'
import type { PaymentProblem } from '../orders/purchase.ts'
import './place-order.css'
import { Placement, type Placing } from './placement.tsx'

/** `orderAt` is where an order that waits unpaid is shown. */
type FailureProps = { problem: PaymentProblem | null; orderAt: (id: number) => string }
/** `visit` is the day and the place of what is bought. */
export type PlaceOrderProps = Placing & FailureProps & { visit?: ReactNode }

const unpaidLists = {
  tickets: <Link to={`${paths.myTickets}?filter=unpaid`}>{words.unpaidTickets}</Link>,
  subscriptions: <Link to={paths.mySubscriptions}>{words.subscriptions}</Link>,
}

/** What went wrong stays beside the button until it is pressed again. */
function Failure({ problem, orderAt }: FailureProps) {
  if (problem === null) return null
  const { reason, order, unpaid } = problem
  return (
    <Note kind="bad" role="alert">
      <b>{orders.failed}</b>
      {reason !== null && <p className="sm">{reason}</p>}
      {unpaid && (
        <p className="sm">
          <Sentence text={words.seeUnpaid} gaps={unpaidLists} />
        </p>
      )}
      {order && (
        <p className="sm">
          {words.orderWaits(order.invoice_number)} <Link to={orderAt(order.id)}>{words.seeOrder}</Link>
        </p>
      )}
    </Note>
  )
}

/** At the end of the summary, on wide screens. */
export function PlaceOrder({ problem, orderAt, visit, ...placing }: PlaceOrderProps) {
  return (
    <div className="place-order">
      {visit}
      <Failure problem={problem} orderAt={orderAt} />
      <Placement {...placing} />
    </div>
  )
}

export function PayBar({ taka, problem, orderAt, visit, ...placing }: PlaceOrderProps & { taka: number }) {
  return (
    <div className="paybar" role="region" aria-label={words.payment}>
      <Failure problem={problem} orderAt={orderAt} />
      <Placement {...placing}>
        {visit}
        <p className="paybar__sum">
          <small className="sm">{words.totalAmount}</small> <b>{money.sum(taka)}</b>
        </p>
      </Placement>
    </div>
  )
}
