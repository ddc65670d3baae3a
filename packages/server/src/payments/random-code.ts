import { randomBytes } from 'node:crypto'
import { LETTERS } from '#contract/rules/crockford.ts'
import { inGroups } from '#contract/rules/signed-code.ts'

/** Five random bits a letter. */
export const randomCode = (length: number): string =>
  Array.from(randomBytes(length), (byte) => LETTERS[byte % LETTERS.length]).join('')

/** At most 30 letters and digits for the gateway. The day helps whoever looks for it there; the rest nobody guesses. */
export const makeTranId = (now: Date): string =>
  `${now.toISOString().slice(0, 10).replaceAll('-', '')}-${randomCode(20)}`

/** What the QR code carries and lets people in: 60 bits, in three groups that can be read out at the gate. */
export const makePassCode = (): string => inGroups(randomCode(12))
