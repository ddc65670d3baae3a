/** What customers read about days that are not like others, and what is wrong with what was asked about them. */
export const closed = 'Closed'
export const closedOn = (day: string, reason: string): string => `We are closed on ${day}: ${reason}.`
export const closedThen = (day: string): string => `We are closed on ${day}.`
export const dayClosed = (day: string, reason: string): string => `${day}, closed: ${reason}`
export const dayRests = (day: string): string => `${day}, closed`
export const openHours = (opens: string, closes: string): string => `Open ${opens} – ${closes} on this day.`
export const toldClosed = (day: string, reason: string): string => `Closed on ${day}: ${reason}.`
export const toldClosedAt = (branch: string, day: string, reason: string): string =>
  `${branch}: closed on ${day}: ${reason}.`
export const backwards = 'The last day is before the first.'
export const most = (n: number): string => `Please choose at most ${n} days.`
export const past = 'This day is over.'
export const far = (n: number): string => `Please choose a day within ${n} days.`
export const monthForm = 'month must be written like 2026-11.'
export const kindForm = 'Please choose Closed, Holiday or As usual.'
export const reasonForm = 'A reason is a text.'
export const reasonNeeded = 'Please say why, parents will read it.'
export const holidayNeeded = 'Please give the holiday its name.'
export const reasonLong = (n: number): string => `At most ${n} characters.`
export const hourForm = 'A time is written like 14:00.'
export const hoursBoth = 'Please give both times, or none.'
export const hoursSame = 'It cannot open and close at the same time.'
export const ordersForm = 'orders must be a whole number.'
export const addForm = 'Days are added only for days that are closed.'
