import { expect, it } from 'vitest'
import { asCrockford, fromCrockford, toCrockford } from './crockford.ts'

it('when bytes are written in letters, they can be read back', () => {
  for (let length = 0; length < 90; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, n) => (n * 37 + length) % 256)
    expect(toCrockford(bytes)).toHaveLength(Math.ceil((length * 8) / 5))
    expect(fromCrockford(toCrockford(bytes))).toEqual(bytes)
  }
})

it('when the bits are known, the letters are', () => {
  expect(toCrockford(Uint8Array.of(0xff, 0x00, 0x81))).toBe('ZW082')
  expect(toCrockford(Uint8Array.of(0xff))).toBe('ZW')
})

it('when a letter is none of them, nothing is read', () => {
  for (const wrong of ['U', 'o', 'é', '১', '-']) expect(fromCrockford(`00${wrong}0`)).toBeNull()
})

it('when it is typed by a person, what looks alike is the same', () => {
  expect(asCrockford('olil-0o1i')).toBe('0111-0011')
})
