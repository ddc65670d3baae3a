import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { subscriptionPlaces, subscriptionRiders, subscriptions } from './tables.ts'

export const readMembership = async (tx: Tx, orderId: number) =>
  (await tx.select().from(subscriptions).where(eq(subscriptions.orderId, orderId)))[0]

export const readMembers = (tx: Tx, id: number) =>
  tx
    .select()
    .from(subscriptionRiders)
    .where(eq(subscriptionRiders.subscriptionId, id))
    .orderBy(asc(subscriptionRiders.id))

export const readPlaces = (tx: Tx, id: number) =>
  tx.select().from(subscriptionPlaces).where(eq(subscriptionPlaces.subscriptionId, id))
