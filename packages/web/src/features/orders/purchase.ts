import { paymentPage } from '#contract/rules/payment-page.ts'
import type { ErrorBody } from '#contract/schemas/error.ts'
import type { PurchaseAnswer } from '#contract/schemas/purchase.ts'

export type Order = PurchaseAnswer['data']

export type Answered = { data?: PurchaseAnswer; error?: unknown }

/** Why nobody is on the way to pay, in the server's words; `order` when one was made all the same, and waits unpaid. */
export type PaymentProblem = { reason: string; order: Order | null; signedOut: boolean }
export type PaymentStart = { url: string; order: Order } | PaymentProblem

export const FAILED = 'Something went wrong'
const UNREACHED = 'We could not be reached. Please check your connection and try again: your order is made only once.'
export const ON_ITS_WAY = 'A payment may be on its way. If you have paid, please wait a little and reload the page.'
export const OVER =
  'This order can no longer be paid. If money has left your account for it, it goes back to you in 3 to 10 business days.'
const NO_PAGE = 'The payment page could not be opened. Please try again.'
const UNAUTHENTICATED = 401

export function paymentStartOf({ data, error }: Answered, here: string): PaymentStart {
  if (data === undefined) return paymentProblemOf(error)
  const isOpen = data.ssl_data?.status === 'success'
  const url = isOpen ? paymentPage(data.ssl_data.data, here) : null
  if (url !== null) return { url, order: data.data }
  // The server takes the page for open, so its message would send them to pay.
  return { reason: (!isOpen && data.message) || NO_PAGE, order: data.data, signedOut: false }
}

type Failed = { status?: number | string; data?: Partial<ErrorBody> & Partial<PurchaseAnswer> }

export function paymentProblemOf(error: unknown, unreached = UNREACHED): PaymentProblem {
  const { status, data } = (error ?? {}) as Failed
  const reason = typeof status === 'number' ? (data?.message ?? FAILED) : unreached
  return { reason, order: data?.data ?? null, signedOut: status === UNAUTHENTICATED }
}

export const sentenceOf = ({ reason, signedOut }: PaymentProblem): string =>
  signedOut || reason === FAILED ? reason : `${FAILED}: ${reason}`
