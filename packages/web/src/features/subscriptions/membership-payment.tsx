import type { Subscription } from '#contract/schemas/subscription.ts'
import { Block } from '#ui/block.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { digits } from '#words/digits.ts'
import * as orders from '#words/orders.ts'
import * as words from '#words/subscriptions.ts'
import { DownloadReceipt } from '../orders/download-receipt.tsx'
import { Sum, Sums, Total } from '../orders/receipt.tsx'
import { CancelSubscription } from './cancel-subscription.tsx'
import { PaySubscription } from './pay-subscription.tsx'
import { buyAgainPath } from './subscription-paths.ts'
import { extrasOf, isOver } from './subscription-words.ts'

/** What can be done about what is not paid. */
function Due({ subscription }: { subscription: Subscription }) {
  const { id, payable, payment_pending, payment_held, package: pack } = subscription
  if (payment_held) return <p className="help">{orders.beingChecked}</p>
  if (isOver(subscription)) {
    return (
      <>
        <p className="help">{orders.over}</p>
        <ButtonLink to={buyAgainPath(pack.id)}>{words.buyAgain}</ButtonLink>
      </>
    )
  }
  return (
    <>
      {payment_pending && <p className="help">{orders.onItsWay}</p>}
      {payable && (
        <PaySubscription id={id} kind="go">
          {orders.payNow}
        </PaySubscription>
      )}
      <CancelSubscription subscription={subscription} />
    </>
  )
}

/** What it cost, with the receipt, or the way to pay what is still due. */
export function MembershipPayment({ subscription }: { subscription: Subscription }) {
  const { invoice_number, package: pack, qty, total_amount, paid, due, refunded, invoice_url } = subscription
  const extras = extrasOf(subscription)
  return (
    <Block as="section" pad className="stack">
      <h2 className="h3">{orders.payment}</h2>
      <Sums>
        <Sum name={orders.invoiceNumber}>{invoice_number}</Sum>
        <Sum name={words.price} taka={pack.price} />
        <Sum name={words.quantity}>{digits(qty)}</Sum>
        {extras > 0 && <Sum name={words.addedRiders} taka={extras} />}
      </Sums>
      <Total name={orders.total} taka={total_amount} />
      <Sums>
        <Sum name={orders.paid} taka={paid} />
        {due > 0 && <Sum name={orders.due} taka={due} />}
        {refunded > 0 && <Sum name={orders.refunded} taka={refunded} />}
      </Sums>
      <DownloadReceipt url={invoice_url} />
      {due > 0 && <Due subscription={subscription} />}
    </Block>
  )
}
