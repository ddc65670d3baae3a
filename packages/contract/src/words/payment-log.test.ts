import { expect, it } from 'vitest'
import { paymentSentences } from './en/payment-log.ts'

const say = (act: string, thing: string, changes: Record<string, [unknown, unknown]> = {}) =>
  paymentSentences[act]?.({ who: 'Karim', thing, changes, device: null })

it('when money is decided about, the log says what was done with which sum', () => {
  const thing = 'Tk 1,343.75 of INV-20261120-00183'
  expect(say('payment.take', thing, { status: ['held', 'paid'] })).toBe(`took ${thing} as paid`)
  expect(say('payment.take', thing, { status: ['held', 'refund_due'] })).toBe(
    `wanted to take ${thing} as paid, but the order takes no money any more`,
  )
  expect(say('payment.refund', thing)).toBe(`decided to give back ${thing}`)
  expect(say('stray.refund', 'Tk 645.00, transaction T-1')).toBe(
    'asked the gateway to give back Tk 645.00, transaction T-1',
  )
  expect(say('stray.keep', 'Tk 645.00, transaction T-1', { reason: [null, 'paid in cash'] })).toBe(
    'kept Tk 645.00, transaction T-1: paid in cash',
  )
  expect(say('stray.use', 'Tk 645.00, transaction T-1', { order: [null, 'INV-20261120-00164'] })).toBe(
    'used Tk 645.00, transaction T-1 for INV-20261120-00164',
  )
})

it('when the gateway was asked about a number, the log says how much of it was paid', () => {
  expect(say('payment.look', '01712-345678', { attempts: [null, 3], paid: [null, 1] })).toBe(
    'asked the gateway about 01712-345678: 3 attempts, 1 paid',
  )
  expect(say('payment.look', '01712-345678', { attempts: [null, 1], paid: [null, 1] })).toBe(
    'asked the gateway about 01712-345678: 1 attempt, 1 paid',
  )
})
