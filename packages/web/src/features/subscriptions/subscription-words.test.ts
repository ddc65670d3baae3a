import { expect, it } from 'vitest'
import type { Subscription } from '#contract/schemas/subscription.ts'
import { remaining } from '#words/subscriptions.ts'
import { activatedWords, extrasOf, inDetail, inList, isOver, periodWords } from './subscription-words.ts'

const of = (changes: Partial<Subscription>, month = 3) =>
  ({
    start_date: '2026-11-16',
    end_date: '2027-02-15',
    sale_date: '2026-11-15',
    qty: 1,
    total_amount: 7200,
    ...changes,
    package: { name: 'Super Star', month, price: 6500 },
  }) as Subscription

const unpaid = (changes: Partial<Subscription>) =>
  of({
    start_date: null,
    end_date: null,
    due: 7200,
    payable: true,
    payment_pending: false,
    payment_held: false,
    ...changes,
  })

it('when a membership is paid, its days are named; before that, the day of the order and what can be expected', () => {
  expect(periodWords(of({}))).toBe('16-Nov-2026 to 15-Feb-2027')
  expect(periodWords(unpaid({}))).toBe('Ordered on 15-Nov-2026, not paid yet')
  expect(periodWords(unpaid({ payment_pending: true }))).toBe('Ordered on 15-Nov-2026, a payment may be on its way')
  expect(periodWords(unpaid({ payable: false, payment_pending: true, payment_held: true }))).toBe(
    'Ordered on 15-Nov-2026, payment being checked',
  )
  expect(periodWords(unpaid({ payable: false }))).toBe('Ordered on 15-Nov-2026, can no longer be paid')
})

it('when it can no longer be paid, it is over only if no payment is on its way', () => {
  expect(
    [
      unpaid({}),
      unpaid({ payable: false, payment_pending: true }),
      unpaid({ payable: false, due: 0 }),
      unpaid({ payable: false }),
    ].map(isOver),
  ).toEqual([false, false, false, true])
})

it('when riders were added, what they cost is what is beyond the package, to the poisha', () => {
  expect(extrasOf(of({}))).toBe(700)
  expect(extrasOf(of({ qty: 2, total_amount: 13_000.3 }))).toBe(0.3)
})

it('when a membership starts today, later or has started before, the news says so', () => {
  expect(activatedWords(of({}), '2026-11-16')).toBe('Super Star is yours. 3 months of play start today!')
  expect(activatedWords(of({}, 1), '2026-11-15')).toBe(
    'Super Star is yours. 1 month of play starts on November 16, 2026.',
  )
  expect(activatedWords(of({}), '2026-11-17')).toBe('Super Star is yours.')
})

it('when one day is left, the word is singular', () => {
  expect([0, 1, 72].map(remaining)).toEqual(['0 days remaining', '1 day remaining', '72 days remaining'])
})

it('when a status is told, the list and the detail have their own words, and what is over or unknown no colour', () => {
  const told = (tell: typeof inList) => [0, 1, 2, 3, 4, 9].map(tell).map(({ word, kind }) => `${word} ${kind}`)
  const unknown = 'Unknown undefined'
  expect(told(inDetail)).toEqual(['Inactive bad', 'Active ok', 'Pending warn', unknown, unknown, unknown])
  expect(told(inList)).toEqual([
    'In-Active bad',
    'Active ok',
    'Pending warn',
    'Expired undefined',
    'Upcoming info',
    'In-Active bad',
  ])
})
