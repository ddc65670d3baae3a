import { eq, getTableColumns } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { paymentAttempts } from './tables.ts'

export type HeldAttempt = Awaited<ReturnType<typeof heldAttempts>>[number]

const { sessionAnswer: _, ...columns } = getTableColumns(paymentAttempts)

/** Oldest first. */
export const heldAttempts = (tx: Tx, limit: number) =>
  tx
    .select(columns)
    .from(paymentAttempts)
    .where(eq(paymentAttempts.status, 'held'))
    .orderBy(paymentAttempts.openedAt)
    .limit(limit)
