/** What the calls of the desk say: orders, refunds, payments, customers. The owner's side is in English there. */
export const sumForm = 'A sum is from Tk 1.00 on, with at most two decimals.'
export const unitForm = 'Please choose who is cancelled.'
export const unitsOrAmount = 'Choose people, or an amount.'
export const reasonLength = 'A reason has 3 to 200 characters.'
export const referenceLength = 'A reference has 1 to 50 characters.'
export const noteLength = 'A note has 1 to 500 characters.'
export const riderName = 'Please enter a name.'
export const extendDays = 'A membership is extended by 1 to 60 days.'
export const phoneOrTransaction = 'Please enter a phone number or a transaction.'
export const branchUnknown = 'There is no such branch.'
export const searchTooLong = 'Please search for at most 200 characters.'
export const codeUse = 'use must be one of: phone, erase, data.'
export const customerUnknown = 'There is no such customer.'
export const last4Form = 'Type the last 4 digits of the number.'
export const last4Wrong = 'These are not the last 4 digits of that number.'
export const mergeItself = 'This is the same customer. Choose another one.'
export const merged = (phone: string): string => `Sign-in works only with ${phone} from now on.`
export const codeOrReason = 'Enter the code that was read out, or a reason.'
export const samePhone = 'This is the number the customer has already.'
export const phoneTaken = 'This number belongs to another customer. Merge them instead.'
export const phoneChanged = (phone: string): string =>
  `The number is ${phone} now. The customer is signed out everywhere.`
export const customerErased = 'Erased.'
export const noteKept = 'The note is kept.'
export const customerPaymentUnderWay =
  'A payment of this customer may still be on its way. Please try again later: an unfinished payment closes by itself within 24 hours.'
export const lineUnknown = 'There is no such line.'
export const clientIdUsed = 'This client_id was used for something else.'
export const clientIdNeeded = 'client_id must be a UUID.'
export const peopleNotAmount = 'Choose people; an amount only is given back without cancelling anybody.'
export const atMost = (sum: string): string => `At most Tk ${sum} can be given back.`
/** Who pressed the button had read another sum. */
export const otherSum = (sum: string): string => `It is Tk ${sum} now. Please look again.`
export const insideSince = (who: string, time: string): string =>
  `${who} is inside since ${time}. Undo the scan first, or give back an amount only.`
export const cameInAt = (who: string, time: string): string =>
  `${who} came in at ${time}. Undo the scan first, or give back an amount only.`
export const cameInOn = (who: string, day: string): string => `${who} came in on ${day}. Give back an amount only.`
export const onlySoMany = (name: string, count: number): string =>
  count === 0 ? `${name}: nobody is left to cancel.` : `${name}: only ${count} can be cancelled.`
export const nobodyOpen = 'Nobody is left to cancel.'
export const cancelledBefore = 'This was cancelled before.'
export const givenBackBy = (name: string, time: string): string => `${name} has given this back at ${time}.`
export const membershipWhole = 'A membership is given back whole, or by an amount.'
export const gatewayPanel = (transaction: string): string =>
  `This can only be given back in the gateway's own panel. Transaction ${transaction}.`
export const gatewaySilent = 'The payment service does not answer. Nothing was given back yet; ask again later.'
export const gatewayRefused = (reason: string): string => `The gateway refused: ${reason}`
export const refundUnderWay = 'Refund under way.'
export const givenBack = 'Given back.'
export const cancelledByBank = 'Cancelled by the bank.'
export const peopleCancelled = (count: number): string =>
  count === 0 ? 'Cancelled.' : count === 1 ? '1 ticket is cancelled.' : `${count} tickets are cancelled.`
export const decidedBefore = (who: string, time: string): string => `${who} has decided this at ${time}.`
export const heldPaid = 'Confirmed. The order is paid and the customer is told.'
export const heldTooLate = 'The order takes no money any more, so this is now to be given back.'
export const goesBack = 'The gateway gives it back. It stays in this list until the bank is done.'
export const strayKept = 'Kept. It will not be shown again.'
export const strayUsed = (invoice: string): string => `${invoice} is paid and the customer is told.`
export const orderTakesNone = (invoice: string): string => `${invoice} takes no money any more.`
export const notThisOrder = 'Only an unpaid order of the same sum and phone can be paid with it.'
export const foundPaid = 'Paid: the order is settled now.'
export const foundNone = 'The gateway knows no money for this.'
export const foundOpen = 'Still open at the gateway.'
export const foundHeld = 'On hold.'
export const foundStray = 'Paid, but no order takes it: it is under Money without an order.'
export const foundUnknown = 'The payment service does not answer. Ask again later.'
export const notPaid = 'This order is not paid.'
export const orderOver = 'This order is cancelled.'
export const movedOnlyTickets = 'A membership has no day of a visit.'
export const movedLetIn = 'Somebody was let in with it already: this visit is not moved any more.'
export const movedThere = 'The visit is there on that day already.'
export const moved = (day: string, branch: string): string => `The visit is now on ${day} at ${branch}.`
export const orderErased = 'The customer was erased.'
export const resent = 'The SMS is on its way.'
export const resentOften = 'This SMS was sent again 3 times today. Please try again tomorrow.'
export const riderUnknown = 'There is no such rider.'
export const riderLetIn = (name: string): string => `${name} was let in already.`
export const riderInside = (name: string): string => `${name} is inside now.`
export const riderOften = (name: string): string =>
  `${name} was changed 2 times already. A manager can change it again.`
export const riderChanged = 'The name is changed.'
export const extendedOnlyMembers = 'Only a membership is extended.'
export const extendedOver = 'It would have ended before today all the same. Please give more days.'
export const extended = (day: string): string => `The membership now ends on ${day}.`
export const askedNothing = 'There is nothing to ask the gateway about.'
