import { eq, sql } from 'drizzle-orm'
import type { Day } from '#contract/rules/dates.ts'
import { businessInfo } from '../content/tables.ts'
import type { Transaction, Tx } from '../db/database.ts'
import { sales } from './tables.ts'

export async function visitOf(tx: Tx, orderId: number): Promise<{ id: number; bookingDate: Day; branchId: number }> {
  const [found] = await tx
    .select({ id: sales.id, bookingDate: sales.bookingDate, branchId: sales.branchId })
    .from(sales)
    .where(eq(sales.orderId, orderId))
  if (found === undefined) throw new Error(`Order ${orderId} is no sale.`)
  return found
}

export const moveVisit = (tx: Transaction, id: number, day: Day) =>
  tx
    .update(sales)
    .set({ movedFrom: sql`${sales.bookingDate}`, bookingDate: day })
    .where(eq(sales.id, id))

/** As they are typed for people. */
export const openingHours = async (tx: Tx) =>
  (await tx.select({ typed: businessInfo.openingHours }).from(businessInfo))[0]?.typed ?? null

/** By somebody who may. `moved_from` is for a visit whose day was over when the money came. */
export const bookFor = (tx: Transaction, id: number, day: Day, branchId?: number) =>
  tx
    .update(sales)
    .set({ bookingDate: day, movedFrom: null, ...(branchId !== undefined && { branchId }) })
    .where(eq(sales.id, id))
