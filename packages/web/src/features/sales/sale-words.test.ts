import { expect, it } from 'vitest'
import type { Sale } from '#contract/schemas/sale.ts'
import { cancelledWords, isBeingChecked, stubOf, ticketWord } from './sale-words.ts'

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

it('when a paid order was cancelled, it is In-Active and says what goes back; without money it says only that', () => {
  const cancelled = sale({ paid: 1343.75, due: 0, status: 'cancelled', refunded: 1343.75 })
  expect(ticketWord(cancelled).word).toBe('In-Active')
  expect(cancelledWords(cancelled)).toBe('Cancelled. Tk 1,343.75 goes back to you.')
  expect(cancelledWords({ refunded: 0 })).toBe('Cancelled.')
})
