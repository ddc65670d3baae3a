import { type ReactNode, useCallback, useState } from 'react'
import { AddPerson } from './add-person.tsx'
import { CheckoutColumns } from './checkout-frame.tsx'
import { totalOf } from './membership-order.ts'
import { MembershipSummary } from './membership-summary.tsx'
import { NameStep } from './name-step.tsx'
import { PaymentLogo } from './payment-logo.tsx'
import { PayBar, PlaceOrder, type PlaceOrderProps } from './place-order.tsx'
import { RiderStep } from './rider-step.tsx'
import { useAfterPaint } from './use-after-paint.ts'
import { type MembershipCheckoutProps, useMembershipCheckout } from './use-membership-checkout.ts'

/** `children` stand under the package in the summary. */
type Props = MembershipCheckoutProps & { orderAt: PlaceOrderProps['orderAt']; children?: ReactNode }

export function MembershipForm({ orderAt, children, ...props }: Props) {
  const { user, pack } = props
  const { people, types, ownName, typePeople, add, remove, place, busy, problem } = useMembershipCheckout(props)
  const [agreed, setAgreed] = useState(false)
  const [adding, setAdding] = useState(false)
  const open = useCallback(() => setAdding(true), [])
  const close = useCallback(() => setAdding(false), [])
  // The sum is told at once; the rows behind the dialog come a moment later.
  const rowTypes = useAfterPaint(types)
  const total = totalOf(pack, types)
  const placing: PlaceOrderProps = {
    agreed,
    onAgree: setAgreed,
    named: ownName.problem === null,
    nameField: ownName.field,
    busy,
    problem,
    onPlace: place,
    orderAt,
  }
  const summary = (
    <MembershipSummary pack={pack} types={types} total={total} about={children}>
      <PaymentLogo />
      <PlaceOrder {...placing} />
    </MembershipSummary>
  )
  return (
    <>
      {!user.name && <NameStep {...ownName} />}
      <CheckoutColumns summary={summary}>
        <RiderStep
          user={user}
          types={rowTypes}
          people={people}
          onChange={typePeople}
          onRemove={remove}
          onAddPerson={open}
        />
      </CheckoutColumns>
      <AddPerson open={adding} types={types} total={total} onAdd={add} onRemove={remove} onClose={close} />
      <PayBar taka={total} {...placing} />
    </>
  )
}
