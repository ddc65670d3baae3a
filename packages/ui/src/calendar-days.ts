import { addDays, addMonths, type Day } from '#contract/rules/dates.ts'
import { type Weekday, weekdays } from '#contract/rules/week.ts'
import { placeInWeek } from '#contract/rules/weekday.ts'

export type Range = { min: Day; max: Day }

export const isWeekend = (weekday: Weekday): boolean => weekday === 'Friday' || weekday === 'Saturday'

export const isSameMonth = (one: Day, other: Day): boolean => one.slice(0, 7) === other.slice(0, 7)
export const isWithin = (day: Day, { min, max }: Range): boolean => min <= day && day <= max
export const nearestIn = (day: Day, { min, max }: Range): Day => (day < min ? min : day > max ? max : day)

export function weeksOf(day: Day): (Day | null)[][] {
  const first = `${day.slice(0, 8)}01`
  const start = addDays(first, -placeInWeek(first))
  const weeks = Array.from({ length: 6 }, (_, week) =>
    weekdays.map((_weekday, at) => addDays(start, week * 7 + at)).map((each) => (isSameMonth(each, day) ? each : null)),
  )
  return weeks.filter((week) => week.some((each) => each !== null))
}

/** Weeks that are over are folded away: nobody can choose from them. */
export const weeksFrom = (day: Day, min: Day): (Day | null)[][] =>
  weeksOf(day).filter((week) => week.some((each) => each !== null && each >= min))

const steps: Record<string, (day: Day) => Day> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -placeInWeek(day)),
  End: (day) => addDays(day, 6 - placeInWeek(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
}

export const dayByKey = (day: Day, key: string, range: Range): Day | null => {
  const step = steps[key]
  return step ? nearestIn(step(day), range) : null
}
