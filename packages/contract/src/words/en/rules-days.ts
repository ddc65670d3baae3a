/** Rules → Days: the office is in English for everyone. */
export const title = 'Rules'
export const about = 'Whether a day is open, and when'
export const days = 'Days'
export const failed = 'The days could not be loaded.'
export const branch = 'Branch'
export const allBranches = 'All branches'
export const weekdayPrices = 'Weekday'
export const weekend = 'Weekend'
export const holiday = 'Holiday'
export const closed = 'Closed'
export const closedWhy = (reason: string): string => `Closed: ${reason}`
export const booked = (n: number): string => `${n} booked`
export const seeBooked = (n: number): string => `${n} booked: see the orders`
export const otherHours = (opens: string, closes: string): string => `${opens} – ${closes}`
export const asUsual = 'As usual'
export const kindOfDay = 'Day'
export const reason = 'Reason, shown to parents'
export const reasonBangla = 'Reason in Bangla'
export const holidayName = 'Name of the holiday'
export const holidayBangla = 'Name in Bangla'
export const ofMost = (n: number, most: number): string => `${n} of ${most}`
export const opens = 'Opens'
export const closes = 'Closes'
export const hoursHelp = 'Empty: the usual hours.'
export const save = 'Save this day'
export const saved = (day: string): string => `${day} is saved.`
export const isClosed = (day: string): string => `${day} is closed.`
export const over = 'This day is over.'
export const changedLast = (who: string, when: string): string => `Changed by ${who}, ${when}`
export const generalSays = (what: string): string =>
  `For all branches: ${what}. What you save here holds at this branch instead.`
export const takeTheirs = 'Take theirs'
export const keepMine = 'Keep mine'
export const closeRange = 'Close a range'
export const closeTitle = (what: string): string => `Close ${what}?`
export const at = (what: string, where: string): string => `${what} at ${where}`
export const range = (from: string, to: string): string => `${from} to ${to}`
export const from = 'From'
export const to = 'To'
const orders = (n: number): string => (n === 1 ? '1 paid order' : `${n} paid orders`)
const people = (n: number): string => (n === 1 ? '1 person' : `${n} people`)
const daysOf = (n: number): string => (n === 1 ? '1 day' : `${n} days`)
/** 16-Dec-2026 has 34 paid orders, 121 people, Tk 66,550.00. */
export const hit = (what: string, isOne: boolean, n: number, who: number, sum: string): string =>
  `${what} ${isOne ? 'has' : 'have'} ${orders(n)}, ${people(who)}, ${sum}.`
export const hitNone = (what: string, isOne: boolean): string => `${what} ${isOne ? 'has' : 'have'} no paid orders.`
export const nobodyMoved = 'Nobody is moved or refunded by closing alone.'
export const addToMembers = (n: number, members: number): string =>
  `Add ${daysOf(n)} to ${members === 1 ? '1 running membership' : `${members} running memberships`}`
export const added = (n: number, members: number): string =>
  `${daysOf(n)} added to ${members === 1 ? '1 membership' : `${members} memberships`}.`
export const keepOpen = 'Keep it open'
export const closeAndList = (n: number): string => (n === 1 ? 'Close and list 1 order' : `Close and list ${n} orders`)
export const closeDays = (n: number): string => (n === 1 ? 'Close this day' : `Close ${n} days`)
export const counting = 'Counting...'
export const hitFailed = 'What it would hit could not be counted.'
export const listTitle = (what: string): string => `Paid orders for ${what}`
export const listAbout = 'They stay as they are. Call them, move them or give the money back one by one.'
export const listFailed = 'The orders could not be loaded.'
export const listEmpty = 'There are no paid orders for this.'
export const invoice = 'Invoice'
export const buyer = 'Buyer'
export const peopleHead = 'People'
export const sumHead = 'Paid'
export const previous = 'Previous'
export const next = 'Next'
export const notSaved = 'Nothing was saved yet.'
