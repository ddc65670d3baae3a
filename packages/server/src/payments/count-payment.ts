import { countCall } from '../http/count-call.ts'
import type { Payments } from './payments.ts'

const HOUR = 60 * 60

/** Each may open a page and ask the gateway about those before it, so nobody begins to pay for ever. */
export const countPayment = (payments: Payments, customerId: number) =>
  countCall(payments, [{ name: 'payment begun', subject: `customer ${customerId}`, most: 30, seconds: HOUR }], (wait) => `You have tried to pay many times. Please wait ${wait} and try again.`)
