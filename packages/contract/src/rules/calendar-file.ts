import { addDays, type Day } from './dates.ts'
import { weekHours } from './opening-hours.ts'
import { weekdayOf } from './weekday.ts'

/** Times of that day in Dhaka, on a 24-hour clock; closing before opening is after midnight. */
type Hours = { opens: string; closes: string }

export type CalendarEvent = {
  /** The same for the same visit, so that a calendar changes its entry instead of adding another. */
  uid: string
  day: Day
  /** Null when they are not known: it is an entry for the whole day then. */
  hours: Hours | null
  title: string
  place: string
  text: string
  url: string | null
}

const DHAKA_MS = 6 * 60 * 60 * 1000
/** RFC 5545, 3.1: a line has at most 75 octets, its end not counted. */
const MOST_OCTETS = 75

/** From the first opening to the last closing of that weekday; null when that cannot be read for certain. */
export function hoursOn(typed: string | null, day: Day): Hours | null {
  const hours = weekHours(typed)
    .get(weekdayOf(day))
    ?.toSorted((one, other) => one.opens.localeCompare(other.opens))
  const [first, last] = [hours?.[0], hours?.at(-1)]
  return first && last ? { opens: first.opens, closes: last.closes } : null
}

/** One visit as a file that every calendar reads (RFC 5545). */
export function calendarFile(event: CalendarEvent, now: Date): string {
  const { uid, title, place, text, url } = event
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dolna//Visits//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp(now)}`,
    ...whenLines(event),
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(text)}`,
    ...(url === null ? [] : [`URL:${url}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function whenLines({ day, hours }: CalendarEvent): string[] {
  if (hours === null) return [`DTSTART;VALUE=DATE:${digits(day)}`, `DTEND;VALUE=DATE:${digits(addDays(day, 1))}`]
  const lastDay = hours.closes <= hours.opens ? addDays(day, 1) : day
  return [`DTSTART:${stamp(inDhaka(day, hours.opens))}`, `DTEND:${stamp(inDhaka(lastDay, hours.closes))}`]
}

const digits = (text: string): string => text.replaceAll(/[-:]/g, '')
const stamp = (at: Date): string => `${digits(at.toISOString().slice(0, 19))}Z`
const inDhaka = (day: Day, time: string): Date => new Date(Date.parse(`${day}T${time}:00Z`) - DHAKA_MS)

/** Signs that would end a value are written with a stroke before them; a control character is none that anyone typed. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '')

/** A long line goes on in the next, which begins with a space; no character is cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let room = MOST_OCTETS
  return Array.from(line, (sign) => {
    const octets = encoder.encode(sign).length
    const fits = octets <= room
    room = fits ? room - octets : MOST_OCTETS - 1 - octets
    return fits ? sign : `\r\n ${sign}`
  }).join('')
}
