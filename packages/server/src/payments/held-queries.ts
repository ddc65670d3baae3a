import { and, eq, getTableColumns } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { paymentAttempts } from './tables.ts'

export type HeldAttempt = NonNullable<Awaited<ReturnType<typeof heldAttempt>>>

const { sessionAnswer: _, ...columns } = getTableColumns(paymentAttempts)

export const heldAttempt = async (tx: Tx, id: number) =>
  (
    await tx
      .select(columns)
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.id, id), eq(paymentAttempts.status, 'held')))
  )[0]

/** Whose it is, and who of the staff has decided about it and when. */
export const decidedAttempt = async (tx: Tx, id: number) =>
  (
    await tx
      .select({
        orderId: paymentAttempts.orderId,
        decidedById: paymentAttempts.decidedById,
        decidedAt: paymentAttempts.decidedAt,
      })
      .from(paymentAttempts)
      .where(eq(paymentAttempts.id, id))
  )[0]
