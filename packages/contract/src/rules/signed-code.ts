import { asCrockford, fromCrockford, LETTERS, toCrockford } from './crockford.ts'
import { addDays, type Day, daysBetween } from './dates.ts'

/** What the QR of a paid order says of it; nothing about a person is in it. `branch` 0 is any. */
export type PassClaim = {
  kind: 'sale' | 'subscription'
  key: number
  id: number
  /** As it is shown: three groups of four letters. */
  code: string
  branch: number
  firstDay: Day
  lastDay: Day
  places: number
}

/** The bytes that are signed and their signature; `whole` is false when the letters say more than the bytes. */
export type SignedCode = { key: number; code: string; body: Uint8Array; signature: Uint8Array; whole: boolean }

export const SIGNED_LENGTH = 140
const MARK = 'P1'
const BODY = 22
const SIGNATURE = 64
const CODE_LETTERS = 12
const FIRST_DAY = '2020-01-01'
const kinds = ['sale', 'subscription'] as const

/** Letters in the three groups in which a code is shown and kept. */
export const inGroups = (letters: string): string => letters.replace(/(.{4})(?=.)/g, '$1-')

const bitsOf = (code: string): bigint =>
  [...code.replaceAll('-', '')].reduce((bits, letter) => (bits << 5n) | BigInt(LETTERS.indexOf(letter)), 0n)

const codeOf = (bits: bigint): string =>
  inGroups(
    Array.from(
      { length: CODE_LETTERS },
      (_, n) => LETTERS[Number((bits >> BigInt(5 * (CODE_LETTERS - 1 - n))) & 31n)],
    ).join(''),
  )

/** What two bytes cannot hold is left at their most: the gate's list knows better than the signature. */
const twoBytes = (value: number): number => Math.min(Math.max(value, 0), 0xffff)
const dayNumber = (day: Day): number => twoBytes(daysBetween(FIRST_DAY, day))

/** The 22 bytes that are signed. */
export function packClaim({ kind, key, id, code, branch, firstDay, lastDay, places }: PassClaim): Uint8Array {
  const body = new Uint8Array(BODY)
  const view = new DataView(body.buffer)
  view.setUint8(0, kinds.indexOf(kind) + 1)
  view.setUint8(1, key)
  view.setUint32(2, id)
  view.setBigUint64(6, bitsOf(code))
  view.setUint16(14, branch > 0xffff ? 0 : branch)
  view.setUint16(16, dayNumber(firstDay))
  view.setUint16(18, dayNumber(lastDay))
  view.setUint16(20, twoBytes(places))
  return body
}

/** What 22 bytes claim; null when there is no such kind of pass. */
export function unpackClaim(body: Uint8Array): PassClaim | null {
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength)
  const kind = kinds[view.getUint8(0) - 1]
  if (kind === undefined) return null
  return {
    kind,
    key: view.getUint8(1),
    id: view.getUint32(2),
    code: codeOf(view.getBigUint64(6)),
    branch: view.getUint16(14),
    firstDay: addDays(FIRST_DAY, view.getUint16(16)),
    lastDay: addDays(FIRST_DAY, view.getUint16(18)),
    places: view.getUint16(20),
  }
}

/** What is signed: the bytes, preceded by what they are for. */
export const signedMessage = (body: Uint8Array): Uint8Array =>
  Uint8Array.from([...new TextEncoder().encode('pass v1'), ...body])

export const writeSigned = (body: Uint8Array, signature: Uint8Array): string =>
  MARK + toCrockford(Uint8Array.from([...body, ...signature]))

/** The parts of a signed code; null when it does not look like one. Whether it was made by us, only its key can tell. */
export function readSigned(text: string): SignedCode | null {
  if (text.length !== SIGNED_LENGTH) return null
  const letters = asCrockford(text)
  const bytes = letters.startsWith(MARK) ? fromCrockford(letters.slice(MARK.length)) : null
  if (bytes === null) return null
  const [body, signature] = [bytes.subarray(0, BODY), bytes.subarray(BODY, BODY + SIGNATURE)]
  const view = new DataView(bytes.buffer)
  return {
    key: view.getUint8(1),
    code: codeOf(view.getBigUint64(6)),
    body,
    signature,
    // Two bits of the last letter are in no byte: changing them changes the code all the same.
    whole: writeSigned(body, signature) === letters,
  }
}
