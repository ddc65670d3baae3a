import type { ReactNode } from 'react'
import { paths } from '#contract/paths.ts'
import { formatExact } from '#contract/rules/money.ts'
import { UNPAID_ALREADY } from '#contract/rules/purchase.ts'
import { Link } from '#ui/link.tsx'
import { Note } from '#ui/note.tsx'
import { FAILED, type PaymentProblem } from '../orders/purchase.ts'
import './place-order.css'
import { Placement, type Placing } from './placement.tsx'

/** `orderAt` is where an order that waits unpaid is shown. */
type FailureProps = { problem: PaymentProblem | null; orderAt: (id: number) => string }
/** `visit` is the day and the place of what is bought. */
export type PlaceOrderProps = Placing & FailureProps & { visit?: ReactNode }

/** What went wrong stays beside the button until it is pressed again. */
function Failure({ problem, orderAt }: FailureProps) {
  if (problem === null) return null
  const { reason, order } = problem
  return (
    <Note kind="bad" role="alert">
      <b>{FAILED}</b>
      {reason !== null && <p className="sm">{reason}</p>}
      {reason === UNPAID_ALREADY && (
        <p className="sm">
          See your <Link to={`${paths.myTickets}?filter=unpaid`}>unpaid tickets</Link> or your{' '}
          <Link to={paths.mySubscriptions}>subscriptions</Link>.
        </p>
      )}
      {order && (
        <p className="sm">
          Order {order.invoice_number} waits for its payment. <Link to={orderAt(order.id)}>See your order</Link>
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
    <div className="paybar" role="region" aria-label="Payment">
      <Failure problem={problem} orderAt={orderAt} />
      <Placement {...placing}>
        {visit}
        <p className="paybar__sum">
          <small className="sm">Total Amount</small> <b>Tk {formatExact(taka)}</b>
        </p>
      </Placement>
    </div>
  )
}
