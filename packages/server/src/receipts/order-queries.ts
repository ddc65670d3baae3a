import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { customers } from '../customers/tables.ts'
import type { Transaction, Tx } from '../db/database.ts'
import type { OrderKind } from '../orders/kinds.ts'
import { orders } from '../orders/tables.ts'
import { paymentAttempts } from '../payments/tables.ts'
import { refunds } from '../refunds/tables.ts'

const { id: orderId, kind, invoiceNumber, createdAt, receiptVersion, customerId, paid, total } = orders

/** What decides whether an order has a receipt, under which name, and whose it is. */
export type ReceiptFacts = NonNullable<Awaited<ReturnType<typeof findOrder>>>

/** By its kind's own id. */
export const findOrder = async (tx: Tx, { table }: OrderKind, id: number) =>
  (
    await tx
      .select({ orderId, kind, invoiceNumber, createdAt, receiptVersion, customerId, paid, total })
      .from(orders)
      .innerJoin(table, eq(table.orderId, orders.id))
      .where(eq(table.id, id))
  )[0]

export const readVersion = async (tx: Tx, id: number) =>
  (await tx.select({ receiptVersion }).from(orders).where(eq(orders.id, id)))[0]?.receiptVersion

/** What stands on every receipt: order, buyer and payment. */
export const readOrder = async (tx: Tx, id: number) =>
  (
    await tx
      .select({
        order: orders,
        buyer: { name: customers.name, phone: customers.phone },
        payment: {
          cardType: paymentAttempts.cardType,
          bankTranId: paymentAttempts.bankTranId,
          settledAt: paymentAttempts.settledAt,
        },
      })
      .from(orders)
      .leftJoin(customers, eq(customers.id, orders.customerId))
      .leftJoin(paymentAttempts, and(eq(paymentAttempts.orderId, orders.id), eq(paymentAttempts.status, 'paid')))
      .where(eq(orders.id, id))
  )[0]

/** What was accepted to go back; what the bank has cancelled since stands on no receipt. */
export const readCreditNotes = (tx: Tx, id: number) =>
  tx
    .select({
      number: sql<string>`${refunds.creditNote}`,
      at: sql<Date>`${refunds.acceptedAt}`.mapWith(refunds.acceptedAt),
      amount: refunds.amount,
      vat: refunds.vat,
    })
    .from(refunds)
    .where(and(eq(refunds.orderId, id), inArray(refunds.status, ['under_way', 'refunded', 'handed_out'])))
    .orderBy(asc(refunds.acceptedAt), asc(refunds.creditNote))

/** Links to a customer's receipts open nothing any more, and what was kept of them is removed. */
export const voidReceiptsOf = (tx: Transaction, customer: number) =>
  tx
    .update(orders)
    .set({ receiptVersion: sql`${orders.receiptVersion} + 1` })
    .where(eq(orders.customerId, customer))
