import type { Subscription } from '#contract/schemas/subscription.ts'
import { Block } from '../../ui/block.tsx'
import { DownloadReceipt } from '../../ui/download-receipt.tsx'
import { Sum, Sums, Total } from '../../ui/receipt.tsx'
import { PaySubscription } from './pay-subscription.tsx'
import { extrasOf } from './subscription-words.ts'

/** What it cost, with the receipt, or the way to pay what is still due. */
export function MembershipPayment({ subscription }: { subscription: Subscription }) {
  const { id, invoice_number, package: pack, qty, total_amount, paid, due, payment_pending, invoice_url } = subscription
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
      {due > 0 && payment_pending && <p className="help">A payment may be on its way. If you have paid, please wait a little and reload the page.</p>}
      <DownloadReceipt url={invoice_url} />
      {due > 0 && <PaySubscription id={id} kind="go">Pay now</PaySubscription>}
    </Block>
  )
}
