import type { Day } from '#contract/rules/dates.ts'
import type { SpecialDay, StaffDay } from '#contract/schemas/staff-days.ts'
import { dayNamed, showDay, time } from '#words/dates.ts'
import * as words from '#words/rules-days.ts'

const kinds = { weekday: '', weekend: words.weekend, holiday: words.holiday }

/** What holds on a day, by its own word or by the one for all. */
export const saidOn = ({ own, general }: StaffDay): SpecialDay | null => own ?? general

/** The word in a cell: Weekend, Holiday, Closed: repairs. */
export function wordOf(day: StaffDay): string {
  const reason = day.closed ? saidOn(day)?.reason : null
  if (day.closed) return reason ? words.closedWhy(reason) : words.closed
  return kinds[day.kind]
}

export const hoursWords = (said: Pick<SpecialDay, 'opens' | 'closes'> | null): string =>
  said?.opens && said.closes ? words.otherHours(time(said.opens), time(said.closes)) : ''

/** Wednesday, December 16, 2026, Closed: Victory Day, 34 booked. */
export const nameOf = (day: StaffDay): string =>
  [
    dayNamed(day.day),
    wordOf(day) || words.weekdayPrices,
    day.closed ? '' : hoursWords(saidOn(day)),
    day.booked > 0 ? words.booked(day.booked) : '',
  ]
    .filter(Boolean)
    .join(', ')

/** 16-Dec-2026, or 16-Dec-2026 to 20-Dec-2026. */
export const spanWords = ({ from, to }: { from: Day; to: Day }): string =>
  from === to ? showDay(from) : words.range(showDay(from), showDay(to))
