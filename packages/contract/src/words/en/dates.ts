import { type Day, isDay } from '../../rules/dates.ts'
import type { Weekday } from '../../rules/week.ts'
import { weekdayOf } from '../../rules/weekday.ts'

const MONTHS = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(',')
const INVALID = 'Invalid-Date'

const monthOf = (day: Day): string => MONTHS[Number(day.slice(5, 7)) - 1] ?? ''
const dateOf = (day: Day): number => Number(day.slice(8))

/** From 1 on. */
export const monthName = (month: number): string => MONTHS[month - 1] ?? ''

/** For lists: 15-Nov-2026. Empty without a date. */
export const showDay = (day: Day | null | undefined): string =>
  !day ? '' : isDay(day) ? `${day.slice(8)}-${monthOf(day).slice(0, 3)}-${day.slice(0, 4)}` : INVALID

/** For details: November 15, 2026. */
export const spellDay = (day: Day | null | undefined): string =>
  !day ? '' : isDay(day) ? `${monthOf(day)} ${dateOf(day)}, ${day.slice(0, 4)}` : INVALID

/** A ticket's stub, in three lines: Nov, 05, 2026. */
export const stub = (day: Day): [month: string, date: string, year: string] => [
  monthOf(day).slice(0, 3),
  day.slice(8),
  day.slice(0, 4),
]

/** In this year: November 15. */
export const dayNoYear = (day: Day): string => `${monthOf(day)} ${dateOf(day)}`
/** November 2026. */
export const month = (day: Day): string => `${monthOf(day)} ${day.slice(0, 4)}`
/** The number of the day in its month. */
export const dayNumber = (day: Day): string => String(dateOf(day))
export const weekdayName = (weekday: Weekday): string => weekday
export const weekdayShort = (weekday: Weekday): string => weekday.slice(0, 3)
/** Sunday, November 15, 2026. */
export const dayNamed = (day: Day): string => `${weekdayOf(day)}, ${spellDay(day)}`

/** 21:00 reads 9:00 PM. */
export function time(clock: string): string {
  const hour = Number(clock.slice(0, 2))
  return `${hour % 12 || 12}${clock.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

export const seconds = (n: number): string => counted(n, 'second')
export const aboutMinutes = (n: number): string => `about ${counted(n, 'minute')}`
export const aboutHours = (n: number): string => `about ${counted(n, 'hour')}`
export const years = (n: number): string => counted(n, 'year')
export const monthsCount = (n: number): string => counted(n, 'Month')
export const hoursCount = (n: number): string => counted(n, 'hour')
export const minutesCount = (n: number): string => counted(n, 'minute')
export const unlimited = 'Unlimited'
export const allDays = 'all days'
export const today = 'Today'
export const tomorrow = 'Tomorrow'
export const closedDay = (day: string): string => `${day}: closed`
