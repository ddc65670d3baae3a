import { tidyText } from '#contract/rules/characters.ts'
import type { Day } from '#contract/rules/dates.ts'
import { readGateInput } from '#contract/rules/gate-input.ts'
import { mobileNumber, withPlainDigits } from '#contract/rules/phone.ts'

/** All that a typed text may mean; several may be meant at once. */
export type Search = {
  phone: string | null
  invoice: string | null
  /** The digits at the end of an invoice number: as typed, and with the zeros that people leave out. */
  ends: string[]
  code: string | null
  /** A transaction of ours or of the bank, a refund, a credit note: as typed, and in capitals. */
  words: string[]
  name: string | null
}

const INVOICE = /^(?:INV[\s-]*)?(\d{8})[\s-]+(\d{5,9})$/i
const END = /^\d{1,9}$/
const WORD = /^[\p{L}\p{N}._/-]{4,100}$/u
const LEAST_LETTERS = 3
const MOST_OF_A_NAME = 100

/** Null when nothing was typed: then nobody is looked for. */
export function readSearch(typed: string, today: Day): Search | null {
  const text = withPlainDigits(tidyText(typed)).replace(/\s+/g, ' ')
  if (text === '') return null
  const [, day, number] = INVOICE.exec(text) ?? []
  const read = readGateInput(text, today)
  return {
    phone: mobileNumber(text),
    invoice: day === undefined ? null : `INV-${day}-${number}`,
    ends: END.test(text) ? [...new Set([text, text.padStart(5, '0')])] : [],
    code: read.as === 'code' ? read.code : read.as === 'signed' ? read.signed.code : null,
    words: WORD.test(text) ? [...new Set([text, text.toUpperCase()])] : [],
    name: isName(text) ? text : null,
  }
}

/** Of Bangla, vowel signs count: রিনা has four. */
const isName = (text: string): boolean =>
  text.length <= MOST_OF_A_NAME && [...text.matchAll(/[\p{L}\p{M}]/gu)].length >= LEAST_LETTERS
