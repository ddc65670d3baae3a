import { dhakaDay } from '#contract/rules/dates.ts'
import { showDay } from '#contract/words/en/dates.ts'
import { formatExact, toTaka } from '#contract/rules/money.ts'
import { heldAttempts, type HeldAttempt } from '../payments/held-queries.ts'
import type { StrayReason } from '../payments/order-book.ts'
import type { Payments } from '../payments/payments.ts'
import { attemptById } from '../payments/queries.ts'
import { unresolvedStray, type Stray } from '../payments/stray-queries.ts'
import { describeOrder } from './describe-order.ts'

/** A payment that waits for a person, and what is known of it in two lines. */
export type Case = { lines: [string, string] } & ({ held: HeldAttempt } | { stray: Stray })

const reasons: Record<StrayReason, string> = {
  already_paid: 'the order was already paid',
  order_expired: 'the order had expired',
  order_cancelled: 'the order was cancelled',
  mismatch: 'the sum or the currency is not what was due',
  unknown_transaction: 'the transaction is not known here',
  refused: 'staff did not confirm it',
}

const needs = ({ status, refundRefId }: Stray): string => {
  if (status === 'to_review') return 'To look at'
  if (status === 'refund_due') return 'To refund'
  return refundRefId === null ? 'Refund without an answer' : 'Refund under way'
}

export const sumOf = ({ amount, currency = 'BDT' }: { amount: number; currency?: string }): string =>
  `${currency === 'BDT' ? 'Tk' : currency} ${formatExact(toTaka(amount))}`

const dayOf = (at: Date): string => showDay(dhakaDay(at))

/** As many as one person looks at; the next come up when some of these are decided. */
export const MOST_CASES = 50

/** Payments on hold first, then money that settled no order, each oldest first. */
export async function listCases(payments: Payments): Promise<Case[]> {
  const { db } = payments.database
  const held = await heldAttempts(db, MOST_CASES)
  const stray = await unresolvedStray(db, MOST_CASES - held.length)
  return [
    ...(await Promise.all(held.map((each) => heldCase(payments, each)))),
    ...(await Promise.all(stray.map((each) => strayCase(payments, each)))),
  ]
}

async function heldCase(payments: Payments, held: HeldAttempt): Promise<Case> {
  const first = `On hold: ${sumOf(held)} by ${held.cardType ?? 'unknown means'}, ${dayOf(held.openedAt)}. Risk: ${held.riskTitle ?? held.riskLevel}.`
  return { held, lines: [first, `For ${await describe(payments, held.id)}. Transaction ${held.tranId}.`] }
}

async function strayCase(payments: Payments, stray: Stray): Promise<Case> {
  const first = `${needs(stray)}: ${sumOf(stray)}, ${dayOf(stray.receivedAt)}: ${reasons[stray.reason]}.`
  const order = stray.attemptId === null ? 'no order of ours' : await describe(payments, stray.attemptId)
  return { stray, lines: [first, `For ${order}. Transaction ${stray.tranId}, bank ${stray.bankTranId ?? 'unknown'}.`] }
}

async function describe({ database: { db }, orders }: Payments, attemptId: number): Promise<string> {
  const { orderId } = await attemptById(db, attemptId)
  const identity = await orders.identify(db, orderId)
  return identity === undefined ? `order ${orderId}` : describeOrder(identity)
}
