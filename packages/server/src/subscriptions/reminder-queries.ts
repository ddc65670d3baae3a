import { and, between, eq, isNull, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { packages } from '../catalogue/tables.ts'
import { customers } from '../customers/tables.ts'
import type { Tx } from '../db/database.ts'
import { outbox } from '../notifications/tables.ts'
import { orders } from '../orders/tables.ts'
import { subscriptions } from './tables.ts'

export type EndingMembership = Awaited<ReturnType<typeof endingUnsaid>>[number]

/** Names the cause of a reminder, so that it is said once. */
const KEY = 'subscription-ending:'
export const reminderKey = (id: number): string => KEY + id

/** Memberships that end from one day to another, that no other of the same package follows, and of which nobody has been told. */
export const endingUnsaid = (tx: Tx, { from, to, limit }: { from: string; to: string; limit: number }) => {
  const [following, order] = [alias(subscriptions, 'following'), alias(orders, 'following_order')]
  const follows = tx
    .select({ one: sql`1` })
    .from(following)
    .innerJoin(order, eq(order.id, following.orderId))
    .where(
      and(
        eq(order.customerId, orders.customerId),
        eq(following.packageId, subscriptions.packageId),
        sql`${following.startDate} > ${subscriptions.endDate}`,
        isNull(order.cancelledAt),
      ),
    )
  const said = tx
    .select({ one: sql`1` })
    .from(outbox)
    .where(eq(outbox.key, sql`${KEY}::text || ${subscriptions.id}`))
  return tx
    .select({
      id: subscriptions.id,
      orderId: subscriptions.orderId,
      name: subscriptions.name,
      nameBn: subscriptions.nameBn,
      endDate: sql<string>`${subscriptions.endDate}::text`,
      phone: customers.phone,
      language: customers.language,
      packageId: packages.id,
      onSale: packages.onSale,
    })
    .from(subscriptions)
    .innerJoin(orders, eq(orders.id, subscriptions.orderId))
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .innerJoin(packages, eq(packages.id, subscriptions.packageId))
    .where(
      and(between(subscriptions.endDate, from, to), isNull(orders.cancelledAt), notExists(follows), notExists(said)),
    )
    .limit(limit)
}
