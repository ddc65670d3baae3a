import { useCallback } from 'react'
import { useParams } from 'react-router'
import { idOf } from '#contract/paths.ts'
import type { Subscription } from '#contract/schemas/subscription.ts'
import { endTitle } from '#words/orders.ts'
import { closeDraft } from '../features/checkout/draft.ts'
import { draftNameOf } from '../features/checkout/membership-order.ts'
import { useBusinessInfo } from '../features/content/business-api.ts'
import { helpOf } from '../features/content/contacts.ts'
import { PageHead } from '../features/content/page-head.tsx'
import { MissingOrder } from '../features/orders/missing-order.tsx'
import type { Claim } from '../features/orders/payment-end.tsx'
import { useAuth } from '../features/session/auth.ts'
import { SubscriptionPaymentEnd } from '../features/subscriptions/subscription-payment-end.tsx'
import { subscriptionQueries } from '../features/subscriptions/subscriptions-api.ts'

export const queries = subscriptionQueries

/** Where the gateway's return leads to, with what the address claims. */
export function MembershipPayment({ claim }: { claim: Claim }) {
  const id = idOf(useParams()['subscriptionId'])
  const owner = useAuth().user?.id
  const info = useBusinessInfo()
  const onPaid = useCallback(
    ({ id: paid, package: pack }: Subscription) => owner !== undefined && closeDraft(owner, draftNameOf(pack.id), paid),
    [owner],
  )
  return (
    <>
      <PageHead title={endTitle} />
      {id === null ? (
        <div className="page-head wrap wrap--text">
          <MissingOrder onRetry={() => location.reload()} />
        </div>
      ) : (
        <SubscriptionPaymentEnd key={id} id={id} claim={claim} info={info} help={helpOf(info)} onPaid={onPaid} />
      )}
    </>
  )
}

export const Component = () => <MembershipPayment claim="paid" />
