type Order = { invoiceNumber: string; createdAt: Date }

/**
 * Where an order's receipt is kept. Invoice numbers are unique in one database only; with the moment of the order, files
 * that outlive their database are never taken for another customer's.
 */
export const receiptKey = ({ invoiceNumber, createdAt }: Order): string =>
  `receipts/${invoiceNumber.toLowerCase()}-${createdAt.getTime()}.pdf`
