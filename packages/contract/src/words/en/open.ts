export const now = 'Open now'
export const until = (time: string): string => `Open now · until ${time}`
export const opensAt = (time: string): string => `Closed now · opens at ${time}`
export const opensTomorrow = (time: string): string => `Closed now · opens tomorrow at ${time}`
export const opensOn = (weekday: string, time: string): string => `Closed now · opens ${weekday} at ${time}`
