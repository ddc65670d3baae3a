import { spellDay } from '#contract/rules/dates.ts'
import { sumOf } from '#contract/rules/quote.ts'
import { weekdays } from '#contract/schemas/package.ts'
import type { Tx } from '../db/database.ts'
import { namedRiders } from './named-riders.ts'
import { paymentFacts } from './payment-facts.ts'
import { readMembers, readSubscription } from './queries.ts'
import type { Fact, OrderPart, Sold } from './receipt.ts'

type Found = NonNullable<Awaited<ReturnType<typeof readSubscription>>>
type Members = Awaited<ReturnType<typeof readMembers>>

export async function readSubscriptionReceipt(tx: Tx, id: number): Promise<OrderPart> {
  const found = await readSubscription(tx, id)
  if (!found) throw new Error(`There is no subscription ${id}`)
  const { subscription, buyer, payment } = found
  const members = await readMembers(tx, id)
  const lines = [packageLine(found), ...extraLines(members)]
  const paidAt = subscription.paidAt ?? payment?.settledAt ?? subscription.createdAt
  return {
    invoiceNumber: subscription.invoiceNumber,
    paidAt,
    title: `${subscription.name} membership`,
    facts: [...periodFacts(found), ...paymentFacts({ buyer, soldOn: subscription.saleDate, paidAt, payment })],
    code: subscription.membershipCode,
    lines,
    subtotal: sumOf(lines),
    discount: null,
    vat: null,
    total: subscription.totalAmount,
    paid: subscription.paid,
    riders: namedRiders(members),
  }
}

/** It has a period once it is paid. */
const periodFacts = ({ subscription: { startDate, endDate } }: Found): Fact[] =>
  startDate && endDate ? [{ label: 'Start date', value: spellDay(startDate) }, { label: 'End date', value: spellDay(endDate) }] : []

const packageLine = ({ subscription: { name, title, month, hour, days, qty, price } }: Found): Sold => ({
  description: `${name}, ${title}`,
  detail: [count(month, 'month'), hour === 0 ? 'unlimited hours' : `${count(hour, 'hour')} per session`, daysOf(days)].join(' · '),
  qty,
  price,
})

/** Riders beyond those the package includes, one line for each type and price. */
function extraLines(members: Members): Sold[] {
  const groups = Map.groupBy(members.filter(({ additional }) => additional), ({ type, price }) => `${price} ${type}`)
  return [...groups.values()].flatMap(([first, ...rest]) =>
    first ? [{ description: `Extra rider, ${first.type}`, qty: rest.length + 1, price: first.price }] : [])
}

const count = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`

const daysOf = (days: Found['subscription']['days']): string =>
  days.length === weekdays.length ? 'every day' : weekdays.filter((day) => days.includes(day)).join(', ')
