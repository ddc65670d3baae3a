/** Crockford's letters: none is taken for another, read aloud or in print. */
export const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const VALUES = new Map([...LETTERS].map((letter, value) => [letter, value]))

/** Five bits a letter, the first bit first; what is missing of the last letter is zeros. */
export function toCrockford(bytes: Uint8Array): string {
  let [text, held, bits] = ['', 0, 0]
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    for (; bits >= 5; bits -= 5) text += LETTERS[(held >> (bits - 5)) & 31]
    held &= (1 << bits) - 1
  }
  return bits > 0 ? text + LETTERS[(held << (5 - bits)) & 31] : text
}

/** The whole bytes in it; null when a letter is none of Crockford's. */
export function fromCrockford(text: string): Uint8Array | null {
  const bytes = new Uint8Array(Math.floor((text.length * 5) / 8))
  let [at, held, bits] = [0, 0, 0]
  for (const letter of text) {
    const value = VALUES.get(letter)
    if (value === undefined) return null
    held = (held << 5) | value
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes[at++] = held >> bits
    held &= (1 << bits) - 1
  }
  return bytes
}

/** As people type and scanners read it: any case, O for 0, I and L for 1. */
export const asCrockford = (typed: string): string => typed.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
