import { and, eq, gte, isNull, max, sql } from 'drizzle-orm'
import type { Period } from '#contract/rules/validity.ts'
import type { Transaction, Tx } from '../db/database.ts'
import { locks } from '../db/locks.ts'
import { orders } from '../orders/tables.ts'
import { subscriptions } from './tables.ts'

/** What a membership was sold as. */
export async function termsOf(tx: Tx, orderId: number): Promise<{ id: number; packageId: number; month: number }> {
  const { id, packageId, month } = subscriptions
  const [found] = await tx
    .select({ id, packageId, month })
    .from(subscriptions)
    .where(eq(subscriptions.orderId, orderId))
  if (found === undefined) throw new Error(`Order ${orderId} is no subscription.`)
  return found
}

/** Until the transaction ends, no other membership of this customer is given its dates. */
export const lockDates = (tx: Transaction, customerId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(${locks.stackMemberships}, ${customerId})`)

/** The last day of the memberships of a package that a customer has, today or later; null when they have none. */
export const lastDayOf = async (
  tx: Tx,
  { customerId, packageId, today }: { customerId: number; packageId: number; today: string },
) =>
  (
    await tx
      .select({ day: max(subscriptions.endDate) })
      .from(subscriptions)
      .innerJoin(orders, eq(orders.id, subscriptions.orderId))
      .where(
        and(
          eq(orders.customerId, customerId),
          eq(subscriptions.packageId, packageId),
          gte(subscriptions.endDate, today),
          isNull(orders.cancelledAt),
        ),
      )
  )[0]?.day ?? null

export const giveDates = (tx: Transaction, id: number, { start, end }: Period) =>
  tx.update(subscriptions).set({ startDate: start, endDate: end }).where(eq(subscriptions.id, id))
