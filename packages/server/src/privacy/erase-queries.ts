import { and, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { refundReasons } from '#contract/rules/desk.ts'
import { customers, signInCodes } from '../customers/tables.ts'
import type { Transaction, Tx } from '../db/database.ts'
import { outbox } from '../notifications/tables.ts'
import { notes } from '../desk/tables.ts'
import { orders, voidCodes } from '../orders/tables.ts'
import { paymentAttempts, strayMoney } from '../payments/tables.ts'
import { refunds } from '../refunds/tables.ts'

const AT_ONCE = 20

export type OwnOrders = { id: number; kind: string }[]

/**
 * All of a customer's orders, a few at a time, so that no statement grows with their number. While the customer's row is
 * locked, no other order can join these.
 */
export async function* ordersOf(tx: Tx, customerId: number): AsyncGenerator<OwnOrders> {
  for (let last: number | undefined = 0; last !== undefined;) {
    const found: OwnOrders = await tx
      .select({ id: orders.id, kind: orders.kind })
      .from(orders)
      .where(and(eq(orders.customerId, customerId), gt(orders.id, last)))
      .orderBy(orders.id)
      .limit(AT_ONCE)
    if (found.length > 0) yield found
    last = found.at(-1)?.id
  }
}

/**
 * Whoever wants to pay for one of them, or to settle it, waits until the transaction ends. Attempts come first, as they do
 * for whoever settles: nobody then holds what the other one waits for.
 */
export async function lockPayments(tx: Transaction, ids: number[]): Promise<void> {
  await tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.orderId, ids))
    .orderBy(paymentAttempts.id)
    .for('update')
  await tx.select({ id: orders.id }).from(orders).where(inArray(orders.id, ids)).orderBy(orders.id).for('update')
}

export const hasMoneyOnItsWay = async (tx: Tx, ids: number[]): Promise<boolean> =>
  (
    await tx
      .select({ id: paymentAttempts.id })
      .from(paymentAttempts)
      .where(and(inArray(paymentAttempts.orderId, ids), inArray(paymentAttempts.status, ['open', 'held'])))
      .limit(1)
  ).length > 0

/** What goes back of these orders and has not arrived. Whoever gives back more waits for the orders, which are locked. */
export async function refundUnderWay(tx: Tx, ids: number[]): Promise<number> {
  const [sum] = await tx
    .select({ amount: sql<string | null>`sum(${refunds.amount})` })
    .from(refunds)
    .where(and(inArray(refunds.orderId, ids), inArray(refunds.status, ['asking', 'under_way'])))
  return Number(sum?.amount ?? 0)
}

/** Why somebody got their money back stays where it is one of the reasons to choose from; other words may name them, as a number of a wallet does. */
export const stripRefunds = (tx: Transaction, ids: number[]) =>
  tx
    .update(refunds)
    .set({
      reason: sql`case when ${refunds.reason} = any(${sql.param([...refundReasons])}::text[]) then ${refunds.reason} else 'Other' end`,
      reference: null,
    })
    .where(inArray(refunds.orderId, ids))

export const deleteNotes = (tx: Transaction, ids: number[]) => tx.delete(notes).where(inArray(notes.orderId, ids))

export const mergedInto = async (tx: Tx, customerId: number): Promise<number[]> =>
  (await tx.select({ ids: customers.mergedIds }).from(customers).where(eq(customers.id, customerId)))[0]?.ids ?? []

/** Money that should still come for them is then flagged for refund. */
export const cancelNotFullyPaid = (tx: Transaction, ids: number[], now: Date) =>
  tx
    .update(orders)
    .set({ cancelledAt: now })
    .where(
      and(inArray(orders.id, ids), lt(orders.paid, orders.total), isNull(orders.expiredAt), isNull(orders.cancelledAt)),
    )

/** No code that lets somebody in, and no key of their browser. The gate still knows that a code was one, and is void. */
export async function stripOrders(tx: Transaction, ids: number[], now: Date): Promise<void> {
  const hash = sql<string>`encode(sha256(convert_to(${orders.code}, 'UTF8')), 'hex')`
  const had = tx
    .select({
      hash: hash.as('hash'),
      why: sql`'erased'`.as('why'),
      at: sql`${now.toISOString()}::timestamptz`.as('at'),
    })
    .from(orders)
    .where(and(inArray(orders.id, ids), isNotNull(orders.code)))
  await tx.insert(voidCodes).select(had).onConflictDoNothing()
  await tx.update(orders).set({ code: null, idempotencyKey: null }).where(inArray(orders.id, ids))
}

/** The gateway's answers name the payer; sum, transaction and method are columns of their own and stay. Answers with the transactions. */
export async function stripPayments(tx: Transaction, ids: number[]): Promise<string[]> {
  const own = tx.select({ id: paymentAttempts.id }).from(paymentAttempts).where(inArray(paymentAttempts.orderId, ids))
  await tx
    .update(strayMoney)
    .set({ answer: sql`'{}'::jsonb`, note: null })
    .where(inArray(strayMoney.attemptId, own))
  const stripped = await tx
    .update(paymentAttempts)
    .set({ sessionKey: null, gatewayUrl: null, sessionAnswer: null, lastAnswer: null })
    .where(inArray(paymentAttempts.orderId, ids))
    .returning({ tranId: paymentAttempts.tranId })
  return stripped.map(({ tranId }) => tranId)
}

export async function deleteMessages(tx: Transaction, phone: string): Promise<void> {
  await tx.delete(outbox).where(eq(outbox.phone, phone))
  await tx.delete(signInCodes).where(eq(signInCodes.phone, phone))
}

/** Children and tokens go with the row; orders lose their customer. */
export const deleteCustomer = (tx: Transaction, id: number) => tx.delete(customers).where(eq(customers.id, id))
