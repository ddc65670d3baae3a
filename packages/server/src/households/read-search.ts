import { tidyLine } from '#contract/rules/characters.ts'
import { mobileNumber, withPlainDigits } from '#contract/rules/phone.ts'

/** What a customer is looked for by. */
export type Search =
  | { as: 'all' }
  | { as: 'phone'; phone: string }
  | { as: 'invoice'; invoice: string }
  | { as: 'name'; name: string }
  | { as: 'nothing' }

const INVOICE = /^(?:INV)?[\s-]*(\d{8})[\s-]+(\d{5,9})$/i
/** Of Bangla, vowel signs count: রিনা has four. */
const LEAST_LETTERS = 3
const MOST_LETTERS = 50

export function readSearch(typed: string): Search {
  const text = tidyLine(typed)
  if (text === '') return { as: 'all' }
  const plain = withPlainDigits(text)
  const phone = mobileNumber(plain)
  if (phone !== null) return { as: 'phone', phone }
  const [, day, number] = INVOICE.exec(plain) ?? []
  if (day !== undefined) return { as: 'invoice', invoice: `INV-${day}-${number}` }
  const letters = [...text].length
  return letters >= LEAST_LETTERS && letters <= MOST_LETTERS ? { as: 'name', name: text } : { as: 'nothing' }
}
