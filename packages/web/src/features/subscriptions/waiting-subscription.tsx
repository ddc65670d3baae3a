import { useEffect } from 'react'
import { paymentStatus } from '#contract/rules/status.ts'
import { Link } from '#ui/link.tsx'
import { payNow } from '#words/orders.ts'
import * as words from '#words/subscriptions.ts'
import { PlacedNote } from '../orders/placed-note.tsx'
import { PaySubscription } from './pay-subscription.tsx'
import { subscriptionPath } from './subscription-paths.ts'
import { useSubscriptionQuery } from './subscriptions-api.ts'

/** Once it is paid, the checkout below it can begin anew. */
export function WaitingSubscription({ id, onPaid }: { id: number; onPaid: () => void }) {
  const subscription = useSubscriptionQuery(id, { refetchOnMountOrArgChange: true }).currentData?.data
  const paid = subscription !== undefined && paymentStatus(subscription) === 'paid'
  useEffect(() => {
    if (paid) onPaid()
  }, [paid, onPaid])
  return (
    subscription && (
      <PlacedNote
        order={subscription}
        see={<Link to={subscriptionPath(id)}>{words.seeSubscription}</Link>}
        pay={
          <PaySubscription id={id} size="sm">
            {payNow}
          </PaySubscription>
        }
      />
    )
  )
}
