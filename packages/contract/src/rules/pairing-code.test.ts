import { expect, it } from 'vitest'
import { readPairingCode, showPairingCode } from './pairing-code.ts'

it.each(['K7M-4QX', 'k7m4qx', ' K7M 4QX ', 'k7m–4qx', 'K৭M-৪QX'])('when %s is typed, it is the same code', (typed) =>
  expect(readPairingCode(typed)).toBe('K7M4QX'),
)

it('when letters look like digits, they are read as digits', () => {
  expect(readPairingCode('OIL-oil')).toBe('011011')
})

it.each(['', 'K7M-4Q', 'K7M-4QXX', 'K7M-4QU', 'K7M_4QX', '🔑🔑🔑'])('when %s is typed, it is no code', (typed) =>
  expect(readPairingCode(typed)).toBeNull(),
)

it('when it is shown, it stands in two halves', () => {
  expect(showPairingCode('K7M4QX')).toBe('K7M-4QX')
})
