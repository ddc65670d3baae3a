/** Customers: the list, the page of one, and what is done for them. The office is in English for everyone. */
export const customers = 'Customers'
export const households = (n: string, more: boolean): string =>
  `${more ? 'more than ' : ''}${n} ${n === '1' ? 'household' : 'households'}`
export const search = 'Phone, name, child’s name or invoice'
export const searchNoChildren = 'Phone, name or invoice'
export const filter = 'Filter'
export const filters = { members: 'Members', ending: 'Ending in 30 days', came: 'Came this month' }
export const all = 'All'
export const failed = 'The customers could not be loaded.'
export const noneYet = 'No customers yet.'
export const noneFound = 'Nobody found. A name needs at least 3 letters.'
export const clearSearch = 'Clear the search'
export const name = 'Name'
export const children = 'Children'
export const membership = 'Membership'
export const visitsInYear = 'Visits, 12 months'
export const lastVisit = 'Last visit'
export const takings = 'Takings'
export const nameless = 'No name yet'
export const noChildren = 'none entered'
export const childOf = (name: string, age: number): string => `${name} ${age}`
export const never = 'never'
export const today = 'Today'
export const at = (day: string, branch: string): string => `${day}, ${branch}`
export const ends = (day: string): string => `Ends ${day}`
export const ended = (day: string): string => `Ended ${day}`
export const rowsOf = (from: string, to: string, total: string): string => `${from} – ${to} of ${total}`
export const moreThan = (most: string): string => `more than ${most}`
export const mergeTwo = 'Merge two'

export const pageFailed = 'The page of this customer could not be loaded.'
export const gone = 'There is no such customer any more.'
export const about = (phone: string, since: string): string => `${phone} · since ${since} · this view is logged`
export const moreActs = 'More: merge, hand over data, erase'
export const changePhone = 'Change phone'
export const merge = 'Merge with another customer'
export const handOver = 'Hand over data'
export const erase = 'Erase'
export const visitsNumber = 'Visits in 12 months'
export const medianStay = 'Median stay'
export const none = '–'
export const stay = (minutes: number): string =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`

export const memberships = 'Memberships'
export const noMemberships = 'No membership yet.'
export const months = (name: string, n: number): string => `${name}, ${n} ${n === 1 ? 'month' : 'months'}`
export const fromTo = (from: string, to: string): string => `${from} to ${to}`
export const hoursADay = (hours: number): string => (hours === 0 ? 'unlimited' : `${hours} h a day`)
export const placesOf = (type: string, n: number): string => `${type} ${n}`
export const membershipStates = { coming: 'Upcoming', running: 'Active', ended: 'Ended', cancelled: 'Cancelled' }
export const dayOf = (day: number, days: number): string => `Day ${day} of ${days}`
export const daysLeft = (n: number): string => `${n} ${n === 1 ? 'day' : 'days'} left`
export const visitsThisMonth = (n: number): string => `${n} ${n === 1 ? 'visit' : 'visits'} this month`
export const visitsUsed = (n: number): string => `${n} ${n === 1 ? 'visit' : 'visits'}`
export const extend = 'Extend'
export const changeRider = 'Change a rider'
export const orderOf = (invoice: string): string => `Order ${invoice}`

export const visits = 'Visits'
export const noVisits = 'Nobody has come yet.'
export const allOf = (n: string): string => `All ${n}`
export const fewer = 'Fewer'
export const visitsFailed = 'The visits could not be loaded.'
export const day = 'Day'
export const who = 'Who'
export const branch = 'Branch'
export const stayed = 'Stay'
export const inside = 'In'
export const people = (n: number): string => (n === 1 ? '1 person' : `${n} people`)
export const pageOf = (page: number, last: number): string => `Page ${page} of ${last}`

export const orders = 'Orders'
export const noOrders = 'No orders yet.'
export const invoice = 'Invoice'
export const forWhat = 'For'
export const state = 'State'
export const total = 'Total'

export const household = 'Household'
export const holder = 'Account holder'
export const spouse = 'Spouse'
export const years = (n: number): string => (n === 1 ? '1 year' : `${n} years`)
export const email = 'Email'
export const heardBy = 'Heard by'

export const notes = 'Notes'
export const noNotes = 'No notes yet.'
export const addNote = 'Add a note'
export const note = 'Note'
export const noteHelp = 'Never shown to customers. Deleted with an erased customer.'
export const keepNote = 'Save note'
export const byOn = (by: string, day: string): string => `${by}, ${day}`

export const messages = 'Messages'
export const noMessages = 'No messages in the last 90 days.'
export const messageStates = { waiting: 'waiting', sent: 'sent', given_up: 'not delivered' }
/** By their kinds; whatever else is sent is a message. */
export const messageKinds: Record<string, string> = {
  'sale-paid': 'Tickets',
  'subscription-paid': 'Membership started',
  'subscription-ending': 'Membership ends soon',
  'payment-refused': 'Payment not accepted',
}
export const anyMessage = 'Message'
export const messageOf = (kind: string, invoice: string): string => `${kind} of ${invoice}`

export const cancel = 'Cancel'
export const serverSilent = 'The server does not answer. Your text is kept.'
export const pinAbout = 'This cannot be undone, so we ask who you are.'
export const phoneTitle = (name: string): string => `Change the phone of ${name}`
export const phoneAbout = (phone: string): string =>
  `The number is ${phone} now. The new one gets a code by SMS, which the customer reads out. Everywhere they are signed in, they are signed out.`
export const newPhone = 'New number'
export const sendCode = 'Send the code'
export const sendCodeTo = (phone: string): string => `Send a code to ${phone}`
export const codeSentTo = (phone: string): string => `Code sent to ${phone}`
export const readsItOut = 'The customer reads it out. It is valid for 5 minutes.'
export const otherNumber = 'Another number'
export const sendAgain = 'Send it again'
export const changeTo = (phone: string): string => `Change to ${phone}`

export const mergeTitle = 'Merge two customers'
export const mergeInto = (name: string): string => `Merge another customer into ${name}`
export const keepWhom = 'Who stays?'
export const goesWhom = 'Who goes?'
export const staysWith = (phone: string): string => `${phone} stays.`
export const mergeAbout = (kept: string, phone: string, gone: string): string =>
  `${kept} takes over the orders, memberships, children and notes of ${gone}. Running memberships keep their dates. ${gone} goes, with its sign-in. Sign-in works only with ${phone} from now on. This cannot be undone.`
export const last4 = (phone: string): string => `Last 4 digits of ${phone}`
export const personNamed = (name: string, phone: string): string => `${name}, ${phone}`
export const chooseOther = 'Choose another one'
export const mergeAct = (gone: string, kept: string): string => `Merge ${gone} into ${kept}`
export const sameOne = 'This is the same customer.'

export const handOverTitle = (name: string): string => `Hand over the data of ${name}`
export const handOverAbout =
  'A file with everything the centre holds on this customer: profile, children, orders, payments, visits and messages. Give it to the customer and to nobody else; then delete it here. This is logged.'
export const handOverAct = 'Download the file'
export const handedOver = 'The file is downloaded.'

export const eraseTitle = (name: string, children: number): string =>
  children === 0 ? `Erase ${name}?` : `Erase ${name} and the children?`
export const childCount = (n: number): string => (n === 1 ? '1 child' : `${n} children`)
export const eraseAbout = (children: number, visits: number): string =>
  `Name, phone, email, spouse and ${childCount(children)} are replaced everywhere, also in old log rows. ${
    visits === 1 ? '1 visit stays' : `${visits} visits stay`
  }, without names. This cannot be undone.`
export const refundUnderWay = (sum: string): string =>
  `A refund of Tk ${sum} is under way. Erasing is possible when it has arrived.`
export const paymentUnderWay =
  'A payment of this customer may still be on its way. An unfinished payment closes by itself within 24 hours.'
export const keepData = 'Keep the data'
export const eraseAct = (name: string): string => `Erase ${name}`
export const erased = 'Erased.'
export const withoutCode = 'Go without a code'
export const withCode = 'With a code'
export const reason = 'Reason'
export const reasonHelp = 'Why it is done without a code, 3 to 200 characters. It stands in the history.'
export const ownerWithout = 'The customer reads it out. The owner may go without one, with a reason.'
