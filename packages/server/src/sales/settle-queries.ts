import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { customers } from '../customers/tables.ts'
import type { Tx } from '../db/database.ts'
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
