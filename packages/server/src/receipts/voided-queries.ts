import { and, eq, lte } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { orders } from '../orders/tables.ts'
import { voidedReceipts } from './tables.ts'

const { orderId, version, voidedAt, dueAt } = voidedReceipts

/** Those whose file is to be removed now, with what its name is made of. */
export const selectDueReceipts = (tx: Tx, now: Date, most: number) =>
  tx
    .select({
      orderId,
      voidedAt,
      receiptVersion: version,
      invoiceNumber: orders.invoiceNumber,
      createdAt: orders.createdAt,
    })
    .from(voidedReceipts)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(lte(dueAt, now))
    .orderBy(dueAt)
    .limit(most)

export type VoidedReceipt = Awaited<ReturnType<typeof selectDueReceipts>>[number]

const isIt = (one: VoidedReceipt) => and(eq(orderId, one.orderId), eq(version, one.receiptVersion))

export const lookAgain = (tx: Tx, one: VoidedReceipt, at: Date) =>
  tx.update(voidedReceipts).set({ dueAt: at }).where(isIt(one))

export const forgetVoided = (tx: Tx, one: VoidedReceipt) => tx.delete(voidedReceipts).where(isIt(one))
