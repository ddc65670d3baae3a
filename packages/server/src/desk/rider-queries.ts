import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { saleRiders } from '../sales/tables.ts'
import { subscriptionRiders } from '../subscriptions/tables.ts'

type Named = { name: string; age: number }

export const renameTicket = (tx: Transaction, id: number, { name, age }: Named) =>
  tx.update(saleRiders).set({ name, age }).where(eq(saleRiders.id, id))

export const renameMember = (tx: Transaction, id: number, { name, age }: Named) =>
  tx
    .update(subscriptionRiders)
    .set({ name, age, changes: sql`${subscriptionRiders.changes} + 1` })
    .where(eq(subscriptionRiders.id, id))
