import { addDays, type Day } from '#contract/rules/dates.ts'
import { nextOpenDay } from '#contract/rules/next-open-day.ts'
import { weekdays } from '#contract/rules/week.ts'
import { placeInWeek } from '#contract/rules/weekday.ts'

/** The first Friday after this day. */
const nextFriday = (day: Day): Day => addDays(day, weekdays.length - 1 - placeInWeek(day) || weekdays.length)

/** What most visits are for: today unless it has closed, tomorrow, the next Friday; each once, and no day of rest. */
export const quickDays = (
  today: Day,
  closed: boolean,
  hours: string | null,
  isClosed: (day: Day) => boolean = () => false,
): Day[] =>
  [...new Set([...(closed ? [] : [today]), addDays(today, 1), nextFriday(today)])].filter(
    (day) => nextOpenDay(day, hours) === day && !isClosed(day),
  )
