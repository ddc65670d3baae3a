/** The week as people here count it: Saturday first, Friday the day of rest. */
export const weekdays = ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const
export type Weekday = (typeof weekdays)[number]
