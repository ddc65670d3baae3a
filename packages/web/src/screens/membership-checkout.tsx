import { useCallback, useState } from 'react'
import { type Params, useLocation, useParams } from 'react-router'
import { idOf } from '#contract/paths.ts'
import type { User } from '#contract/schemas/user.ts'
import { Loading } from '#ui/state.tsx'
import * as app from '#words/app.ts'
import * as words from '#words/checkout.ts'
import { askBranches, useBranchesQuery } from '../features/catalogue/branches-api.ts'
import { askPackage, usePackageQuery } from '../features/catalogue/packages-api.ts'
import { ValidAt } from '#cards/valid-at.tsx'
import { CheckoutFrame } from '../features/checkout/checkout-frame.tsx'
import { closeDraft, readDraft } from '../features/checkout/draft.ts'
import { handedPackage } from '../features/checkout/handed-package.ts'
import { MembershipForm } from '../features/checkout/membership-form.tsx'
import { draftNameOf, parseMembershipDraft } from '../features/checkout/membership-order.ts'
import { MissingPackage } from '../features/checkout/missing-package.tsx'
import { PageHead } from '../features/content/page-head.tsx'
import { useAuth } from '../features/session/auth.ts'
import { NextStart } from '../features/subscriptions/next-start.tsx'
import { subscriptionPath } from '../features/subscriptions/subscription-paths.ts'
import {
  askNextStart,
  useNextStartQuery,
  usePlaceSubscriptionMutation,
} from '../features/subscriptions/subscriptions-api.ts'
import { WaitingSubscription } from '../features/subscriptions/waiting-subscription.tsx'

export const queries = ({ params }: { params: Params }) => {
  const id = idOf(params['packageId'])
  return id === null ? [] : [askPackage(id), askBranches(), askNextStart(id)]
}

function Order({ id, user }: { id: number; user: User }) {
  const { currentData, isError, isFetching, refetch } = usePackageQuery(id, { refetchOnMountOrArgChange: true })
  const handed = handedPackage(useLocation().state, id)
  const [send] = usePlaceSubscriptionMutation()
  const next = useNextStartQuery(id, { refetchOnMountOrArgChange: true })
  const branches = useBranchesQuery().data?.data
  const [waiting] = useState(() => readDraft(user.id, draftNameOf(id), parseMembershipDraft).order?.id)
  const [begun, setBegun] = useState(0)
  // What was typed for it has served: the next one begins anew.
  const onPaid = useCallback(() => {
    if (waiting === undefined) return
    closeDraft(user.id, draftNameOf(id), waiting)
    setBegun((before) => before + 1)
  }, [user.id, id, waiting])
  const pack = currentData?.data ?? (isError ? undefined : handed)
  if (pack === undefined)
    return isError && !isFetching ? <MissingPackage onRetry={() => void refetch()} /> : <Loading text={app.loading} />
  // It stands above everything: to come later would push the form from under the finger.
  if (next.isLoading) return <Loading text={app.loading} />
  return (
    <>
      {next.data && <NextStart next={next.data.data} />}
      {waiting !== undefined && <WaitingSubscription id={waiting} onPaid={onPaid} />}
      <MembershipForm key={begun} user={user} pack={pack} send={send} orderAt={subscriptionPath}>
        <ValidAt branches={branches} />
      </MembershipForm>
    </>
  )
}

export function Component() {
  const { user } = useAuth()
  const id = idOf(useParams()['packageId'])
  if (!user) return null
  return (
    <CheckoutFrame title={words.membershipTitle}>
      <PageHead title={words.membershipTitle} />
      {id === null ? <MissingPackage onRetry={() => location.reload()} /> : <Order key={id} id={id} user={user} />}
    </CheckoutFrame>
  )
}
