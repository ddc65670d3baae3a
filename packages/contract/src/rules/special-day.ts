import type { Day } from './dates.ts'
import { weekHours } from './opening-hours.ts'
import type { Weekday } from './week.ts'
import { weekdayOf } from './weekday.ts'

/** `open` is a day as usual, with hours of its own; at a branch it also holds against a day that is closed for all. */
export const specialKinds = ['closed', 'holiday', 'open'] as const
export type SpecialKind = (typeof specialKinds)[number]

export const kindsOfDay = ['weekday', 'weekend', 'holiday'] as const
export type KindOfDay = (typeof kindsOfDay)[number]

/** On a 24-hour clock: 14:00. */
export type DayHours = { opens: string; closes: string }

/** What the centre has said about one day, at one branch or at all (null). */
export type SpecialDay = {
  branch_id: number | null
  day: Day
  kind: SpecialKind
  opens: string | null
  closes: string | null
}

/** As many days as are asked about, or closed, at once. */
export const MOST_DAYS = 92
export const MAX_REASON = 80
/** How long before it the home page tells of a closed day. */
export const TOLD_DAYS_BEFORE = 14

/** The branch's own word about a day goes before the one for all. */
export const specialOf = <Special extends Pick<SpecialDay, 'branch_id' | 'day'>>(
  days: readonly Special[],
  day: Day,
  branch: number | null,
): Special | undefined => {
  const said = days.filter((each) => each.day === day)
  return said.find((each) => each.branch_id === branch) ?? said.find((each) => each.branch_id === null)
}

/** A holiday if it is marked so, else a weekend by the setting, else a weekday. */
export const kindOfDay = (
  day: Day,
  special: Pick<SpecialDay, 'kind'> | undefined,
  weekend: readonly Weekday[],
): KindOfDay => (special?.kind === 'holiday' ? 'holiday' : weekend.includes(weekdayOf(day)) ? 'weekend' : 'weekday')

export const hoursOf = (special: Pick<SpecialDay, 'opens' | 'closes'> | undefined): DayHours | null =>
  special?.opens && special.closes ? { opens: special.opens, closes: special.closes } : null

/** The weekly day of rest, as the hours tell it for certain. Where they name no open day at all, they close none. */
export function isDayOfRest(day: Day, typed: string | null): boolean {
  const week = weekHours(typed)
  return (
    week.get(weekdayOf(day))?.length === 0 && [...week.values()].some((hours) => hours !== null && hours.length > 0)
  )
}

/** Nobody can come on a closed day, nor on the weekly day of rest unless that day was given hours. */
export const isClosedOn = (
  day: Day,
  special: Pick<SpecialDay, 'kind' | 'opens' | 'closes'> | undefined,
  typed: string | null,
): boolean => special?.kind === 'closed' || (hoursOf(special) === null && isDayOfRest(day, typed))
