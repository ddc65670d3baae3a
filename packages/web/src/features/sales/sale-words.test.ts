import { expect, it } from 'vitest'
import type { Sale } from '#contract/schemas/sale.ts'
import { isBeingChecked, stubOf } from './sale-words.ts'

const sale = (changes: Partial<Sale>): Sale =>
  ({ paid: 0, due: 115, scanned_by: null, payment_held: false, payment_pending: false, ...changes }) as Sale

it.each([
  [{}, 'unpaid'],
  [{ payment_held: true }, 'checked'],
  [{ payment_pending: true }, 'checked'],
  [{ paid: 15, due: 100 }, 'partial'],
  [{ paid: 15, due: 100, payment_pending: true }, 'checked'],
  [{ paid: 115, due: 0 }, 'active'],
  [{ paid: 115, due: 0, payment_pending: true }, 'active'],
  [{ paid: 115, due: 0, scanned_by: 'Karim' }, 'used'],
])('when an order stands like %j, its stub is %s', (changes, stub) => {
  expect(stubOf(sale(changes))).toBe(stub)
  expect(isBeingChecked(sale(changes))).toBe(stub === 'checked')
})
