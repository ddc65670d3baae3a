import { type Day, dhakaDay } from '#contract/rules/dates.ts'
import { showDay, time } from '#words/dates.ts'

const clockOf = (at: Date): string =>
  time(at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Dhaka' }))

/** "5:12 PM" today, "15-Nov-2026, 5:12 PM" on any other day, also on one that has not come yet by a clock that is wrong. */
export const sinceWords = (since: Date, today: Day): string =>
  dhakaDay(since) === today ? clockOf(since) : `${showDay(dhakaDay(since))}, ${clockOf(since)}`
