/** The payments desk: money that needs a person. The office is in English for everyone. */
export const title = 'Payments'
export const about = 'Money that needs a person. Oldest first.'
export const failed = 'The payments could not be loaded.'
export const lists = { held: 'On hold', stray: 'Money without an order', refunds: 'Refunds under way' }
export const allSettled = 'Every payment is settled.'
export const nothingIn = {
  held: 'No payment is on hold.',
  stray: 'No money is without an order.',
  refunds: 'No refund is under way.',
}
export const shownOf = (shown: number, all: number): string => `${shown} of ${all} are shown, the oldest first.`
export const sum = (amount: string, currency: string): string => `${currency === 'BDT' ? 'Tk' : currency} ${amount}`
export const unknownMeans = 'unknown means'
export const onHold = (since: string): string => `On hold ${since}`
export const minutes = (n: number): string => `${n} min`
export const hours = (n: number): string => `${n} h`
export const days = (n: number): string => (n === 1 ? '1 day' : `${n} days`)
export const order = 'Order'
export const buyer = 'Buyer'
export const from = 'From'
export const why = 'Why'
export const transaction = 'Transaction'
export const bank = 'Bank'
export const came = 'Came'
export const waits = 'Waits'
export const waitsText = (since: string): string => `${since}. The places are kept as long as it is on hold.`
export const risk = (level: number | null, titled: string | null): string =>
  `Risk level ${level ?? 'unknown'} from the gateway${titled ? `: ${titled}` : ''}`
export const proof = (transactionId: string, val: string | null): string =>
  val === null ? transactionId : `${transactionId} · val ${val}`
export const erased = 'An erased customer'
export const noOrder = 'No order of ours'
export const strayBadges = { charged: 'Charged, no ticket', twice: 'Paid twice', other: 'To look at' }
export const reasons = {
  already_paid: (invoice: string): string => `${invoice} was paid already: paid twice`,
  order_expired: (invoice: string, came_: string, ended: string): string =>
    `The money came at ${came_}; ${invoice} had expired${ended && ` at ${ended}`}`,
  order_cancelled: (invoice: string, came_: string, ended: string): string =>
    `The money came at ${came_}; ${invoice} was cancelled${ended && ` at ${ended}`}`,
  mismatch: (): string => 'The sum or the currency is not what was due',
  unknown_transaction: (): string => 'The transaction is not known here',
  refused: (invoice: string): string => `Staff did not confirm it for ${invoice}`,
}
export const usable = 'An unpaid order of the same sum and phone:'
export const onlyInPanel = (transactionId: string): string =>
  `This can only be given back in the gateway's own panel. Transaction ${transactionId}.`
export const call = (phone: string): string => `Call ${phone}`
export const takeAsPaid = 'Take as paid'
export const giveBack = 'Give back'
export const keep = 'Keep'
export const payFor = (invoice: string): string => `Use for ${invoice}`
export const takeTitle = (paid: string): string => `Take ${paid} as paid?`
export const takeText = {
  tickets: 'The customer gets the tickets at once.',
  memberships: 'The membership begins at once.',
}
export const takeAct = (paid: string): string => `Take ${paid} as paid`
export const backTitle = (paid: string): string => `Give back ${paid}?`
export const backHeld = 'The order stays unpaid, and the customer is told.'
export const backStray = 'The gateway gives it back the way it came.'
export const backAct = (paid: string): string => `Give back ${paid}`
export const keepTitle = (paid: string): string => `Keep ${paid}?`
export const keepText = 'Because it was settled in another way.'
export const keepAct = (paid: string): string => `Keep ${paid}`
export const reason = 'Reason'
export const reasonHelp = 'How it was settled, 3 to 200 characters.'
export const reasonLength = 'A reason has 3 to 200 characters.'
export const payTitle = (paid: string, invoice: string): string => `Use ${paid} for ${invoice}?`
export const payText = 'The order is paid, and the customer is told.'
export const leave = 'Leave it'
export const cameSecond = 'You came second; nothing else to do.'
export const charged = 'Charged but no ticket'
export const phoneOrTransaction = 'Phone or transaction'
export const ask = 'Ask the gateway'
export const askAbout = 'Asks about every attempt of this number of the last 7 days, now.'
export const noneFound = 'No attempt to pay within the last 7 days.'
export const typeFirst = 'Please enter a phone number or a transaction.'
export const creditNote = 'Credit note'
export const none = 'none'
export const way = 'Way'
export const ways = { gateway: 'Gateway', card: 'Card', bkash: 'bKash', nagad: 'Nagad', rocket: 'Rocket' }
export const amount = 'Sum'
export const state = 'State'
export const actions = 'Actions'
export const refundStates = {
  asking: 'No answer yet',
  under_way: 'Refund under way',
  refunded: 'Refunded',
  handed_out: 'Given back',
  cancelled: 'Cancelled by the bank',
}
export const refusedBecause = (because: string | null): string => (because ? `Refused: ${because}` : 'Refused')
export const askedAgo = (since: string): string => `asked ${since} ago`
export const askAgain = 'Ask again'
export const otherWay = 'Other way'
