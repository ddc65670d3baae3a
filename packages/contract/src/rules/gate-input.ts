import { isBlank, tidyText } from './characters.ts'
import { asCrockford } from './crockford.ts'
import type { Day } from './dates.ts'
import { mobileNumber, withPlainDigits } from './phone.ts'
import { inGroups, readSigned, SIGNED_LENGTH, type SignedCode } from './signed-code.ts'

/** What was read or typed at the gate. A phone or a name is looked for in a list; all else but `nothing` names one pass. */
export type GateInput =
  | { as: 'signed'; signed: SignedCode }
  | { as: 'code'; code: string }
  | { as: 'invoice'; invoiceNumber: string }
  | { as: 'phone'; phone: string }
  | { as: 'name'; name: string }
  | { as: 'nothing' }

const NOTHING: GateInput = { as: 'nothing' }
const GROUPS = /^([0-9A-HJKMNP-TV-Z]{4})[\s-]*([0-9A-HJKMNP-TV-Z]{4})[\s-]*([0-9A-HJKMNP-TV-Z]{4})$/
const INVOICE = /^INV[\s-]*(\d{8})[\s-]*(\d{5,9})$/i
const NAME = /^[\p{L}\p{M}\p{Cf}\s.'’-]+$/u
/** Of Bangla, vowel signs count: রিনা has four. */
const LEAST_LETTERS = 3
const MOST_OF_A_NAME = 50

/** Cheap to refuse: whatever is longer than a signed code is nobody's pass. */
export function readGateInput(typed: string, today: Day): GateInput {
  if (typed.length > SIGNED_LENGTH + 20) return NOTHING
  const text = withPlainDigits(tidyText(typed))
  const signed = readSigned(text)
  if (signed !== null) return { as: 'signed', signed }
  const [, day, number] = INVOICE.exec(text) ?? []
  if (day !== undefined) return { as: 'invoice', invoiceNumber: `INV-${day}-${number}` }
  // The last five digits of an invoice number: of those that were placed today.
  if (/^\d{5}$/.test(text)) return { as: 'invoice', invoiceNumber: `INV-${today.replaceAll('-', '')}-${text}` }
  const phone = mobileNumber(text)
  if (phone !== null) return { as: 'phone', phone }
  const [, ...groups] = GROUPS.exec(asCrockford(text)) ?? []
  if (groups.length > 0) return { as: 'code', code: inGroups(groups.join('')) }
  return isName(text) ? { as: 'name', name: text } : NOTHING
}

/** Held up before a camera or a scanner is a code; an invoice, a phone or a name is typed. */
export function readScan(
  { input, via }: { input: string; via: 'camera' | 'scanner' | 'typed' },
  today: Day,
): GateInput {
  const read = readGateInput(input, today)
  return via === 'typed' || read.as === 'signed' || read.as === 'code' ? read : NOTHING
}

const isName = (text: string): boolean =>
  !isBlank(text) &&
  text.length <= MOST_OF_A_NAME &&
  NAME.test(text) &&
  [...text.matchAll(/[\p{L}\p{M}]/gu)].length >= LEAST_LETTERS
