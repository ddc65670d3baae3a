/** Where an order's receipt is kept; invoice numbers are unique across tickets and memberships, for ever. */
export const receiptKey = (invoiceNumber: string): string => `receipts/${invoiceNumber.toLowerCase()}.pdf`
