import { and, count, eq, gte } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { outbox } from '../notifications/tables.ts'

/** How often a message of this kind was written for an order since then. */
export const sentSince = async (tx: Tx, { order, kind, since }: { order: number; kind: string; since: Date }) =>
  (
    await tx
      .select({ times: count() })
      .from(outbox)
      .where(and(eq(outbox.orderId, order), eq(outbox.kind, kind), gte(outbox.createdAt, since)))
  )[0]?.times ?? 0
