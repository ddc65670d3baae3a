import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { customers, signInCodes } from '../customers/tables.ts'
import type { Tx } from '../db/database.ts'
import { outbox } from '../notifications/tables.ts'
import { paymentAttempts, strayMoney } from '../payments/tables.ts'
import { saleDetails, saleRiders, sales } from '../sales/tables.ts'
import { subscriptionRiders, subscriptions } from '../subscriptions/tables.ts'

/** A few of a customer's orders. */
export type OrderIds = { saleIds: number[]; subscriptionIds: number[] }

const AT_ONCE = 20

/**
 * All of a customer's orders, a few at a time, so that no statement grows with their number. While the customer's row is
 * locked, no other order can join these.
 */
export async function* ordersOf(tx: Tx, customerId: number): AsyncGenerator<OrderIds> {
  for await (const saleIds of idsOf(tx, sales, customerId)) yield { saleIds, subscriptionIds: [] }
  for await (const subscriptionIds of idsOf(tx, subscriptions, customerId)) yield { saleIds: [], subscriptionIds }
}

async function* idsOf(tx: Tx, orders: typeof sales | typeof subscriptions, customerId: number): AsyncGenerator<number[]> {
  for (let last: number | undefined = 0; last !== undefined;) {
    const found: { id: number }[] = await tx.select({ id: orders.id }).from(orders)
      .where(and(eq(orders.customerId, customerId), gt(orders.id, last))).orderBy(orders.id).limit(AT_ONCE)
    if (found.length > 0) yield found.map(({ id }) => id)
    last = found.at(-1)?.id
  }
}

const isForOneOf = ({ saleIds, subscriptionIds }: OrderIds) =>
  or(inArray(paymentAttempts.saleId, saleIds), inArray(paymentAttempts.subscriptionId, subscriptionIds))

/**
 * Whoever wants to pay for one of them, or to settle it, waits until the transaction ends. Attempts come first, as they do
 * for whoever settles: nobody then holds what the other one waits for.
 */
export async function lockPayments(tx: Tx, orders: OrderIds): Promise<void> {
  await tx.select({ id: paymentAttempts.id }).from(paymentAttempts).where(isForOneOf(orders)).orderBy(paymentAttempts.id).for('update')
  await tx.select({ id: sales.id }).from(sales).where(inArray(sales.id, orders.saleIds)).orderBy(sales.id).for('update')
  await tx.select({ id: subscriptions.id }).from(subscriptions).where(inArray(subscriptions.id, orders.subscriptionIds)).orderBy(subscriptions.id).for('update')
}

export const hasMoneyOnItsWay = async (tx: Tx, orders: OrderIds): Promise<boolean> =>
  (await tx.select({ id: paymentAttempts.id }).from(paymentAttempts)
    .where(and(isForOneOf(orders), inArray(paymentAttempts.status, ['open', 'held']))).limit(1)).length > 0

/** Money that should still come for them is then flagged for refund. */
export async function cancelUnpaid(tx: Tx, { saleIds, subscriptionIds }: OrderIds, now: Date): Promise<void> {
  await tx.update(sales).set({ cancelledAt: now })
    .where(and(inArray(sales.id, saleIds), lt(sales.paid, sales.grandTotal), isNull(sales.expiredAt), isNull(sales.cancelledAt)))
  await tx.update(subscriptions).set({ cancelledAt: now })
    .where(and(inArray(subscriptions.id, subscriptionIds), lt(subscriptions.paid, subscriptions.totalAmount), isNull(subscriptions.expiredAt), isNull(subscriptions.cancelledAt)))
}

/** Leaves of the orders what the books need: no names, ages and notes, and no code that lets somebody in. */
export async function stripOrders(tx: Tx, { saleIds, subscriptionIds }: OrderIds): Promise<void> {
  const nobody = { name: null, age: null }
  await tx.update(saleRiders).set(nobody).where(inArray(saleRiders.saleId, saleIds))
  await tx.update(subscriptionRiders).set(nobody).where(inArray(subscriptionRiders.subscriptionId, subscriptionIds))
  await tx.update(saleDetails).set({ note: null }).where(inArray(saleDetails.saleId, saleIds))
  await tx.update(sales).set({ ticketCode: null, idempotencyKey: null }).where(inArray(sales.id, saleIds))
  await tx.update(subscriptions).set({ membershipCode: null, idempotencyKey: null, note: null }).where(inArray(subscriptions.id, subscriptionIds))
}

/** The gateway's answers name the payer; sum, transaction and method are columns of their own and stay. Answers with the transactions. */
export async function stripPayments(tx: Tx, orders: OrderIds): Promise<string[]> {
  const own = tx.select({ id: paymentAttempts.id }).from(paymentAttempts).where(isForOneOf(orders))
  await tx.update(strayMoney).set({ answer: sql`'{}'::jsonb` }).where(inArray(strayMoney.attemptId, own))
  const stripped = await tx.update(paymentAttempts).set({ sessionKey: null, gatewayUrl: null, sessionAnswer: null, lastAnswer: null })
    .where(isForOneOf(orders)).returning({ tranId: paymentAttempts.tranId })
  return stripped.map(({ tranId }) => tranId)
}

export async function deleteMessages(tx: Tx, phone: string): Promise<void> {
  await tx.delete(outbox).where(eq(outbox.phone, phone))
  await tx.delete(signInCodes).where(eq(signInCodes.phone, phone))
}

/** Children and tokens go with the row; orders lose their customer. */
export const deleteCustomer = (tx: Tx, id: number) => tx.delete(customers).where(eq(customers.id, id))
