import { type Day, dhakaDay, showDay } from '#contract/rules/dates.ts'

const clockOf = (at: Date): string =>
  at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Dhaka' })

/** "5:12 PM" today, "15-Nov-2026, 5:12 PM" on any other day, also on one that has not come yet by a clock that is wrong. */
export const sinceWords = (since: Date, today: Day): string =>
  dhakaDay(since) === today ? clockOf(since) : `${showDay(dhakaDay(since))}, ${clockOf(since)}`
