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
