import { formatExact } from '#contract/rules/money.ts'
import * as words from '#words/payments.ts'

const [MINUTE, HOUR, DAY] = [60_000, 60 * 60_000, 24 * 60 * 60_000]

/** How long it is since then: 38 min, 5 h, 3 days. */
export function sinceThen(at: string, now: Date): string {
  const ms = Math.max(0, now.getTime() - Date.parse(at))
  if (ms < HOUR) return words.minutes(Math.floor(ms / MINUTE))
  return ms < 2 * DAY ? words.hours(Math.floor(ms / HOUR)) : words.days(Math.floor(ms / DAY))
}

type Money = { amount: number; currency: string; method: string | null }

export const sumOf = ({ amount, currency }: Omit<Money, 'method'>): string => words.sum(formatExact(amount), currency)

/** Tk 4,085.00 · VISA-Dutch Bangla */
export const titleOf = ({ method, ...money }: Money): string => `${sumOf(money)} · ${method ?? words.unknownMeans}`
