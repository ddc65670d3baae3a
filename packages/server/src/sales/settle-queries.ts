import { and, eq, sql } from 'drizzle-orm'
import type { Day } from '#contract/rules/dates.ts'
import { businessInfo } from '../content/tables.ts'
import { customers } from '../customers/tables.ts'
import { awaitsMoney } from '../db/columns.ts'
import type { Tx } from '../db/database.ts'
import { sales } from './tables.ts'

/** One conditional update, so that money is taken once. The phone is null once the customer has been erased. */
export const markPaid = async (tx: Tx, id: number, { at, ticketCode }: { at: Date; ticketCode: string }) =>
  (await tx.update(sales).set({ paid: sql`${sales.grandTotal}`, paidAt: at, ticketCode }).where(and(eq(sales.id, id), awaitsMoney(sales, sales.grandTotal))).returning({
    invoiceNumber: sales.invoiceNumber,
    bookingDate: sales.bookingDate,
    phone: sql<string | null>`(select ${customers.phone} from ${customers} where ${customers.id} = ${sales.customerId})`,
  }))[0]

export const moveVisit = (tx: Tx, id: number, day: Day) =>
  tx.update(sales).set({ movedFrom: sql`${sales.bookingDate}`, bookingDate: day }).where(eq(sales.id, id))

/** As they are typed for people. */
export const openingHours = async (tx: Tx) => (await tx.select({ typed: businessInfo.openingHours }).from(businessInfo))[0]?.typed ?? null

export const moneyFacts = async (tx: Tx, id: number) =>
  (await tx.select({ expiredAt: sales.expiredAt, cancelledAt: sales.cancelledAt }).from(sales).where(eq(sales.id, id)))[0]

export const saleIdentity = async (tx: Tx, id: number) =>
  (await tx.select({ invoiceNumber: sales.invoiceNumber, name: customers.name, phone: customers.phone })
    .from(sales).leftJoin(customers, eq(customers.id, sales.customerId)).where(eq(sales.id, id)))[0]
