import { describe, expect, it } from 'vitest'
import * as words from '#words/rules.ts'
import { bookingProblem, LEAST_PAYMENT, MOST_PAYMENT, paymentProblem } from './purchase.ts'

describe('the day of a visit', () => {
  it.each([
    ['yesterday', '2026-11-14', 'The booking date cannot be in the past.'],
    ['today', '2026-11-15', null],
    ['365 days ahead', '2027-11-15', null],
    ['366 days ahead', '2027-11-16', 'The booking date can be at most 365 days ahead.'],
  ])('when it is %s, the answer is: %s → %s', (_, day, problem) => {
    expect(bookingProblem(day, '2026-11-15', words)).toBe(problem)
  })
})

describe('what the gateway takes in one payment', () => {
  it.each([
    [LEAST_PAYMENT - 1, 'Online payment starts at Tk 10.00. Please add something to your order.'],
    [LEAST_PAYMENT, null],
    [MOST_PAYMENT, null],
    [MOST_PAYMENT + 1, 'Online payment ends at Tk 5,00,000.00. Please split your order.'],
  ])('when the total is %i poisha, the answer is: %s', (total, problem) => {
    expect(paymentProblem(total, words)).toBe(problem)
  })
})
