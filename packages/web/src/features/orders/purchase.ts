import { paymentPage } from '#contract/rules/payment-page.ts'
import type { ErrorBody } from '#contract/schemas/error.ts'
import type { PurchaseAnswer, UnpaidOrders } from '#contract/schemas/purchase.ts'
import * as words from '#words/orders.ts'

export type Order = PurchaseAnswer['data']

export type Answered = { data?: PurchaseAnswer; error?: unknown }

/** Why nobody is on the way to pay, in the server's words, if it has any; `order` when one was made all the same, and waits unpaid. */
export type PaymentProblem = {
  reason: string | null
  order: Order | null
  signedOut: boolean
  /** Other orders have to be paid or cancelled first. */
  unpaid?: true
}
export type PaymentStart = { url: string; order: Order } | PaymentProblem

const UNAUTHENTICATED = 401
/** It knows no reason itself: its message is the general one. */
const INTERNAL = 500

export function paymentStartOf({ data, error }: Answered, here: string): PaymentStart {
  if (data === undefined) return paymentProblemOf(error)
  const isOpen = data.ssl_data?.status === 'success'
  const url = isOpen ? paymentPage(data.ssl_data.data, here) : null
  if (url !== null) return { url, order: data.data }
  // The server takes the page for open, so its message would send them to pay.
  return { reason: (!isOpen && data.message) || words.noPage, order: data.data, signedOut: false }
}

type Told = Partial<Order & UnpaidOrders>
type Failed = { status?: number | string; data?: Partial<ErrorBody> & { data?: Told } }

const isOrder = (told: Partial<Order>): told is Order => told.id !== undefined

export function paymentProblemOf(error: unknown, unreached: string = words.unreached): PaymentProblem {
  const { status, data } = (error ?? {}) as Failed
  const said = status === INTERNAL ? null : (data?.message ?? null)
  const reason = typeof status === 'number' ? said : unreached
  const { unpaid_orders, ...order } = data?.data ?? {}
  return {
    reason,
    order: isOrder(order) ? order : null,
    signedOut: status === UNAUTHENTICATED,
    ...(unpaid_orders && { unpaid: unpaid_orders }),
  }
}

export function sentenceOf({ reason, signedOut }: PaymentProblem): string {
  if (reason === null) return words.failed
  return signedOut ? reason : words.failedBecause(reason)
}
