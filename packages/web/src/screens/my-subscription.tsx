import { useParams } from 'react-router'
import { idOf, paths } from '#contract/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Loading } from '#ui/state.tsx'
import { loading } from '#words/app.ts'
import * as words from '#words/subscriptions.ts'
import { useBusinessInfo } from '../features/content/business-api.ts'
import { PageHead } from '../features/content/page-head.tsx'
import { MissingOrder } from '../features/orders/missing-order.tsx'
import { MembershipCode } from '../features/subscriptions/membership-code.tsx'
import { MembershipPass } from '../features/subscriptions/membership-pass.tsx'
import { MembershipPayment } from '../features/subscriptions/membership-payment.tsx'
import { MembershipPeople } from '../features/subscriptions/membership-people.tsx'
import { subscriptionQueries, useSubscriptionQuery } from '../features/subscriptions/subscriptions-api.ts'

export const queries = subscriptionQueries

function Membership({ id }: { id: number }) {
  const info = useBusinessInfo()
  const { currentData, isFetching, isError, refetch } = useSubscriptionQuery(id, { refetchOnMountOrArgChange: true })
  if (currentData === undefined)
    return isError && !isFetching ? <MissingOrder onRetry={() => void refetch()} /> : <Loading text={loading} />
  const subscription = currentData.data
  return (
    <>
      <MembershipCode subscription={subscription} info={info} />
      <MembershipPass subscription={subscription} />
      <div className="member-parts">
        <MembershipPeople subscription={subscription} />
        <MembershipPayment subscription={subscription} />
      </div>
    </>
  )
}

export function Component() {
  const id = idOf(useParams()['subscriptionId'])
  return (
    <>
      <PageHead title={words.titleOne} />
      <Link className="link" to={paths.mySubscriptions}>
        <Icon name="arrow-left-bold" />
        {words.title}
      </Link>
      {id === null ? <MissingOrder onRetry={() => location.reload()} /> : <Membership key={id} id={id} />}
    </>
  )
}
