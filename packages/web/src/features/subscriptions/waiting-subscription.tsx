import { useEffect } from 'react'
import { BEING_CHECKED } from '#contract/rules/purchase.ts'
import { paymentStatus } from '#contract/rules/status.ts'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { PaySubscription } from './pay-subscription.tsx'
import { subscriptionPath } from './subscription-paths.ts'
import { useSubscriptionQuery } from './subscriptions-api.ts'

/** Who comes back from the gateway's page finds the order they placed, and can pay it here; or learns that it is paid. */
export function WaitingSubscription({ id, onPaid }: { id: number; onPaid: () => void }) {
  const subscription = useSubscriptionQuery(id, { refetchOnMountOrArgChange: true }).currentData?.data
  const paid = subscription !== undefined && paymentStatus(subscription) === 'paid'
  useEffect(() => {
    if (paid) onPaid()
  }, [paid, onPaid])
  if (!subscription) return null
  if (paid) {
    return (
      <Note kind="ok">
        <b>Your order {subscription.invoice_number} is paid.</b> <Link to={subscriptionPath(id)}>See your subscription</Link>
      </Note>
    )
  }
  if (subscription.payment_held) {
    return (
      <Note kind="warn">
        <b>Order {subscription.invoice_number}</b>
        <p className="sm">{BEING_CHECKED}</p>
      </Note>
    )
  }
  if (!subscription.payable) return null
  return (
    <Note kind="warn">
      <b>Your order {subscription.invoice_number} is waiting for its payment.</b>
      <p className="sm">It is kept for you for a day.</p>
      <PaySubscription id={id} size="sm">Pay now</PaySubscription>
    </Note>
  )
}
