import { expect, it } from 'vitest'
import { paymentStatus, subscriptionListWord, subscriptionStatus, subscriptionWord, ticketStatus } from './status.ts'

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
  [100, 0, null, 'Active'],
  [100, 0, 'Rina', 'Expired'],
  [50, 50, null, 'In-Active'],
  [0, 100, 'Rina', 'In-Active'],
] as const)('when %d is paid, %d due and it was scanned by %s, the ticket is %s', (paid, due, scanned_by, status) => {
  expect(ticketStatus({ paid, due, scanned_by })).toBe(status)
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

it('when a status is put into words, the list and the detail use their own tables', () => {
  expect([0, 1, 2, 3, 4, 9].map(subscriptionWord)).toEqual([
    'Inactive',
    'Active',
    'Pending',
    'Unknown',
    'Unknown',
    'Unknown',
  ])
  expect([0, 1, 2, 3, 4, 9].map(subscriptionListWord)).toEqual([
    'In-Active',
    'Active',
    'Pending',
    'Expired',
    'Upcoming',
    'In-Active',
  ])
})
