import { type Day, addDays, dhakaDay, dhakaMinute } from './dates.ts'
import { type WeekHours, weekHours } from './opening-hours.ts'
import type { Weekday } from './week.ts'
import { weekdayOf } from './weekday.ts'

/** Times are on a 24-hour clock. Open all around the clock has no end; `daysAway` is 0 today, 1 tomorrow. */
export type OpenState =
  | { open: true; until: string | null }
  | { open: false; opens: string; weekday: Weekday; daysAway: number }

/** A day with hours of its own, or none of them. */
export type OwnHours = { day: Day; closed: boolean; opens: string | null; closes: string | null }

/** In minutes after the midnight that today began with. */
type Span = { from: number; until: number }

const DAY = 24 * 60
const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const clock = (minute: number): string => new Date((minute % DAY) * 60_000).toISOString().slice(11, 16)

/**
 * Whether the doors are open at this instant, and until when, or when they open next. Null when the hours do not say it
 * for certain: nobody should stand before a closed door because of a guess, or stay at home.
 */
export function openState(typed: string | null, now: Date, own: readonly OwnHours[] = []): OpenState | null {
  const [today, minute] = [dhakaDay(now), dhakaMinute(now)]
  const hoursOn = hoursFrom(weekHours(typed), own)
  // From yesterday, whose hours may go on past midnight, to the same day of next week.
  const days = Array.from({ length: 9 }, (_, index) => spansOn(hoursOn, today, index - 1))
  const spans = days.flatMap((day) => day ?? [])
  const until = endOf(spans, minute)
  if (until > minute) return { open: true, until: until - minute < DAY ? clock(until) : null }
  const next = spans.filter(({ from }) => from > minute).toSorted((one, other) => one.from - other.from)[0]
  if (next === undefined) return null
  const daysAway = Math.floor(next.from / DAY)
  if (days.slice(0, daysAway + 2).includes(null)) return null
  return { open: false, opens: clock(next.from), weekday: weekdayOf(addDays(today, daysAway)), daysAway }
}

type HoursOn = (day: Day) => { opens: string; closes: string }[] | null | undefined

const hoursFrom =
  (week: WeekHours, own: readonly OwnHours[]): HoursOn =>
  (day) => {
    const said = own.find((each) => each.day === day)
    if (said?.closed) return []
    return said?.opens && said.closes ? [{ opens: said.opens, closes: said.closes }] : week.get(weekdayOf(day))
  }

function spansOn(hoursOn: HoursOn, today: Day, later: number): Span[] | null {
  const hours = hoursOn(addDays(today, later))
  const midnight = later * DAY
  return hours
    ? hours.map(({ opens, closes }) => ({
        from: midnight + minutes(opens),
        until: midnight + minutes(closes) + (closes <= opens ? DAY : 0),
      }))
    : null
}

/** When it closes, across hours that begin where others end; `minute` itself while it is closed. */
function endOf(spans: Span[], minute: number): number {
  const further = spans.find(({ from, until }) => from <= minute && until > minute)
  return further === undefined ? minute : endOf(spans, further.until)
}
