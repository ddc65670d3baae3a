export { myTickets as title } from './app.ts'
export const titleOne = 'Ticket'
export const failed = 'Failed to load tickets.'
export const all = 'All'
export const unpaid = 'Unpaid'
export const partial = 'Partial'
export const filter = 'Filter'
export const searchPlaceholder = 'Search invoice or date'
export const none = 'No tickets found'
export const noneLead = 'When you buy tickets they will wait for you here.'
export const noneSuch = 'Try an invoice number or a date, such as 21-Nov-2026.'
export const nonePaid = 'None of your orders is paid yet.'
export const noneUnpaid = 'Nothing is waiting to be paid.'
export const searchAll = 'Search in all tickets'
export const showAll = 'Show all tickets'
export const statusActive = 'Active'
export const statusExpired = 'Expired'
export const statusInactive = 'In-Active'
export const bookingDate = 'Booking date'
export const saleDate = 'Sale date'
export const saleDateOn = (day: string): string => `Sale date ${day}`
export const branch = 'Branch'
export const movedTo = (day: string): string =>
  `Your visit was moved to ${day}, because the payment arrived after the booked day.`
export const movedFrom = (day: string): string => `Moved from ${day}.`
export const cancelled = 'Cancelled.'
export const cancelledGoesBack = (sum: string): string => `Cancelled. ${sum} goes back to you.`
export const orderSummary = 'Order Summary'
export const subtotal = 'Subtotal'
export const discount = 'Discount'
export const vat = (rate: number): string => `VAT (${rate}%)`
export const notReady = 'Not ready yet'
export const notReadyText = 'Your QR code appears once the order is paid.'
export const heldText = 'Your QR code appears once our staff have checked your payment.'
export const tooLate = 'Too late'
export const tooLateText = 'This order can no longer be paid.'
export const viewDetails = 'View Details'
export const viewDetailsOf = (invoice: string): string => `View Details of ${invoice}`
export const invoice = 'Invoice'
export const invoiceOf = (invoice: string): string => `Invoice ${invoice}`
export const mayBeComing = 'A payment may be on its way.'
export const cannotBePaid = 'Can no longer be paid.'
export const successTitle = 'Payment Successful'
export const successLead = (day: string): string => `Your tickets are ready. See you on ${day}!`
export const viewTickets = 'View Tickets'
export const failedTitle = 'Payment Failed'
export const failedLead = 'Nothing was booked. Your money stays with you; you can try again now.'
export const failedRefund =
  'Nothing was booked. Your money goes back to you in 3 to 10 business days; you can try again now.'
export const failedCancelled =
  'This order was cancelled. If money has left your account for it, it goes back to you in 3 to 10 business days.'
export const keptForYou = 'This order is kept for you, with everything you typed.'
export const tryPurchase = 'Try Purchase Again'
export const seeTickets = 'See your tickets'
