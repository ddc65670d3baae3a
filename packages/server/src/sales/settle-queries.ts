import { and, eq, isNull, lt, notExists, sql } from 'drizzle-orm'
import { customers } from '../customers/tables.ts'
import type { Tx } from '../db/database.ts'
import { paymentAttempts } from '../payments/tables.ts'
import { sales } from './tables.ts'

const awaitsMoney = and(lt(sales.paid, sales.grandTotal), isNull(sales.expiredAt), isNull(sales.cancelledAt))

/** One conditional update, so that money is taken once. The phone is null once the customer has been erased. */
export const markPaid = async (tx: Tx, id: number, { at, ticketCode }: { at: Date; ticketCode: string }) =>
  (await tx.update(sales).set({ paid: sql`${sales.grandTotal}`, paidAt: at, ticketCode }).where(and(eq(sales.id, id), awaitsMoney)).returning({
    invoiceNumber: sales.invoiceNumber,
    phone: sql<string | null>`(select ${customers.phone} from ${customers} where ${customers.id} = ${sales.customerId})`,
  }))[0]

export const moneyFacts = async (tx: Tx, id: number) =>
  (await tx.select({ expiredAt: sales.expiredAt, cancelledAt: sales.cancelledAt }).from(sales).where(eq(sales.id, id)))[0]

export const saleIdentity = async (tx: Tx, id: number) =>
  (await tx.select({ invoiceNumber: sales.invoiceNumber, name: customers.name, phone: customers.phone })
    .from(sales).leftJoin(customers, eq(customers.id, sales.customerId)).where(eq(sales.id, id)))[0]

/** Nobody waits for its money any more: no attempt is open or on hold. */
const nobodyPays = (tx: Tx) =>
  notExists(tx.select({ one: sql`1` }).from(paymentAttempts).where(and(eq(paymentAttempts.saleId, sales.id), sql`${paymentAttempts.status} in ('open', 'held')`)))

/** Those that are being paid or expired by someone else right now are left to them. */
export const expireUnpaid = async (tx: Tx, { at, placedBefore, limit }: { at: Date; placedBefore: Date; limit: number }): Promise<number> => {
  const old = tx.$with('old').as(tx.select({ id: sales.id }).from(sales)
    .where(and(awaitsMoney, lt(sales.createdAt, placedBefore), nobodyPays(tx))).limit(limit).for('update', { skipLocked: true }))
  const expired = await tx.with(old).update(sales).set({ expiredAt: at, idempotencyKey: null })
    .where(sql`${sales.id} in (select ${old.id} from ${old})`).returning({ id: sales.id })
  return expired.length
}
