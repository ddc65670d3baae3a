import { paths } from '#contract/paths.ts'
import type { BusinessInfo } from '#contract/schemas/business.ts'
import type { Subscription } from '#contract/schemas/subscription.ts'
import { ButtonLink } from '#ui/button.tsx'
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
      ready="your subscription is active"
      list={
        <ButtonLink kind="soft" to={paths.mySubscriptions}>
          Subscriptions
        </ButtonLink>
      }
      renderPaid={(subscription, afterAll) => (
        <SubscriptionActivated subscription={subscription} info={info} afterAll={afterAll} onPaid={onPaid} />
      )}
      renderFailed={(subscription) => <SubscriptionPaymentFailed subscription={subscription} help={help} />}
    />
  )
}
