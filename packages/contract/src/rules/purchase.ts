import { addDays, type Day } from './dates.ts'
import { formatExact, type Poisha, toTaka } from './money.ts'
import { MAX_LINES, MAX_QTY } from './quantities.ts'

/** The only way to pay: cards and mobile wallets on the gateway's page. */
export const PAYMENT_METHOD = 'SSL'

export const MAX_RIDERS = MAX_LINES * MAX_QTY
/** Of one package in one order. */
export const MAX_MEMBERSHIPS = 10
/** People beyond those that a membership includes. */
export const MAX_ADDED_RIDERS = 50
export const MAX_NOTE = 500
export const BOOKING_DAYS = 365

/** Tickets and memberships together, of one customer: orders that wait for their money, and orders placed within an hour. */
export const MAX_UNPAID = 10
export const MAX_AN_HOUR = 30
/** An order that nobody pays for is good for a day. */
export const UNPAID_HOURS = 24

/** What the gateway takes in one payment. */
export const LEAST_PAYMENT: Poisha = 1_000
export const MOST_PAYMENT: Poisha = 50_000_000

type BookingWords = { bookingPast: string; bookingFar: (days: number) => string }
type PaymentWords = Record<'paymentLeast' | 'paymentMost', (amount: string) => string>

/** A visit is booked for today or later, at most a year ahead; null when the day can be booked. */
export function bookingProblem(day: Day, today: Day, words: BookingWords): string | null {
  if (day < today) return words.bookingPast
  return day > addDays(today, BOOKING_DAYS) ? words.bookingFar(BOOKING_DAYS) : null
}

/** Null when the gateway would take this sum. */
export function paymentProblem(total: Poisha, words: PaymentWords): string | null {
  if (total < LEAST_PAYMENT) return words.paymentLeast(formatExact(toTaka(LEAST_PAYMENT)))
  return total > MOST_PAYMENT ? words.paymentMost(formatExact(toTaka(MOST_PAYMENT))) : null
}
