import type { Day } from './dates.ts'

/** The week as people here count it: Saturday first, Friday the day of rest. */
export const weekdays = ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const
export type Weekday = (typeof weekdays)[number]

/** From Saturday, 0, to Friday, 6. */
export const placeInWeek = (day: Day): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 1) % 7

export const weekdayOf = (day: Day): Weekday => weekdays[placeInWeek(day)] ?? 'Saturday'
