import type { Weekday } from '../../rules/week.ts'
import { time, weekdayName, weekdayShort } from './dates.ts'

export const everyDay = 'প্রতিদিন'
/** শনি – বৃহস্পতিবার. */
export const days = (first: Weekday, last: Weekday): string =>
  first === last ? weekdayName(first) : `${weekdayShort(first)} – ${weekdayName(last)}`
export const closed = 'বন্ধ'
/** 10:00 and 21:00 read সকাল ১০টা – রাত ৯টা. */
export const openFrom = (opens: string, closes: string): string => `${time(opens)} – ${time(closes)}`
