import { type Day, showDay, spellDay } from '#contract/rules/dates.ts'
import { toPoisha, toTaka } from '#contract/rules/money.ts'
import type { Subscription } from '#contract/schemas/subscription.ts'
import { monthWords } from '../orders/package-words.ts'

const kinds: Record<string, 'ok' | 'warn' | 'bad' | 'info'> = {
  Active: 'ok',
  Pending: 'warn',
  Upcoming: 'info',
  Inactive: 'bad',
  'In-Active': 'bad',
}

/** The colour of a status word; what is over or unknown has none. */
export const kindOf = (word: string) => kinds[word]

/** Something is due that nobody can pay any more and that is not on its way. */
export const isOver = ({ due, payable, payment_pending }: Subscription): boolean =>
  due > 0 && !payable && !payment_pending

/** When it is good; as long as it is not paid, when it was ordered and what can be expected. */
export function periodWords(subscription: Subscription): string {
  const { start_date, end_date, sale_date } = subscription
  if (start_date !== null && end_date !== null) return `${showDay(start_date)} to ${showDay(end_date)}`
  return `Ordered on ${showDay(sale_date)}, ${outlookOf(subscription)}`
}

function outlookOf({ payable, payment_pending, payment_held }: Subscription): string {
  if (payment_held) return 'payment being checked'
  if (payment_pending) return 'a payment may be on its way'
  return payable ? 'not paid yet' : 'can no longer be paid'
}

/** What the package itself cost, however many were bought, in Taka. */
export const basePriceOf = ({ qty, package: { price } }: Subscription): number => toTaka(toPoisha(price) * qty)

/** What those who were added beyond the package cost, in Taka. */
export const extrasOf = (subscription: Subscription): number =>
  toTaka(toPoisha(subscription.total_amount) - toPoisha(basePriceOf(subscription)))

export const remainingWords = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'} remaining`

/** The good news: whose it is, and from when. */
export function activatedWords({ start_date, package: { name, month } }: Subscription, today: Day): string {
  if (start_date === null || start_date < today) return `${name} is yours.`
  const starts = month === 1 ? 'starts' : 'start'
  return `${name} is yours. ${monthWords(month).toLowerCase()} of play ${starts} ${start_date === today ? 'today!' : `on ${spellDay(start_date)}.`}`
}
