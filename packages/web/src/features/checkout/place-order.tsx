import { paths } from '#contract/paths.ts'
import { formatExact } from '#contract/rules/money.ts'
import { UNPAID_ALREADY } from '#contract/rules/purchase.ts'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Note } from '#ui/note.tsx'
import { FAILED, type PaymentProblem } from '../orders/purchase.ts'
import './place-order.css'

/** `ready` once the terms are agreed to and the customer has a name; `orderAt` is where an order that waits unpaid is shown. */
export type Placing = {
  ready: boolean
  busy: boolean
  problem: PaymentProblem | null
  onPlace: () => void
  orderAt: (id: number) => string
}

function Failure({ problem: { reason, order }, orderAt }: { problem: PaymentProblem } & Pick<Placing, 'orderAt'>) {
  return (
    <Note kind="bad">
      <b>{FAILED}</b>
      {reason !== FAILED && <p className="sm">{reason}</p>}
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

function PlaceButton({ ready, busy, onPlace, full }: Placing & { full?: boolean }) {
  return (
    <Button kind="go" full={full} disabled={!ready} busy={busy} onClick={onPlace}>
      {busy ? 'Placing Order...' : 'Place Order'}
    </Button>
  )
}

/** At the end of the summary, on wide screens. What went wrong stays beside the button until it is pressed again. */
export function PlaceOrder(placing: Placing) {
  return (
    <div className="place-order">
      {placing.problem && <Failure problem={placing.problem} orderAt={placing.orderAt} />}
      <PlaceButton full {...placing} />
    </div>
  )
}

export function PayBar({ taka, ...placing }: Placing & { taka: number }) {
  return (
    <div className="paybar" role="region" aria-label="Payment">
      {placing.problem && <Failure problem={placing.problem} orderAt={placing.orderAt} />}
      <div className="paybar__row">
        <p>
          <small className="sm">Total Amount</small> <b>Tk {formatExact(taka)}</b>
        </p>
        <PlaceButton {...placing} />
      </div>
    </div>
  )
}
