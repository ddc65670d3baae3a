import { expect, it } from 'vitest'
import { progressOf } from './use-payment-progress.ts'

const order = (paid: number, payment_pending: boolean, payment_held = false) => ({
  paid,
  due: 550 - paid,
  payment_pending,
  payment_held,
})

it('when the money may be on its way, nobody is told that it failed, however often was asked', () => {
  expect([0, 7, 8, 60].map((asked) => progressOf(order(0, true), asked))).toEqual([
    'waiting',
    'waiting',
    'late',
    'late',
  ])
  expect(progressOf(order(100, true), 0)).toBe('waiting')
})

it('when the centre checks the payment, that is said from the first moment on', () => {
  expect([0, 60].map((asked) => progressOf(order(0, true, true), asked))).toEqual(['held', 'held'])
})

it('when the order is paid, nothing else counts', () => {
  expect(progressOf(order(550, true), 60)).toBe('paid')
})

it('when nothing is on its way and something is due, it failed', () => {
  expect([0, 549.99].map((paid) => progressOf(order(paid, false), 0))).toEqual(['failed', 'failed'])
  expect(progressOf(undefined, 0)).toBe('unknown')
})
