import { expect, it } from 'vitest'
import type { Sale } from '#contract/schemas/sale.ts'
import { newsOf } from './use-payment-news.ts'

const sale = (status: Sale['status'], payment_pending: boolean) => ({ status, payment_pending }) as Sale

it('when the money may be on its way, nobody is told that it failed, however often was asked', () => {
  expect([0, 7, 8, 60].map((asked) => newsOf(sale('unpaid', true), asked))).toEqual(['waiting', 'waiting', 'late', 'late'])
  expect(newsOf(sale('expired', true), 0)).toBe('waiting')
})

it('when the order is paid, nothing else counts', () => {
  expect(newsOf(sale('paid', true), 60)).toBe('paid')
})

it('when nothing is on its way and something is due, it failed', () => {
  expect((['unpaid', 'partial', 'expired', 'cancelled'] as const).map((status) => newsOf(sale(status, false), 0))).toEqual(['failed', 'failed', 'failed', 'failed'])
  expect(newsOf(undefined, 0)).toBe('unknown')
})
