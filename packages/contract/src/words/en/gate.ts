import { showDay } from './dates.ts'

export const notAPass = 'This is not a ticket.'
export const forged = 'This code was not made by us.'
export const voidCode = 'This code is void.'
export const unknown = 'No ticket has this code.'
export const cancelled = (day: string): string => `Cancelled on ${day}.`
export const held = 'The payment is being checked. Ask a manager.'
export const expired = 'Never paid; the order has expired.'
export const unpaid = (due: string): string => `Not paid. Tk ${due} at the counter.`
export const partial = (due: string): string => `Tk ${due} is still due.`
export const memberEarly = (day: string): string => `Starts on ${day}.`
export const memberEnded = (day: string): string => `Ended on ${day}.`
export const used = (staff: string, when: string, gate: string): string => `Already used by ${staff} ${when}, ${gate}.`
export const memberDay = (of: { name: string; weekday: string }): string => `${of.name} is not valid on ${of.weekday}.`
export const otherBranch = (branch: string): string => `Booked for ${branch}.`
/** `away` is how many days it is until then. */
export const otherDay = (of: { day: string; away: number }): string =>
  `Booked for ${of.away === 1 ? 'tomorrow, ' : of.away === -1 ? 'yesterday, ' : ''}${of.day}.`
export const full = (inside: number, limit: number): string => `The branch is full: ${inside} of ${limit} inside.`
export const someIn = (came: number, all: number, when: string): string =>
  `${came} of ${all} came in ${when}. Who is here now?`
export const inside = (of: { people: number; time: string; staff: string; gate: string }): string =>
  `${of.people === 1 ? 'Inside' : `All ${of.people} are inside`} since ${of.time} (${of.staff}, ${of.gate}). Let in only people who went out.`
export const backIn = (people: string, time: string): string => `Coming back in: ${people}. First let in at ${time}.`
export const member = (name: string): string => `${name}: tick who is here.`
export const ok = (people: string): string => `${people}.`
/** Those of an order whose time is used up, while others of it may come back. */
export const notAgain = (whom: string): string => `Not again today: ${whom}.`
export const undone = (people: string): string => `Undone: ${people} are open again.`
export const undoneOne = (people: string): string => `Undone: ${people} is open again.`

export const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`)
export const line = (count: number, name: string): string => `${count} × ${name}`
export const atTime = (time: string): string => `at ${time}`
export const onDayAt = (day: string, time: string): string => `on ${day} at ${time}`
/** Dates as on the site, digits Latin in both languages. */
export const day = showDay

export const scanOver = 'This scan is over. Please scan again.'
export const undoneAlready = 'This was undone already.'
export const undoOver = 'This can no longer be undone.'
export const cannotLetIn = 'Nobody can be let in with this.'
export const anywayFirst = 'This must be let in anyway first.'
export const cannotMove = 'This visit cannot be moved to today.'
export const cannotAsk = 'There is no payment to ask about.'
export const gateOnly = 'This works on a paired gate or counter only.'
