import { expect, it } from 'vitest'
import { vatIncluded } from './vat-included.ts'

it.each([
  [2500, 7.5, 174.42],
  [6500, 7.5, 453.49],
  [100, 0, 0],
  [0, 15, 0],
])('when %f Taka are paid at %f percent, %f of them are VAT', (taka, rate, part) =>
  expect(vatIncluded(taka, rate)).toBe(part),
)
