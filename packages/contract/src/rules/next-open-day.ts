import { addDays, type Day } from './dates.ts'
import { openTimes } from './opening-hours.ts'
import { weekdayOf } from './weekday.ts'

/** Beyond the longest row of days that is closed at once. */
const FURTHEST = 100

/**
 * This day, or the next one that is certain to be an open one and is not closed by the calendar; where no weekday is certain,
 * every one is taken for open.
 */
export function nextOpenDay(day: Day, typed: string | null, closed: readonly Day[] = []): Day {
  const open = openTimes(typed).flatMap(({ days }) => days)
  const days = Array.from({ length: FURTHEST }, (_, later) => addDays(day, later)).filter(
    (each) => !closed.includes(each),
  )
  return days.find((each) => open.includes(weekdayOf(each))) ?? days[0] ?? day
}
