import type { Weekday } from '../../rules/week.ts'
import { time, weekdayName } from './dates.ts'

/** As the hours are written for parents, and as programs read them. */
export const everyDay = 'Every day'
export const days = (first: Weekday, last: Weekday): string =>
  first === last ? weekdayName(first) : `${weekdayName(first)} – ${weekdayName(last)}`
export const closed = 'Closed'
/** 10:00 and 21:00 read 10:00 AM – 9:00 PM. */
export const openFrom = (opens: string, closes: string): string => `${time(opens)} – ${time(closes)}`
