import { useState } from 'react'
import { BookingStep } from './booking-step.tsx'
import { BranchStep } from './branch-step.tsx'
import { CheckoutColumns } from './checkout-frame.tsx'
import { NameBanner } from './name-banner.tsx'
import { PaymentLogo } from './payment-logo.tsx'
import { PeopleStep } from './people-step.tsx'
import { PayBar, PlaceOrder, type Placing } from './place-order.tsx'
import { TermsBox } from './terms-box.tsx'
import { type TicketLine, totalsOf } from './ticket-order.ts'
import { TicketSummary } from './ticket-summary.tsx'
import { type TicketCheckoutProps, useTicketCheckout } from './use-ticket-checkout.ts'

type Props = TicketCheckoutProps & {
  vatRate: number
  onLess: (line: TicketLine) => void
  onMore: (line: TicketLine) => void
  orderAt: Placing['orderAt']
}

export function TicketForm({ vatRate, onLess, onMore, orderAt, ...props }: Props) {
  const { user, lines, branches } = props
  const { today, branch, day, people, change, place, busy, problem, branchField, branchError } =
    useTicketCheckout(props)
  const [agreed, setAgreed] = useState(false)
  const [bought] = useState(() => new Map(lines.map(({ id, quantity }) => [id, quantity])))
  const placing: Placing = { ready: agreed && Boolean(user.name), busy, problem, onPlace: place, orderAt }
  const takeOne = (id: number) => lines.filter((line) => line.id === id).forEach(onLess)
  const summary = (
    <TicketSummary lines={lines} vatRate={vatRate} onLess={onLess} onMore={onMore}>
      <PaymentLogo />
      <TermsBox agreed={agreed} onAgree={setAgreed} />
      <PlaceOrder {...placing} />
    </TicketSummary>
  )
  return (
    <>
      {!user.name && <NameBanner />}
      <CheckoutColumns summary={summary}>
        <BranchStep
          branches={branches}
          branch={branch}
          error={branchError}
          field={branchField}
          onChoose={(chosen) => change({ branch: chosen })}
        />
        <BookingStep day={day} today={today} onPick={(picked) => change({ day: picked })} />
        <PeopleStep
          user={user}
          lines={lines}
          bought={bought}
          people={people}
          onChange={(typed) => change({ people: typed })}
          onTakeOne={takeOne}
        />
      </CheckoutColumns>
      <PayBar taka={totalsOf(lines, vatRate).total} {...placing} />
    </>
  )
}
