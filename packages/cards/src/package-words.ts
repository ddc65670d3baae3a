import { type Weekday, weekdays } from '#contract/rules/week.ts'
import { allDays, hoursCount, unlimited, weekdayShort } from '#words/dates.ts'

const themes = ['blue', 'teal', 'yellow'] as const
export type Theme = (typeof themes)[number]

export const themeOf = (index: number): Theme => themes[index % themes.length] ?? 'blue'

/** Outside the list, where its place is not known, its number decides. */
export const themeOfId = (id: number): Theme => themeOf(id - 1)

/** 0 hours means that a visit has no end. */
export const hourWords = (hour: number): string => (hour === 0 ? unlimited : hoursCount(hour))

export const weekOf = (days: Weekday[]): { day: Weekday; short: string; open: boolean }[] =>
  weekdays.map((day) => ({ day, short: weekdayShort(day), open: days.includes(day) }))

export const beamsOf = <T>(signs: T[], perBeam = 3): T[][] =>
  Array.from({ length: Math.ceil(signs.length / perBeam) }, (_, n) => signs.slice(n * perBeam, (n + 1) * perBeam))

export function dayWords(days: Weekday[]): string {
  const open = weekOf(days).filter((day) => day.open)
  return open.length === weekdays.length ? allDays : open.map(({ short }) => short).join(', ')
}
