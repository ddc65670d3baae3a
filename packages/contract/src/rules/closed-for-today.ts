import { dhakaDay, dhakaHour } from './dates.ts'
import { openTimes } from './opening-hours.ts'
import { weekdayOf } from './weekday.ts'

const two = (value: number): string => String(value).padStart(2, '0')

/** The last closing time of the day has passed in Dhaka. Hours that are not certain, or go on past midnight, close nothing. */
export function isClosedForToday(typed: string | null, now: Date): boolean {
  const time = `${two(dhakaHour(now))}:${two(now.getUTCMinutes())}`
  const hours = openTimes(typed).filter(({ days }) => days.includes(weekdayOf(dhakaDay(now))))
  return hours.length > 0 && hours.every(({ opens, closes }) => opens < closes && closes <= time)
}
