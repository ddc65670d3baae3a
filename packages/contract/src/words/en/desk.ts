import type { OrderState } from '../../schemas/staff-orders.ts'

/** Orders: the list. The office is in English for everyone. */
export const orders = 'Orders'
export const ordersAbout = 'Tickets and memberships'
export const searchOrders = 'Phone, invoice, name, transaction, TrxID or code'
export const ordersFailed = 'The orders could not be loaded.'
export const states: Record<OrderState, string> = {
  paid: 'Paid',
  unpaid: 'Unpaid',
  held: 'On hold',
  refunding: 'Refund under way',
  refunded: 'Refunded',
  cancelled: 'Cancelled',
  expired: 'Expired',
  stray: 'Stray money',
}
export const state = 'State'
export const allStates = 'All'
export const visitDay = 'Visit day'
export const visitAnyDay = 'Visit: any day'
export const visitDays: [number, string][] = [
  [0, 'Visit: today'],
  [1, 'Visit: tomorrow'],
]
export const saleDay = 'Sale day'
export const soldAnyDay = 'Sold: any day'
export const saleDays: [number, string][] = [
  [0, 'Sold: today'],
  [-1, 'Sold: yesterday'],
]
export const otherDay = (what: string): string => `${what}…`
export const dayOf = (what: string): string => `${what}, date`
export const channel = 'Channel'
export const anyChannel = 'Online and counter'
export const channels = { online: 'Online', counter: 'Counter' }
export const method = 'Method'
export const anyMethod = 'Any method'
export const methods = {
  bkash: 'bKash',
  nagad: 'Nagad',
  rocket: 'Rocket',
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
  other: 'Other',
}
export const moreFilters = 'Filters'
export const clearFilters = 'Clear the filters'
export const invoice = 'Invoice'
export const buyer = 'Buyer'
export const visit = 'Visit'
export const people = 'People'
export const total = 'Total'
export const sold = 'Sold'
export const noPhone = 'no phone'
export const walkIn = 'Walk-in'
export const erased = 'Erased'
export const today = 'Today'
export const anyBranch = 'Any branch'
export const inOf = (inside: number, of: number): string => (inside === of ? `${of} in` : `${inside} of ${of} in`)
export const neverPaid = 'never paid'
export const until = (day: string): string => `until ${day}`
export const rowsOf = (from: number, to: number, total: string): string => `${from} – ${to} of ${total}`
export const moreThan = (most: string): string => `more than ${most}`
export const noOrderFor = (what: string): string => `No order for ${what}`
export const noOrders = 'No orders here yet.'
export const noOrderSuch = 'No order like this.'
export const chargedNoTicket = 'Charged but no ticket? Ask the gateway about this number.'
export const askGateway = 'Ask the gateway'
export const clearSearch = 'Clear the search'

/** The page of one order. */
export const orderFailed = 'The order could not be loaded.'
export const notDone = 'Nothing was done yet.'
export const moneyAtStake = 'Money is at stake, so we ask who you are.'
export const joined = (first: string, second: string): string => `${first} · ${second}`
export const joinedComma = (first: string, second: string): string => `${first}, ${second}`
export const at = (day: string, branch: string): string => `${day}, ${branch}`
export const membershipFor = (name: string, from: string, to: string): string => `${name}, ${from} to ${to}`
export const areIn = (inside: number, of: number): string => `${inside} of ${of} ${of === 1 ? 'is' : 'are'} in`
export const keptUntil = (time: string): string => `kept until ${time}`
export const sendAgain = 'Send SMS again'
export const moveVisit = 'Move the visit'
export const cancelPeople = 'Cancel people'
export const giveBack = 'Give back'
export const cancelOrder = 'Cancel order'
export const extend = 'Extend'
export const receipt = 'Receipt'
export const name = 'Name'
export const ticket = 'Ticket'
export const place = 'Place'
export const noName = 'No name'
export const typeAndAge = (type: string, age: number): string => `${type}, ${age}`
export const placeStates = { open: 'Open', in: 'In', out: 'Out', cancelled: 'Cancelled' }
export const inSince = (time: string): string => `In since ${time}`
export const outAt = (time: string): string => `Out at ${time}`
export const changeNames = 'Change names'
export const attempts = 'Every attempt to pay'
export const noAttempt = 'No attempt to pay.'
export const attemptStates = {
  open: 'Opened, no answer',
  held: 'On hold',
  paid: 'Paid',
  failed: 'Failed',
  cancelled: 'Cancelled',
  expired: 'Expired',
}
export const askedTimes = (n: number): string => (n === 1 ? 'asked once' : `asked ${n} times`)
export const askedNext = (time: string): string => `next asked ${time}`
export const askedNoMore = 'closed'
export const settledAt = (time: string): string => `settled ${time}`
export const val = (id: string): string => `val ${id}`
export const bank = (id: string): string => `bank ${id}`
export const risk = (level: number, title: string | null): string =>
  title ? `risk ${level}, ${title}` : `risk ${level}`
export const decidedBy = (status: string, who: string, when: string): string =>
  `${status === 'paid' ? 'taken as paid' : 'given back'} by ${who}, ${when}`
export const askNow = 'Ask the gateway now'
export const asking = 'Asking the gateway…'
export const strayUsed = 'Stray money, used for this order'
export const by = (who: string): string => `by ${who}`
export const byWithApproval = (who: string, approver: string): string => `by ${who}, approved by ${approver}`
export const refunds = 'Refunds'
export const refundStates = (status: string, refusal: string | null): string =>
  ({
    asking: 'No answer yet',
    under_way: 'Refund under way',
    refunded: 'Refunded',
    handed_out: 'Given back by hand',
    refused: `The gateway refused: ${refusal}`,
    cancelled: 'Cancelled by the bank',
  })[status] ?? status
export const ways = {
  gateway: 'as it came',
  card: 'Card, by hand',
  bkash: 'bKash, by hand',
  nagad: 'Nagad, by hand',
  rocket: 'Rocket, by hand',
}
export const ofItVat = (sum: string): string => `VAT Tk ${sum}`
export const refundRef = (id: string): string => `refund ${id}`
export const askAgain = 'Ask again'
export const otherWay = 'Other way'
export const history = 'History'
export const allChanges = 'All changes'
export const placed = { online: 'Placed online', counter: 'Sold at the counter' }
export const placedBy = { online: 'by the customer', counter: 'by staff' }
const messageNamed: Record<string, string> = {
  'sale-paid': 'SMS with the ticket',
  'sale-paid-again': 'SMS with the ticket, sent again',
  'subscription-paid': 'SMS with the membership',
  'subscription-paid-again': 'SMS with the membership, sent again',
  'payment-refused': 'SMS: the payment was not accepted',
  'subscription-ending': 'SMS: the membership ends soon',
  'subscription-extended': 'SMS: the membership ends later',
  'sale-moved': 'SMS: the visit was moved',
  refund: 'SMS: money goes back',
  'people-cancelled': 'SMS: tickets are cancelled',
}
export const messageNames = (kind: string): string => messageNamed[kind] ?? 'SMS'
export const messageStates = { sent: 'sent', waiting: 'waits to be sent', given_up: 'could not be sent' }
export const letInBy = (n: number, who: string, gate: string): string => `${n} let in by ${who}, ${gate}`
export const scannedBy = (who: string, gate: string): string => `Scanned by ${who}, ${gate}`
export const undone = (text: string): string => `${text}, undone`
export const noteBy = (who: string): string => `Note by ${who}`
export const money = 'Money'
export const lineWords = (name: string, qty: number, price: string, cancelled: number): string =>
  cancelled === 0 ? `${name} ${qty} × ${price}` : `${name} ${qty} × ${price}, ${cancelled} cancelled`
export const discount = 'Discount'
export const minus = (sum: string): string => `−${sum}`
export const vatOf = (rate: number, inside: boolean): string => (inside ? `VAT ${rate}%, included` : `VAT ${rate}%`)
export const paid = 'Paid'
export const refunded = 'Refunded'
export const due = 'Due'
export const buyerErased = 'This customer was erased.'
export const openCustomer = 'Open customer'
export const notes = 'Notes'
export const addNote = 'Add a note'
export const neverShown = 'Never shown to customers.'
export const add = 'Add'
export const noteSigned = (who: string, when: string): string => `${who}, ${when}`

/** What is asked before something is done to an order. */
export const cancelPeopleOf = (invoice: string): string => `Cancel people of ${invoice}`
export const cancelOrderOf = (invoice: string): string => `Cancel order ${invoice}`
export const giveBackOf = (invoice: string): string => `Give back for ${invoice}`
export const otherWayTitle = (sum: string): string => `Give back ${sum} another way`
export const nothing = 'nothing'
export const paidSoFar = (paid: string, how: string | null, back: string, left: string): string =>
  `Paid ${paid}${how ? ` by ${how}` : ''}. Given back so far: ${back}.${back === nothing ? '' : ` Left: ${left}.`}`
export const whatGoesBack = 'What goes back'
export const wholeMembership = 'Whole membership'
export const amountOnly = 'Amount only'
export const amountTaka = 'Amount in Tk'
export const amountHelp = (most: string): string => `From Tk 1.00 to Tk ${most}. The places stay.`
export const unnamed = (type: string): string => `${type}, no name`
export const isInside = (time: string): string => `In since ${time}. Undo the scan first, or give back an amount only.`
export const wasInside = (time: string): string => `Was in until ${time}. Give back an amount only.`
export const wasHere = 'Was in. Give back an amount only.'
export const withoutMoney = 'Without money back'
export const reason = 'Reason'
export const other = 'Other'
export const otherReason = 'Other reason'
export const wayBack = 'Way back'
export const asItCame = (method: string | null): string => (method ? `${method}, as it came` : 'As it came')
export const reference = 'Reference'
export const referenceHelp = 'Of the bank or the wallet.'
export const withoutVat = 'Without VAT'
export const vat = 'VAT'
export const goesBack = 'Goes back'
export const giveBackSum = (sum: string): string => `Give back Tk ${sum}`
export const cancelSome = (n: number): string => (n === 1 ? 'Cancel 1 person' : `Cancel ${n} people`)
export const endMembership = 'End the membership'
export const keepOrder = 'Keep the order'
export const quoted = (text: string): string => `“${text}”`
export const unpaidCancelled = 'Nobody has paid for it. It can no longer be paid afterwards.'
export const moveOf = (invoice: string): string => `Move the visit of ${invoice}`
export const peopleCount = (n: number): string => (n === 1 ? '1 person' : `${n} people`)
export const moveAbout = (n: number, day: string, branch: string): string =>
  `${peopleCount(n)}, now on ${day}, ${branch}. They keep the price they paid.`
export const moveAct = (n: number, day: string): string => `Move ${peopleCount(n)} to ${day}`
export const branch = 'Branch'
export const newDay = 'New day'
export const notNow = 'Not now'
const dayKinds = { weekday: 'A weekday.', weekend: 'A weekend day.', holiday: 'A holiday.' }
export const dayAbout = (kind: keyof typeof dayKinds, left: number | null): string =>
  `${dayKinds[kind]}${left === null ? '' : ` ${left} places are free.`} Nothing to pay.`
export const nameOf = (type: string): string => `Name, ${type}`
export const age = 'Age'
export const saveNames = (n: number): string => (n > 1 ? `Save ${n} names` : 'Save the name')
export const namesUntilIn = 'Names can be changed until they are let in.'
export const namesOfMembers = 'A rider can be changed twice; after that a manager does it.'
export const extendOf = (name: string): string => `Extend ${name}`
export const extendBy = (n: number): string => (n === 1 ? 'Extend by 1 day' : `Extend by ${n} days`)
export const endsOn = (day: string): string => `It ends on ${day}.`
export const thenEndsOn = (day: string): string => `Then it ends on ${day}.`
export const days = 'Days'
export const daysHelp = (most: number): string => `1 to ${most}`
export const extendReasonHelp = 'Closed days, an illness.'
