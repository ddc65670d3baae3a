import { addDays, type Day } from '#contract/rules/dates.ts'
import { toPoisha, toTaka } from '#contract/rules/money.ts'
import { BOOKING_DAYS, PAYMENT_METHOD } from '#contract/rules/purchase.ts'
import { quote, toBasisPoints } from '#contract/rules/quote.ts'
import { namedRiders } from '#contract/rules/riders.ts'
import type { PlaceSale } from '#contract/schemas/place-sale.ts'
import { parsePeople, type Participant, recordOf, rowsFor } from './participant.ts'

export type TicketLine = { id: number; name: string; type?: string; price: number; quantity: number }

/** What is chosen and typed for an order of tickets; `people` by the ticket's number, also for tickets not in the cart right now. */
export type TicketDraft = { branch: number | null; people: Record<string, Participant[]> }

export function parseTicketDraft(raw: unknown): TicketDraft {
  const { branch, people } = recordOf(raw)
  return { branch: Number.isInteger(branch) ? (branch as number) : null, people: parsePeople(people) }
}

export const bookingRange = (today: Day): { min: Day; max: Day } => ({ min: today, max: addDays(today, BOOKING_DAYS) })

type Totals = { quantity: number; subtotal: number; vat: number; total: number }

/** What the order will cost, in Taka; the server decides it anew. */
export function totalsOf(lines: TicketLine[], vatRate: number): Totals {
  const { subtotal, vatAmount, grandTotal } = quote(
    lines.map(({ price, quantity }) => ({ price: toPoisha(price), qty: quantity })),
    toBasisPoints(vatRate),
  )
  return {
    quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotal: toTaka(subtotal),
    vat: toTaka(vatAmount),
    total: toTaka(grandTotal),
  }
}

type OrderParts = { customer: number; branch: number; day: Day; lines: TicketLine[]; people: TicketDraft['people'] }

/** The order without the day it is sent on: the same order stays the same past midnight. */
export const ticketOrder = ({ customer, branch, day, lines, people }: OrderParts): Omit<PlaceSale, 'sale_date'> => ({
  customer_id: customer,
  branch_id: branch,
  booking_date: day,
  payment_method: PAYMENT_METHOD,
  details: lines.map(({ id, quantity }) => ({ product_id: id, qty: quantity, note: null })),
  riding_users: namedRiders(
    lines.flatMap(({ id, name: shown, type = shown, quantity }) =>
      rowsFor(people[id], quantity).map(({ name, age }) => ({ name, age: Number(age), type })),
    ),
  ),
})
