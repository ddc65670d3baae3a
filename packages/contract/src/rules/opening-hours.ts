import { openingHours } from './lines.ts'
import { type Weekday, weekdays } from './week.ts'

/** On a 24-hour clock; what closes before it opens closes on the next day. */
export type Hours = { opens: string; closes: string }
export type OpenTime = Hours & { days: Weekday[] }

const to = /[-‐-―−]|\bto\b|\buntil\b/i
const and = /[,;&]|\band\b/i
const parts = (text: string, divider: RegExp): string[] => text.split(divider).map((part) => part.trim())

/** The hours of a day, none when it is closed; null when they cannot be read for certain. */
export type WeekHours = Map<Weekday, Hours[] | null>

/**
 * Opening hours that were typed for people, as a program reads them. The last line about a day holds; a day that no line
 * names is closed, unless some line could not be read and may have been about it.
 */
export function weekHours(typed: string | null): WeekHours {
  const told = openingHours(typed).map(({ days, hours }) => ({ days: daysOf(days), hours: dayHours(hours) }))
  const unnamed = told.every(({ days }) => days.length > 0) ? [] : null
  const week: WeekHours = new Map(weekdays.map((day) => [day, unnamed]))
  for (const { days, hours } of told) days.forEach((day) => week.set(day, hours))
  return week
}

/** The times that are certain; a day that is closed, or whose hours cannot be read, is left out. */
export function openTimes(typed: string | null): OpenTime[] {
  const times = new Map<string, OpenTime>()
  for (const [day, hours] of weekHours(typed)) {
    for (const { opens, closes } of hours ?? []) {
      const days = times.get(opens + closes)?.days ?? []
      times.set(opens + closes, { days: [...days, day], opens, closes })
    }
  }
  return [...times.values()]
}

/** Which lines, from 1 on, say nothing certain to a program: no day in them, or hours it cannot read. */
export const unreadLines = (typed: string | null): number[] =>
  openingHours(typed).flatMap(({ days, hours }, at) =>
    daysOf(days).length === 0 || dayHours(hours) === null ? [at + 1] : [],
  )

/** "Friday and holidays" is Friday: what is no day of the week says nothing about one. */
const daysOf = (text: string): Weekday[] => parts(text, and).flatMap(dayRange)

/** "Thursday – Saturday" goes on past the end of the week. */
function dayRange(text: string): Weekday[] {
  if (/^(every ?day|daily|all days)$/i.test(text)) return [...weekdays]
  const [first = -1, last = first, ...more] = parts(text, to).map(dayIndex)
  if (first < 0 || last < 0 || more.length > 0) return []
  const count = ((last - first + weekdays.length) % weekdays.length) + 1
  return [...weekdays, ...weekdays].slice(first, first + count)
}

/** Sat, Sat., Saturday and Saturdays are one day. */
function dayIndex(text: string): number {
  const name = text.toLowerCase().replace(/\.$/, '')
  return name.length < 3 ? -1 : weekdays.findIndex((day) => `${day}s`.toLowerCase().startsWith(name))
}

function dayHours(text: string): Hours[] | null {
  if (/^(closed|off)\.?$/i.test(text)) return []
  const ranges = parts(text, and).map(hoursRange)
  return ranges.every((range) => range !== null) ? ranges : null
}

/** "2:30 – 10:00 PM" could begin in the night or after noon, so both ends must be written in the same way. */
function hoursRange(text: string): Hours | null {
  const [from, until, ...more] = parts(text, to).map(clockTime)
  if (!from || !until || more.length > 0 || from.half !== until.half || from.time === until.time) return null
  return { opens: from.time, closes: until.time }
}

/** 12 AM is midnight and 12 PM is noon; without AM or PM, only hours and minutes together are a time. */
function clockTime(text: string): { time: string; half: boolean } | null {
  const [, hour = '', minute, half] = /^(\d{1,2})(?:[:.]([0-5]\d))?\s*(?:([ap])\.?m\.?)?$/i.exec(text) ?? []
  const h = Number(hour)
  const known = half === undefined ? hour !== '' && minute !== undefined && h <= 23 : h >= 1 && h <= 12
  if (!known) return null
  const past = half === undefined ? h : (h % 12) + (/p/i.test(half) ? 12 : 0)
  return { time: `${String(past).padStart(2, '0')}:${minute ?? '00'}`, half: half !== undefined }
}
