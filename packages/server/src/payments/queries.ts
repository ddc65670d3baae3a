import { and, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Database, Tx } from '../db/database.ts'
import type { Payment } from './gateway.ts'
import type { Payable } from './receipt-link.ts'
import { type attemptStatuses, paymentAttempts } from './tables.ts'

export type AttemptStatus = (typeof attemptStatuses)[number]

const { id, tranId, kind, saleId, subscriptionId, amount, status, gatewayUrl, valId, bankTranId, openedAt, claimedAt } = paymentAttempts
/** What the verbs need to know of an attempt; the gateway's long answers stay in the table. */
const attempt = { id, tranId, kind, saleId, subscriptionId, amount, status, gatewayUrl, valId, bankTranId, openedAt, claimedAt }
export type Attempt = Awaited<ReturnType<typeof attemptById>>

const placeholder = (name: string) => sql`${sql.placeholder(name)}`

/** Asked with every purchase, so prepared once. */
export const preparePayments = ({ db }: Database) => {
  const byTranId = db.select(attempt).from(paymentAttempts).where(eq(tranId, sql.placeholder('tranId'))).prepare('attempt_by_tran_id')
  const opened = db.update(paymentAttempts)
    .set({ sessionKey: placeholder('sessionKey'), gatewayUrl: placeholder('url'), sessionAnswer: placeholder('answer') })
    .where(eq(id, sql.placeholder('id'))).prepare('attempt_opened')
  return {
    attemptByTranId: async (value: string) => (await byTranId.execute({ tranId: value }))[0],
    keepSession: (session: { id: number; sessionKey: string; url: string; answer: unknown }) =>
      opened.execute({ ...session, answer: JSON.stringify(session.answer) }),
  }
}
export type PaymentQueries = ReturnType<typeof preparePayments>

export const attemptById = async (tx: Tx, value: number) => {
  const [found] = await tx.select(attempt).from(paymentAttempts).where(eq(id, value))
  if (found === undefined) throw new Error(`There is no attempt ${value}.`)
  return found
}

const isFor = (order: Payable) => eq(order.kind === 'sale' ? saleId : subscriptionId, order.id)

/** Newest first. */
export const openAttempts = (tx: Tx, order: Payable) =>
  tx.select(attempt).from(paymentAttempts).where(and(isFor(order), inArray(status, ['open', 'held']))).orderBy(desc(id))

export const insertAttempt = async (tx: Tx, order: Payable & { amount: number }, opened: { tranId: string; at: Date; checkAt: Date }) => {
  const target = order.kind === 'sale' ? { saleId: order.id } : { subscriptionId: order.id }
  const [written] = await tx.insert(paymentAttempts)
    .values({ ...target, kind: order.kind, amount: order.amount, tranId: opened.tranId, openedAt: opened.at, nextCheckAt: opened.checkAt })
    .returning(attempt)
  if (written === undefined) throw new Error('An attempt was not written.')
  return written
}

const proofOf = (payment: Payment) => ({
  valId: payment.valId,
  bankTranId: payment.bankTranId,
  cardType: payment.cardType,
  riskLevel: payment.riskLevel,
  riskTitle: payment.riskTitle,
  lastAnswer: payment.answer,
  failReason: null,
  nextCheckAt: null,
})

/** One conditional update: however many ask at once, one of them is told that it has moved. */
const move = async (tx: Tx, attemptId: number, from: readonly AttemptStatus[], values: Partial<typeof paymentAttempts.$inferInsert>) =>
  (await tx.update(paymentAttempts).set(values).where(and(eq(id, attemptId), inArray(status, [...from]))).returning({ id })).length === 1

/** Money counts even for an attempt that was given up. */
const unpaid = ['open', 'failed', 'cancelled', 'expired'] as const

export const moveToPaid = (tx: Tx, attemptId: number, payment: Payment, at: Date) =>
  move(tx, attemptId, unpaid, { ...proofOf(payment), status: 'paid', settledAt: at })

export const moveToHeld = (tx: Tx, attemptId: number, payment: Payment) =>
  move(tx, attemptId, unpaid, { ...proofOf(payment), status: 'held', settledAt: null })

export const moveHeldToPaid = (tx: Tx, attemptId: number, at: Date) => move(tx, attemptId, ['held'], { status: 'paid', settledAt: at })

type Ended = { status: 'failed' | 'cancelled' | 'expired'; reason: string | null; at: Date }

/** No money has come; the gateway is still asked about it for a day. */
export const moveToEnded = (tx: Tx, attemptId: number, ended: Ended, from: AttemptStatus = 'open') =>
  move(tx, attemptId, [from], { status: ended.status, failReason: ended.reason, settledAt: ended.at })

export const askNoMore = (tx: Tx, attemptId: number) =>
  tx.update(paymentAttempts).set({ nextCheckAt: null }).where(eq(id, attemptId))

export const askAgain = (tx: Tx, attemptId: number, at: Date) =>
  tx.update(paymentAttempts).set({ nextCheckAt: at }).where(eq(id, attemptId))

export const keepClaim = (tx: Tx, attemptId: number, at: Date) =>
  tx.update(paymentAttempts).set({ claimedAt: at }).where(and(eq(id, attemptId), eq(status, 'open'), isNull(claimedAt)))

export const dropClaim = (tx: Tx, attemptId: number) =>
  tx.update(paymentAttempts).set({ claimedAt: null }).where(and(eq(id, attemptId), eq(status, 'open')))

/**
 * Takes attempts whose time has come and moves their next time on, so that no other process asks about them now. Each is
 * asked about at twice its age, and at the end of its day; then hourly, should the gateway be silent.
 */
export const takeDueAttempts = (tx: Tx, now: Date, limit: number) => {
  const due = tx.$with('due').as(tx.select({ id }).from(paymentAttempts).where(lte(paymentAttempts.nextCheckAt, now))
    .orderBy(paymentAttempts.nextCheckAt).limit(limit).for('update', { skipLocked: true }))
  const at = sql`${now.toISOString()}::timestamptz`
  const lastCheck = sql`${openedAt} + interval '24 hours'`
  return tx.with(due).update(paymentAttempts)
    .set({
      checks: sql`${paymentAttempts.checks} + 1`,
      nextCheckAt: sql`case when ${at} < ${lastCheck} then least(${at} + greatest(${at} - ${openedAt}, interval '2 minutes'), ${lastCheck}) else ${at} + interval '1 hour' end`,
    })
    .where(inArray(id, tx.select({ id: due.id }).from(due))).returning(attempt)
}
