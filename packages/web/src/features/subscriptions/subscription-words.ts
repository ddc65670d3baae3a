import { type Day, showDay, spellDay } from '#contract/rules/dates.ts'
import { toPoisha, toTaka } from '#contract/rules/money.ts'
import type { Subscription } from '#contract/schemas/subscription.ts'
import { monthWords } from '../../ui/package-words.ts'

const kinds: Record<string, 'ok' | 'warn' | 'bad' | 'info'> = { Active: 'ok', Pending: 'warn', Upcoming: 'info', Inactive: 'bad', 'In-Active': 'bad' }

/** The colour of a status word; what is over or unknown has none. */
export const kindOf = (word: string) => kinds[word]

/** When it is good, or when it was ordered as long as it is not paid. */
export const periodWords = ({ start_date, end_date, sale_date }: Subscription): string =>
  start_date === null || end_date === null ? `Ordered on ${showDay(sale_date)}` : `${showDay(start_date)} to ${showDay(end_date)}`

/** What the package itself cost, however many were bought, in Taka. */
export const basePriceOf = ({ qty, package: { price } }: Subscription): number => toTaka(toPoisha(price) * qty)

/** What those who were added beyond the package cost, in Taka. */
export const extrasOf = (subscription: Subscription): number => toTaka(toPoisha(subscription.total_amount) - toPoisha(basePriceOf(subscription)))

export const remainingWords = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'} remaining`

/** The good news: whose it is, and from when. */
export function activatedWords({ start_date, package: { name, month } }: Subscription, today: Day): string {
  if (start_date === null || start_date < today) return `${name} is yours.`
  const starts = month === 1 ? 'starts' : 'start'
  return `${name} is yours. ${monthWords(month).toLowerCase()} of play ${starts} ${start_date === today ? 'today!' : `on ${spellDay(start_date)}.`}`
}
