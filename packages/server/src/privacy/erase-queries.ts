import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { customers, signInCodes } from '../customers/tables.ts'
import type { Tx } from '../db/database.ts'
import { outbox } from '../notifications/tables.ts'
import { paymentAttempts, strayMoney } from '../payments/tables.ts'
import { saleDetails, saleRiders, sales } from '../sales/tables.ts'
import { subscriptionRiders, subscriptions } from '../subscriptions/tables.ts'
import { isForOneOf, type OrderIds } from './own-data-queries.ts'

/** While the customer's row is locked, no other order can join these. */
export async function orderIdsOf(tx: Tx, customerId: number): Promise<OrderIds> {
  const ownSales = await tx.select({ id: sales.id }).from(sales).where(eq(sales.customerId, customerId))
  const ownSubscriptions = await tx.select({ id: subscriptions.id }).from(subscriptions).where(eq(subscriptions.customerId, customerId))
  return { saleIds: ownSales.map(({ id }) => id), subscriptionIds: ownSubscriptions.map(({ id }) => id) }
}

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

/** The gateway's answers name the payer; sum, transaction and method are columns of their own and stay. */
export async function stripPayments(tx: Tx, orders: OrderIds): Promise<void> {
  const stripped = await tx.update(paymentAttempts).set({ sessionKey: null, gatewayUrl: null, sessionAnswer: null, lastAnswer: null })
    .where(isForOneOf(orders)).returning({ id: paymentAttempts.id })
  await tx.update(strayMoney).set({ answer: sql`'{}'::jsonb` }).where(inArray(strayMoney.attemptId, stripped.map(({ id }) => id)))
}

export async function deleteMessages(tx: Tx, phone: string): Promise<void> {
  await tx.delete(outbox).where(eq(outbox.phone, phone))
  await tx.delete(signInCodes).where(eq(signInCodes.phone, phone))
}

/** Children and tokens go with the row; orders lose their customer. */
export const deleteCustomer = (tx: Tx, id: number) => tx.delete(customers).where(eq(customers.id, id))
