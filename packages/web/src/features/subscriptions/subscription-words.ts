import type { Day } from '#contract/rules/dates.ts'
import { toPoisha, toTaka } from '#contract/rules/money.ts'
import type { Subscription } from '#contract/schemas/subscription.ts'
import { showDay, spellDay } from '#words/dates.ts'
import { period } from '#words/orders.ts'
import * as words from '#words/subscriptions.ts'

/** A status as it is told, with its colour; what is over or unknown has none. */
type Told = { word: string; kind?: 'ok' | 'warn' | 'bad' | 'info' }

const active: Told = { word: words.active, kind: 'ok' }
const pending: Told = { word: words.pending, kind: 'warn' }
const details: Record<number, Told> = { 0: { word: words.inactive, kind: 'bad' }, 1: active, 2: pending }
const lists: Record<number, Told> = {
  1: active,
  2: pending,
  3: { word: words.expired },
  4: { word: words.upcoming, kind: 'info' },
}

/** The list and the detail have words of their own for it. */
export const inDetail = (status: number): Told => details[status] ?? { word: words.unknown }
export const inList = (status: number): Told => lists[status] ?? { word: words.inactiveList, kind: 'bad' }

/** Something is due that nobody can pay any more and that is not on its way. */
export const isOver = ({ due, payable, payment_pending }: Subscription): boolean =>
  due > 0 && !payable && !payment_pending

/** When it is good; as long as it is not paid, when it was ordered and what can be expected. */
export function periodWords(subscription: Subscription): string {
  const { start_date, end_date, payable, payment_pending, payment_held } = subscription
  if (start_date !== null && end_date !== null) return period(showDay(start_date), showDay(end_date))
  const ordered = showDay(subscription.sale_date)
  if (payment_held) return words.orderedHeld(ordered)
  if (payment_pending) return words.orderedPending(ordered)
  return payable ? words.orderedPayable(ordered) : words.orderedOver(ordered)
}

/** What the package itself cost, however many were bought, in Taka. */
export const basePriceOf = ({ qty, package: { price } }: Subscription): number => toTaka(toPoisha(price) * qty)

/** What those who were added beyond the package cost, in Taka. */
export const extrasOf = (subscription: Subscription): number =>
  toTaka(toPoisha(subscription.total_amount) - toPoisha(basePriceOf(subscription)))

/** The good news: whose it is, and from when. */
export function activatedWords({ start_date, package: { name, month } }: Subscription, today: Day): string {
  if (start_date === null || start_date < today) return words.yours(name)
  return start_date === today ? words.yoursToday(name, month) : words.yoursOn(name, month, spellDay(start_date))
}
