import { paths } from '#contract/paths.ts'
import type { BusinessInfo } from '#contract/schemas/business.ts'
import type { Subscription } from '#contract/schemas/subscription.ts'
import { ButtonLink } from '#ui/button.tsx'
import * as orders from '#words/orders.ts'
import * as words from '#words/subscriptions.ts'
import type { Help } from '../orders/need-a-hand.tsx'
import { type Claim, PaymentEnd } from '../orders/payment-end.tsx'
import { SubscriptionActivated } from './subscription-activated.tsx'
import { activatedPath, failedPath } from './subscription-paths.ts'
import { SubscriptionPaymentFailed } from './subscription-payment-failed.tsx'
import { useSubscriptionQuery } from './subscriptions-api.ts'

type Props = {
  id: number
  claim: Claim
  info: BusinessInfo | null
  help: Help
  onPaid: (subscription: Subscription) => void
}

export function SubscriptionPaymentEnd({ id, claim, info, help, onPaid }: Props) {
  return (
    <PaymentEnd
      query={useSubscriptionQuery(id, { refetchOnMountOrArgChange: true })}
      claim={claim}
      at={{ paid: activatedPath(id), failed: failedPath(id) }}
      leads={{ late: orders.lateSubscription, held: orders.heldSubscription }}
      list={
        <ButtonLink kind="soft" to={paths.mySubscriptions}>
          {words.title}
        </ButtonLink>
      }
      renderPaid={(subscription, afterAll) => (
        <SubscriptionActivated subscription={subscription} info={info} afterAll={afterAll} onPaid={onPaid} />
      )}
      renderFailed={(subscription) => <SubscriptionPaymentFailed subscription={subscription} help={help} />}
    />
  )
}
