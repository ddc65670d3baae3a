import { expect, it } from 'vitest'
import { type Answered, type PaymentProblem, paymentStartOf, sentenceOf } from './purchase.ts'

const here = 'http://play.example/ticket-checkout'
const order = { id: 7, invoice_number: 'INV-20261116-00007' }
const answer = (status: 'success' | 'fail', data: string | null): Answered => ({
  data: { data: order, message: 'Order placed', ssl_data: { status, data } },
})
const problem = (error: unknown) => {
  const start = paymentStartOf({ error }, here)
  if ('url' in start) throw new Error('It should have been refused.')
  return start
}

it('when the gateway has a page, that is where to go', () => {
  expect(paymentStartOf(answer('success', 'https://pay.sslcommerz.com/abc'), here)).toEqual({
    url: 'https://pay.sslcommerz.com/abc',
    order,
  })
  expect(paymentStartOf(answer('success', '/sandbox-gateway/abc'), here)).toEqual({
    url: 'http://play.example/sandbox-gateway/abc',
    order,
  })
})

it.each(['http://pay.sslcommerz.com/abc', 'javascript:alert(1)', '', null])(
  'when the page is at %s, nobody is sent there, nor told that all is well',
  (address) => {
    const start = paymentStartOf(answer('success', address), here)
    expect(start).toEqual({
      reason: 'The payment page could not be opened. Please try again.',
      order,
      signedOut: false,
    })
    expect(sentenceOf(start as PaymentProblem)).toBe(
      'Something went wrong: The payment page could not be opened. Please try again.',
    )
  },
)

it('when the gateway gave no page, the order is named and the server speaks', () => {
  expect(paymentStartOf(answer('fail', null), here)).toEqual({ reason: 'Order placed', order, signedOut: false })
  const stuck = {
    status: 502,
    data: {
      code: 'gateway_unavailable',
      message: 'The payment service does not answer.',
      data: order,
      ssl_data: { status: 'fail', data: null },
    },
  }
  expect(problem(stuck)).toEqual({ reason: 'The payment service does not answer.', order, signedOut: false })
})

it('when other orders have to be paid first, that is known without reading the sentence, and no order was made', () => {
  const refused = { status: 429, data: { message: 'আগে একটির পেমেন্ট করুন।', data: { unpaid_orders: true } } }
  expect(problem(refused)).toEqual({ reason: 'আগে একটির পেমেন্ট করুন।', order: null, signedOut: false, unpaid: true })
})

it('when the server refuses, its message is shown together with the general one', () => {
  expect(sentenceOf(problem({ status: 422, data: { message: 'Please select a branch' } }))).toBe(
    'Something went wrong: Please select a branch',
  )
  expect(sentenceOf(problem({ status: 500, data: { message: 'Something went wrong' } }))).toBe('Something went wrong')
  expect(sentenceOf(problem({ status: 500, data: '<html>' }))).toBe('Something went wrong')
})

it('when nobody is signed in any more, only that is said', () => {
  expect(sentenceOf(problem({ status: 401, data: { message: 'Please login first' } }))).toBe('Please login first')
})

it.each(['FETCH_ERROR', 'TIMEOUT_ERROR', 'PARSING_ERROR'])(
  'when the call ends in %s, trying again is called safe',
  (status) => {
    expect(problem({ status }).reason).toContain('only once')
  },
)
