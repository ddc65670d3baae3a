import type { Day } from './dates.ts'
import { type Weekday, weekdays } from './week.ts'

/** From Saturday, 0, to Friday, 6. */
export const placeInWeek = (day: Day): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 1) % 7

export const weekdayOf = (day: Day): Weekday => weekdays[placeInWeek(day)] ?? 'Saturday'
