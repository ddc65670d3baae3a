import { spellDay } from '#contract/words/en/dates.ts'
import { weekdays } from '#contract/schemas/package.ts'
import type { Tx } from '../db/database.ts'
import type { Fact, ReceiptPart, Sold } from '../orders/receipt-part.ts'
import { readMembers, readMembership } from './receipt-queries.ts'

type Membership = NonNullable<Awaited<ReturnType<typeof readMembership>>>
type Members = Awaited<ReturnType<typeof readMembers>>

export async function readMembershipReceipt(tx: Tx, orderId: number): Promise<ReceiptPart> {
  const membership = await readMembership(tx, orderId)
  if (!membership) throw new Error(`Order ${orderId} is no subscription.`)
  const members = await readMembers(tx, membership.id)
  return {
    title: `${membership.name} membership`,
    facts: periodFacts(membership),
    lines: [packageLine(membership), ...extraLines(members)],
    riders: members,
    showsVat: false,
    stub: 'sun',
  }
}

/** It has a period once it is paid. */
const periodFacts = ({ startDate, endDate }: Membership): Fact[] =>
  startDate && endDate
    ? [
        { label: 'Start date', value: spellDay(startDate) },
        { label: 'End date', value: spellDay(endDate) },
      ]
    : []

const packageLine = ({ name, title, month, hour, days, qty, price }: Membership): Sold => ({
  description: `${name}, ${title}`,
  detail: [
    count(month, 'month'),
    hour === 0 ? 'unlimited hours' : `${count(hour, 'hour')} per session`,
    daysOf(days),
  ].join(' · '),
  qty,
  price,
})

/** Riders beyond those the package includes, one line for each type and price. */
function extraLines(members: Members): Sold[] {
  const groups = Map.groupBy(
    members.filter(({ additional }) => additional),
    ({ type, price }) => `${price} ${type}`,
  )
  return [...groups.values()].flatMap(([first, ...rest]) =>
    first ? [{ description: `Extra rider, ${first.type}`, qty: rest.length + 1, price: first.price }] : [],
  )
}

const count = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`

const daysOf = (days: Membership['days']): string =>
  days.length === weekdays.length ? 'every day' : weekdays.filter((day) => days.includes(day)).join(', ')
