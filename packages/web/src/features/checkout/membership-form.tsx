import { type ReactNode, useCallback, useState } from 'react'
import { AddPerson } from './add-person.tsx'
import { CheckoutColumns } from './checkout-frame.tsx'
import { totalOf } from './membership-order.ts'
import { MembershipSummary } from './membership-summary.tsx'
import { NameBanner } from './name-banner.tsx'
import { PaymentLogo } from './payment-logo.tsx'
import { PayBar, PlaceOrder, type Placing } from './place-order.tsx'
import { RiderStep } from './rider-step.tsx'
import { TermsBox } from './terms-box.tsx'
import { type MembershipCheckoutProps, useMembershipCheckout } from './use-membership-checkout.ts'

/** `children` stand under the package in the summary. */
type Props = MembershipCheckoutProps & { orderAt: Placing['orderAt']; children?: ReactNode }

export function MembershipForm({ orderAt, children, ...props }: Props) {
  const { user, pack } = props
  const { people, types, change, add, remove, place, busy, problem } = useMembershipCheckout(props)
  const [agreed, setAgreed] = useState(false)
  const [adding, setAdding] = useState(false)
  const close = useCallback(() => setAdding(false), [])
  const total = totalOf(pack, types)
  const placing: Placing = { ready: agreed && Boolean(user.name), busy, problem, onPlace: place, orderAt }
  const summary = (
    <MembershipSummary pack={pack} types={types} total={total} about={children}>
      <PaymentLogo />
      <TermsBox agreed={agreed} onAgree={setAgreed} />
      <PlaceOrder {...placing} />
    </MembershipSummary>
  )
  return (
    <>
      {!user.name && <NameBanner />}
      <CheckoutColumns summary={summary}>
        <RiderStep
          user={user}
          types={types}
          people={people}
          onChange={(typed) => change({ people: typed })}
          onRemove={remove}
          onAddPerson={() => setAdding(true)}
        />
      </CheckoutColumns>
      <AddPerson open={adding} types={types} total={total} onAdd={add} onRemove={remove} onClose={close} />
      <PayBar taka={total} {...placing} />
    </>
  )
}
