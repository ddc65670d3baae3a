import { type Day, dhakaDay } from '#contract/rules/dates.ts'
import { named } from '#contract/words/named.ts'

/** Nobody pays for a day that is over; null while it can be paid for. */
export const tooLateFor = ({ booking_date }: { booking_date: Day }, now: Date): string | null =>
  booking_date < dhakaDay(now) ? named('answers').orderTooLate : null
