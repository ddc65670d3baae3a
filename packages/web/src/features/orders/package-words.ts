import type { Package } from '#contract/schemas/package.ts'

type Weekday = Package['days'][number]

const themes = ['blue', 'teal', 'yellow'] as const
export type Theme = (typeof themes)[number]

export const themeOf = (index: number): Theme => themes[index % themes.length] ?? 'blue'

/** Outside the list, where its place is not known, its number decides. */
export const themeOfId = (id: number): Theme => themeOf(id - 1)

const count = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`

export const monthWords = (month: number): string => count(month, 'Month')

/** 0 hours means that a visit has no end. */
export const hourWords = (hour: number): string => (hour === 0 ? 'Unlimited' : count(hour, 'hour'))

/** The week as people here count it: Saturday first, Friday the day of rest. */
const week: Record<Weekday, string> = {
  Saturday: 'Sat',
  Sunday: 'Sun',
  Monday: 'Mon',
  Tuesday: 'Tue',
  Wednesday: 'Wed',
  Thursday: 'Thu',
  Friday: 'Fri',
}

export const weekOf = (days: Weekday[]): { day: string; short: string; open: boolean }[] =>
  Object.entries(week).map(([day, short]) => ({ day, short, open: days.some((open) => open === day) }))

export const beamsOf = <T>(signs: T[], perBeam = 3): T[][] =>
  Array.from({ length: Math.ceil(signs.length / perBeam) }, (_, n) => signs.slice(n * perBeam, (n + 1) * perBeam))

export function dayWords(days: Weekday[]): string {
  const open = weekOf(days).filter((day) => day.open)
  return open.length === Object.keys(week).length ? 'all days' : open.map(({ short }) => short).join(', ')
}
