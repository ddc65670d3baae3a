import { and, eq, lte, sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { sales } from '../sales/tables.ts'
import { subscriptions } from '../subscriptions/tables.ts'
import { voidedReceipts } from './tables.ts'

const { kind, orderId, version, voidedAt, dueAt } = voidedReceipts

const isSale = and(eq(kind, 'sale'), eq(sales.id, orderId))
const isSubscription = and(eq(kind, 'subscription'), eq(subscriptions.id, orderId))
const either = <T>(column: keyof typeof sales & keyof typeof subscriptions) => sql<T>`coalesce(${sales[column]}, ${subscriptions[column]})`

/** Those whose file is to be removed now, with what its name is made of. */
export const selectDueReceipts = (tx: Tx, now: Date, most: number) =>
  tx.select({
    kind, orderId, voidedAt, receiptVersion: version, invoiceNumber: either<string>('invoiceNumber'),
    createdAt: either<Date>('createdAt').mapWith(sales.createdAt),
  }).from(voidedReceipts).leftJoin(sales, isSale).leftJoin(subscriptions, isSubscription)
    .where(lte(dueAt, now)).orderBy(dueAt).limit(most)

export type VoidedReceipt = Awaited<ReturnType<typeof selectDueReceipts>>[number]

const isIt = (one: VoidedReceipt) => and(eq(kind, one.kind), eq(orderId, one.orderId), eq(version, one.receiptVersion))

export const lookAgain = (tx: Tx, one: VoidedReceipt, at: Date) => tx.update(voidedReceipts).set({ dueAt: at }).where(isIt(one))

export const forgetVoided = (tx: Tx, one: VoidedReceipt) => tx.delete(voidedReceipts).where(isIt(one))
