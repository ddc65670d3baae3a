import { expect, it } from 'vitest'
import { isEasyPin, isPin, tidyPin } from './pin.ts'

const PHONE = '01712345678'

it.each(['0000', '1234', '7777', '666666', '12345', '123456', '5678', '45678', '345678'])(
  'when a PIN is %s, it is too easy for the owner of 01712345678',
  (pin) => expect(isEasyPin(pin, PHONE)).toBe(true),
)

it.each(['2580', '1235', '4321', '123467', '5679'])('when a PIN is %s, it is not too easy', (pin) =>
  expect(isEasyPin(pin, PHONE)).toBe(false),
)

it('when it has 4 to 6 digits, it is a PIN', () => {
  expect(['258', '2580', '258036', '2580369', '25a0', ''].map(isPin)).toEqual([false, true, true, false, false, false])
})

it('when it is typed in Bangla digits or with spaces, it is the same PIN', () => {
  expect(tidyPin('২৫ ৮০')).toBe('2580')
})
