type Order = { invoiceNumber: string; createdAt: Date; receiptVersion: number }

/**
 * Where an order's receipt is kept. Invoice numbers are unique in one database only; with the moment of the order, files
 * that outlive their database are never taken for another customer's. A voided file is never found again: the next one has
 * another version, which the first goes without.
 */
export const receiptKey = ({ invoiceNumber, createdAt, receiptVersion }: Order): string =>
  `receipts/${invoiceNumber.toLowerCase()}-${createdAt.getTime()}${receiptVersion > 1 ? `-${receiptVersion}` : ''}.pdf`
