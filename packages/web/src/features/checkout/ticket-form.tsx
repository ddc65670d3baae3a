import { useState } from 'react'
import { BookingStep } from './booking-step.tsx'
import { BranchStep } from './branch-step.tsx'
import { CheckoutColumns } from './checkout-frame.tsx'
import { NameStep } from './name-step.tsx'
import { PaymentLogo } from './payment-logo.tsx'
import { PeopleStep } from './people-step.tsx'
import { PayBar, PlaceOrder, type PlaceOrderProps } from './place-order.tsx'
import { totalsOf } from './ticket-order.ts'
import { TicketSummary, type TicketSummaryProps } from './ticket-summary.tsx'
import { useAfterPaint } from './use-after-paint.ts'
import { useClosedForToday } from './use-closed-for-today.ts'
import { type TicketCheckoutProps, useTicketCheckout } from './use-ticket-checkout.ts'
import { useVisitDays } from './use-visit-days.ts'
import { VisitWords } from './visit-words.tsx'

type Props = TicketCheckoutProps &
  Omit<TicketSummaryProps, 'children'> & { hours: string | null; orderAt: PlaceOrderProps['orderAt'] }

export function TicketForm(props: Props) {
  const { user, lines, vatRate, hours, onLess, onMore, orderAt, branches } = props
  const { today, branch, day, people, ownName, place, busy, problem, ...form } = useTicketCheckout(props)
  const days = useVisitDays(branch, day)
  const closed = useClosedForToday(hours, days.ownHours(today))
  const [agreed, setAgreed] = useState(false)
  const [bought] = useState(() => new Map(lines.map(({ id, quantity }) => [id, quantity])))
  // The sum is told at once; the rows for people, which move half the page, come a moment later.
  const peopleLines = useAfterPaint(lines)
  const placing: PlaceOrderProps = {
    agreed,
    onAgree: setAgreed,
    named: ownName.problem === null,
    nameField: ownName.field,
    busy,
    problem,
    onPlace: place,
    orderAt,
    visit: (
      <VisitWords day={day} today={today} closed={closed} branch={branches.find(({ id }) => id === branch)?.name} />
    ),
  }
  const summary = (
    <TicketSummary lines={lines} vatRate={vatRate} onLess={onLess} onMore={onMore}>
      <PaymentLogo />
      <PlaceOrder {...placing} />
    </TicketSummary>
  )
  return (
    <>
      {!user.name && <NameStep {...ownName} />}
      <CheckoutColumns summary={summary}>
        <BranchStep
          branches={branches}
          branch={branch}
          error={form.branchError}
          field={form.branchField}
          onChoose={form.chooseBranch}
        />
        <BookingStep day={day} today={today} closed={closed} hours={hours} days={days} onPick={form.pickDay} />
        <PeopleStep
          user={user}
          lines={peopleLines}
          bought={bought}
          people={people}
          onChange={form.typePeople}
          onTakeOne={onLess}
        />
      </CheckoutColumns>
      <PayBar taka={totalsOf(lines, vatRate).total} {...placing} />
    </>
  )
}
