import { expect, it } from 'vitest'
import { isQuantity, MAX_QTY } from './quantities.ts'

it.each([
  [0, false],
  [1, true],
  [1.5, false],
  [MAX_QTY, true],
  [MAX_QTY + 1, false],
  [NaN, false],
])('when %f of a ticket are wanted, an order can have them: %s', (count, can) => {
  expect(isQuantity(count)).toBe(can)
})
