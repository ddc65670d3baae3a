import { withPlainDigits } from './phone.ts'

/** Letters that nobody takes for another: no I, L, O and U. */
export const PAIRING_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const PAIRING_LENGTH = 6

/** K7M4QX, however it was typed: any case, with a dash or none, O for 0, I and L for 1. Null for what cannot be one. */
export function readPairingCode(typed: string): string | null {
  const code = withPlainDigits(typed)
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return code.length === PAIRING_LENGTH && [...code].every((letter) => PAIRING_LETTERS.includes(letter)) ? code : null
}

/** K7M-4QX, for eyes. */
export const showPairingCode = (code: string): string => `${code.slice(0, 3)}-${code.slice(3)}`
