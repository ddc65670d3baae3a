/** A day on the Dhaka calendar, yyyy-MM-dd. Days compare as text. */
export type Day = string

const DHAKA_MS = 6 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000
const two = (value: number): string => String(value).padStart(2, '0')
const toDay = (utc: Date): Day => utc.toISOString().slice(0, 10)
const toUtc = (day: Day): Date => new Date(`${day}T00:00:00Z`)
const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate()

/** The day it is in Dhaka at this instant; Dhaka is six hours ahead all year. */
export const dhakaDay = (now: Date): Day => toDay(new Date(now.getTime() + DHAKA_MS))

/** The instant at which a day begins in Dhaka. */
export const startOfDay = (day: Day): Date => new Date(toUtc(day).getTime() - DHAKA_MS)

/** The hour it is in Dhaka, 0 to 23. */
export const dhakaHour = (now: Date): number => new Date(now.getTime() + DHAKA_MS).getUTCHours()

/** Minutes since midnight in Dhaka, 0 to 1439. */
export const dhakaMinute = (now: Date): number =>
  dhakaHour(now) * 60 + new Date(now.getTime() + DHAKA_MS).getUTCMinutes()

/** A real day, written yyyy-MM-dd: 2027-02-29 is none, and there was no year 0. */
export const isDay = (text: string): boolean =>
  /^(?!0000)\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(toUtc(text).getTime()) && toDay(toUtc(text)) === text

export const addDays = (day: Day, count: number): Day => toDay(new Date(toUtc(day).getTime() + count * DAY_MS))

/** Whole days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((toUtc(to).getTime() - toUtc(from).getTime()) / DAY_MS)

/** The same day some months on, or the last day of that month when it has no such day: 31 January + 1 month is 28 February. */
export function addMonths(day: Day, count: number): Day {
  const start = toUtc(day)
  const month = start.getUTCMonth() + count
  const [year, index] = [start.getUTCFullYear() + Math.floor(month / 12), ((month % 12) + 12) % 12]
  return `${year}-${two(index + 1)}-${two(Math.min(start.getUTCDate(), daysIn(year, index)))}`
}
