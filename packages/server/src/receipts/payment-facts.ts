import { type Day, dhakaDay } from '#contract/rules/dates.ts'
import { spellDay } from '#contract/words/en/dates.ts'
import { showPhone } from '#contract/rules/phone.ts'
import { paymentMethod } from './payment-method.ts'
import type { Fact } from '../orders/receipt-part.ts'

type Bought = {
  /** Null once the customer has been erased. */
  buyer: { name: string; phone: string } | null
  soldOn: Day
  paidAt: Date
  payment: { cardType: string | null; bankTranId: string | null } | null
}

const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Dhaka', hour: 'numeric', minute: '2-digit' })

/** In Dhaka, to the minute: November 15, 2026, 4:05 PM. */
const spellInstant = (at: Date): string => `${spellDay(dhakaDay(at))}, ${clock.format(at)}`

/** Who bought and paid, when and how: the same for tickets and memberships. */
export const paymentFacts = ({ buyer, soldOn, paidAt, payment }: Bought): Fact[] => [
  buyer
    ? {
        label: 'Billed to',
        value: buyer.name || showPhone(buyer.phone),
        ...(buyer.name && { more: showPhone(buyer.phone) }),
      }
    : { label: 'Billed to', value: 'Removed at the customer’s request' },
  { label: 'Sale date', value: spellDay(soldOn) },
  ...(payment ? [methodFact(payment)] : []),
  { label: 'Paid on', value: spellInstant(paidAt) },
]

const methodFact = ({ cardType, bankTranId }: NonNullable<Bought['payment']>): Fact => ({
  label: 'Paid with',
  value: paymentMethod(cardType),
  ...(bankTranId && { more: `Bank transaction ${bankTranId}` }),
})
