import { expect, it } from 'vitest'
import { quote, toBasisPoints, vatOn } from './quote.ts'

it('when an order has lines, it costs their sum and the VAT on it', () => {
  expect(
    quote(
      [
        { price: 55_000, qty: 2 },
        { price: 25_000, qty: 1 },
      ],
      750,
    ),
  ).toEqual({ subtotal: 135_000, vatAmount: 10_125, grandTotal: 145_125 })
})

it.each([
  [100, 50, 1, 'half a poisha goes up'],
  [99, 50, 0, 'less than half goes down'],
  [33_333, 750, 2_500, '24.99975 Taka are 25.00'],
  [0, 750, 0, 'nothing on nothing'],
  [-100, 750, 0, 'nothing on less than nothing'],
  [10_000, -1, 0, 'nothing at a negative rate'],
  [10_000, 0, 0, 'nothing at no rate'],
  [50_000_000, 1_500, 7_500_000, 'the largest order stays exact'],
])('when VAT on %d poisha at %d is asked for, it is %d: %s', (subtotal, rate, vat) => {
  expect(vatOn(subtotal, rate)).toBe(vat)
})

it('when a rate has decimals, it is exact in hundredths of a percent', () => {
  expect([7.5, 0.07, 15].map(toBasisPoints)).toEqual([750, 7, 1500])
})
