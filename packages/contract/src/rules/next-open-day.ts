import { addDays, type Day } from './dates.ts'
import { openTimes } from './opening-hours.ts'
import { weekdays } from './week.ts'
import { weekdayOf } from './weekday.ts'

/** This day, or the next one that is certain to be an open one; where no day is certain, every day is taken for open. */
export function nextOpenDay(day: Day, typed: string | null): Day {
  const open = openTimes(typed).flatMap(({ days }) => days)
  return weekdays.map((_, later) => addDays(day, later)).find((each) => open.includes(weekdayOf(each))) ?? day
}
