import type { Subscription } from '#contract/schemas/subscription.ts'
import { CancelButton } from '../orders/cancel-button.tsx'
import { useCancelSubscriptionMutation } from './subscriptions-api.ts'

/** For as long as it can be paid, unless something is paid already. */
export function CancelSubscription({ subscription }: { subscription: Subscription }) {
  const [cancel] = useCancelSubscriptionMutation()
  return (
    subscription.payable &&
    subscription.paid === 0 && <CancelButton order={subscription} cancel={() => cancel(subscription.id)} />
  )
}
