import { and, desc, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm'
import type { Transaction, Tx } from '../db/database.ts'
import type { Page } from '../orders/kinds.ts'
import { ownRefunds, ownVisits } from '../orders/own-data.ts'
import { orders } from '../orders/tables.ts'
import { subscriptionRiders, subscriptions } from './tables.ts'

type Member = {
  name: string | null
  age: number | null
  type: string
  type_bn: string | null
  additional: boolean
  price: number
}

// The outer id is written out, because a column alone loses its table's name where there is no join.
const members = sql<
  Member[]
>`(select coalesce(json_agg(json_build_object('name', name, 'age', age, 'type', type, 'type_bn', type_bn, 'additional', additional, 'price', price) order by id), '[]')
  from ${subscriptionRiders} where subscription_id = ${subscriptions}.id)`

export const subscriptionsOf = (tx: Tx, customerId: number, { before, most }: Page) =>
  tx
    .select({
      ...getTableColumns(subscriptions),
      ...getTableColumns(orders),
      riders: members,
      visits: ownVisits,
      refunds: ownRefunds,
    })
    .from(orders)
    .innerJoin(subscriptions, eq(subscriptions.orderId, orders.id))
    .where(and(eq(orders.customerId, customerId), lt(orders.id, before)))
    .orderBy(desc(orders.id))
    .limit(most)
export type OwnSubscriptionRow = Awaited<ReturnType<typeof subscriptionsOf>>[number]

/** Without names, ages and notes. */
export async function stripSubscriptions(tx: Transaction, orderIds: number[]): Promise<void> {
  const own = tx.select({ id: subscriptions.id }).from(subscriptions).where(inArray(subscriptions.orderId, orderIds))
  await tx
    .update(subscriptionRiders)
    .set({ name: null, age: null })
    .where(inArray(subscriptionRiders.subscriptionId, own))
  await tx.update(subscriptions).set({ note: null }).where(inArray(subscriptions.orderId, orderIds))
}
