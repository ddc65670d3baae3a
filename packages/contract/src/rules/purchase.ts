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
export const UNPAID_ALREADY = 'You have unpaid orders already. Please pay or cancel one first.'
export const ORDERED_A_LOT = 'Please wait a little before the next order.'

export const JUST_CHANGED = 'Something in this order has just changed. Please try again.'

/** What the gateway takes in one payment. */
export const LEAST_PAYMENT: Poisha = 1_000
export const MOST_PAYMENT: Poisha = 50_000_000

/** For a customer whose money has come, though the gateway calls it risky. */
export const BEING_CHECKED = 'Your payment is being checked by our staff. You do not need to pay again.'

/** A visit is booked for today or later, at most a year ahead; null when the day can be booked. */
export function bookingProblem(day: Day, today: Day): string | null {
  if (day < today) return 'The booking date cannot be in the past.'
  return day > addDays(today, BOOKING_DAYS) ? `The booking date can be at most ${BOOKING_DAYS} days ahead.` : null
}

/** Null when the gateway would take this sum. */
export function paymentProblem(total: Poisha): string | null {
  const tk = (poisha: Poisha): string => `Tk ${formatExact(toTaka(poisha))}`
  if (total < LEAST_PAYMENT) return `Online payment starts at ${tk(LEAST_PAYMENT)}. Please add something to your order.`
  return total > MOST_PAYMENT ? `Online payment ends at ${tk(MOST_PAYMENT)}. Please split your order.` : null
}
