import { expect, it } from 'vitest'
import { paymentStatus, subscriptionStatus, ticketStatus } from './status.ts'

it.each([
  [100, 0, 'paid'],
  [100, -1, 'paid'],
  [0, 0, 'paid'],
  [50, 50, 'partial'],
  [0, 100, 'unpaid'],
] as const)('when %d is paid and %d due, the order is %s', (paid, due, status) => {
  expect(paymentStatus({ paid, due })).toBe(status)
})

it.each([
  [100, 0, null, 'active'],
  [100, 0, 'Rina', 'expired'],
  [50, 50, null, 'inactive'],
  [0, 100, 'Rina', 'inactive'],
] as const)('when %d is paid, %d due and it was scanned by %s, the ticket is %s', (paid, due, scanned_by, status) => {
  expect(ticketStatus({ paid, due, scanned_by })).toBe(status)
})

it('when an order was cancelled, its ticket is inactive, whatever was paid', () => {
  expect(ticketStatus({ paid: 100, due: 0, scanned_by: null, status: 'cancelled' })).toBe('inactive')
  expect(ticketStatus({ paid: 100, due: 0, scanned_by: null, status: 'paid' })).toBe('active')
})

const paid = { paid: true, given_up: false, start: '2026-11-10', end: '2026-12-09' }

it.each([
  [paid, '2026-11-09', 4],
  [paid, '2026-11-10', 1],
  [paid, '2026-12-09', 1],
  [paid, '2026-12-10', 3],
  [{ paid: false, given_up: false, start: null, end: null }, '2026-11-10', 2],
  [{ paid: false, given_up: true, start: null, end: null }, '2026-11-10', 0],
] as const)('when a membership is %o on %s, its status is %d', (facts, today, status) => {
  expect(subscriptionStatus(facts, today)).toBe(status)
})
