import type { Language } from '#contract/rules/language.ts'

type Order = { invoiceNumber: string; createdAt: Date; receiptVersion: number; language: Language }

/**
 * Where an order's receipt in a language is kept; English goes without saying. Invoice numbers are unique in one database only; with the moment of the order, files
 * that outlive their database are never taken for another customer's. A voided file is never found again: the next one has
 * another version, which the first goes without.
 */
export const receiptKey = ({ invoiceNumber, createdAt, receiptVersion, language }: Order): string => {
  const version = receiptVersion > 1 ? `-${receiptVersion}` : ''
  const spoken = language === 'en' ? '' : `-${language}`
  return `receipts/${invoiceNumber.toLowerCase()}-${createdAt.getTime()}${version}${spoken}.pdf`
}
