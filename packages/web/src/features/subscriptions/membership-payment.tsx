import { BEING_CHECKED } from '#contract/rules/purchase.ts'
import type { Subscription } from '#contract/schemas/subscription.ts'
import { Block } from '#ui/block.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { DownloadReceipt } from '../orders/download-receipt.tsx'
import { ON_ITS_WAY, OVER } from '../orders/purchase.ts'
import { Sum, Sums, Total } from '../orders/receipt.tsx'
import { CancelSubscription } from './cancel-subscription.tsx'
import { PaySubscription } from './pay-subscription.tsx'
import { buyAgainPath } from './subscription-paths.ts'
import { extrasOf, isOver } from './subscription-words.ts'

/** What can be done about what is not paid. */
function Due({ subscription }: { subscription: Subscription }) {
  const { id, payable, payment_pending, payment_held, package: pack } = subscription
  if (payment_held) return <p className="help">{BEING_CHECKED}</p>
  if (isOver(subscription)) {
    return (
      <>
        <p className="help">{OVER}</p>
        <ButtonLink to={buyAgainPath(pack.id)}>Buy it again</ButtonLink>
      </>
    )
  }
  return (
    <>
      {payment_pending && <p className="help">{ON_ITS_WAY}</p>}
      {payable && (
        <PaySubscription id={id} kind="go">
          Pay now
        </PaySubscription>
      )}
      <CancelSubscription subscription={subscription} />
    </>
  )
}

/** What it cost, with the receipt, or the way to pay what is still due. */
export function MembershipPayment({ subscription }: { subscription: Subscription }) {
  const { invoice_number, package: pack, qty, total_amount, paid, due, invoice_url } = subscription
  const extras = extrasOf(subscription)
  return (
    <Block as="section" pad className="stack">
      <h2 className="h3">Payment</h2>
      <Sums>
        <Sum name="Invoice number">{invoice_number}</Sum>
        <Sum name="Price" taka={pack.price} />
        <Sum name="Quantity">{qty}</Sum>
        {extras > 0 && <Sum name="Added riders" taka={extras} />}
      </Sums>
      <Total name="Total" taka={total_amount} />
      <Sums>
        <Sum name="Paid" taka={paid} />
        {due > 0 && <Sum name="Due" taka={due} />}
      </Sums>
      <DownloadReceipt url={invoice_url} />
      {due > 0 && <Due subscription={subscription} />}
    </Block>
  )
}
