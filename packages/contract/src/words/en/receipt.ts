export const title = 'Receipt'
export const numbered = (invoice: string): string => `Receipt ${invoice}`
export const invoiceNumber = 'Invoice number'
export const paidInFull = 'Paid in full'
export const partlyPaid = 'Partly paid'
export const bin = (bin: string): string => `BIN ${bin}`
export const tradeLicence = (number: string): string => `Trade licence no. ${number}`
export const dayTickets = 'Day tickets'
export const membership = (name: string): string => `${name} membership`
export const bookingDate = 'Booking date'
export const branch = 'Branch'
export const billedTo = 'Billed to'
export const removed = 'Removed at the customer’s request'
export const saleDate = 'Sale date'
export const paidWith = 'Paid with'
export const bankTransaction = (id: string): string => `Bank transaction ${id}`
export const paidOn = 'Paid on'
/** To the minute. */
export const moment = (day: string, time: string): string => `${day}, ${time}`
export const startDate = 'Start date'
export const endDate = 'End date'
export const description = 'Description'
export const qty = 'Qty'
export const unitPrice = 'Unit price (Tk)'
export const amount = 'Amount (Tk)'
export const vatColumn = (rate: string): string => `VAT ${rate}`
export const totalColumn = 'Total (Tk)'
export const subtotal = 'Subtotal'
export const discount = 'Discount'
export const vat = (rate: string): string => `VAT (${rate})`
export const total = 'Total'
export const paid = 'Paid'
export const due = 'Due'
export const givenBack = 'Given back'
export const creditNote = (number: string, day: string): string => `Credit note ${number} · ${day}`
export const withVat = (line: string, vat: string): string => `${line} · of it VAT ${vat}`
export const remains = 'Remains'
export const inWords = 'Total in words'
export const words = (taka: string, poisha: string): string => `${taka} Taka and ${poisha} poisha only`
export const wholeWords = (taka: string): string => `${taka} Taka only`
export const showAtGate = 'Show this at the gate'
export const participants = 'Participants'
export const participantsMore = 'Participants, continued'
export const monthsDetail = (n: number): string => (n === 1 ? '1 month' : `${n} months`)
export const unlimitedHours = 'unlimited hours'
export const hoursDetail = (n: number): string => (n === 1 ? '1 hour per session' : `${n} hours per session`)
/** What was promised, one after the other. */
export const details = (terms: string, hours: string, days: string): string => `${terms} · ${hours} · ${days}`
export const everyDay = 'every day'
export const packageLine = (name: string, title: string): string => `${name}, ${title}`
export const extraRider = (type: string): string => `Extra rider, ${type}`
export const refundLine =
  'Payments are non-refundable unless we cancel; refunds go to the original payment method in 3 to 10 business days.'
export const noSignature = 'This receipt was made by computer and needs no signature.'
export const page = (n: number, count: number): string => `Page ${n} of ${count}`
export const bkash = 'bKash'
export const nagad = 'Nagad'
export const rocket = 'Rocket'
export const visa = 'Visa'
export const mastercard = 'Mastercard'
export const amex = 'American Express'
