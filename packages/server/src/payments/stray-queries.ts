import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import type { Payment } from './gateway.ts'
import type { StrayReason } from './order-book.ts'
import { strayMoney, type strayStatuses } from './tables.ts'

export type StrayStatus = (typeof strayStatuses)[number]
export type Stray = typeof strayMoney.$inferSelect

type Found = { attemptId: number | null; payment: Payment; reason: StrayReason; status: StrayStatus; at: Date }

/** Answers whether it is new: the same money may be reported any number of times. */
export const insertStray = async (tx: Tx, { attemptId, payment, reason, status, at }: Found): Promise<boolean> =>
  (
    await tx
      .insert(strayMoney)
      .values({
        attemptId,
        tranId: payment.tranId,
        valId: payment.valId,
        bankTranId: payment.bankTranId,
        amount: payment.amount,
        currency: payment.currency,
        reason,
        status,
        answer: payment.answer,
        receivedAt: at,
      })
      .onConflictDoNothing({ target: strayMoney.valId })
      .returning({ id: strayMoney.id })
  ).length === 1

/** What somebody has to decide about. */
export const undecided: StrayStatus[] = ['to_review', 'refund_due']

export const strayById = async (tx: Tx, id: number): Promise<Stray | undefined> =>
  (await tx.select().from(strayMoney).where(eq(strayMoney.id, id)))[0]

export const strayOfAttempt = async (tx: Tx, attemptId: number, valId: string) =>
  (
    await tx
      .select()
      .from(strayMoney)
      .where(and(eq(strayMoney.attemptId, attemptId), eq(strayMoney.valId, valId)))
  )[0]

export const strayByValId = async (tx: Tx, valId: string) =>
  (await tx.select({ reason: strayMoney.reason }).from(strayMoney).where(eq(strayMoney.valId, valId)))[0]

/** Those not asked about for the longest time come first, so that one that is never answered holds up nobody. */
export const refundsUnderWay = (tx: Tx, limit: number) =>
  tx
    .select({ id: strayMoney.id, refundRefId: strayMoney.refundRefId })
    .from(strayMoney)
    .where(and(eq(strayMoney.status, 'refunding'), isNotNull(strayMoney.refundRefId)))
    .orderBy(sql`${strayMoney.refundAskedAt} nulls first`, strayMoney.id)
    .limit(limit)

/** One conditional update: two operators at once do one thing. */
export const moveStray = async (
  tx: Tx,
  id: number,
  from: StrayStatus[],
  values: Partial<typeof strayMoney.$inferInsert>,
): Promise<boolean> =>
  (
    await tx
      .update(strayMoney)
      .set(values)
      .where(and(eq(strayMoney.id, id), inArray(strayMoney.status, from)))
      .returning({ id: strayMoney.id })
  ).length === 1

/** Of those who ask again for a refund that the gateway has not answered; one that it has by now is left. */
export const moveUnanswered = async (
  tx: Tx,
  id: number,
  values: Partial<typeof strayMoney.$inferInsert>,
): Promise<boolean> =>
  (
    await tx
      .update(strayMoney)
      .set(values)
      .where(and(eq(strayMoney.id, id), eq(strayMoney.status, 'refunding'), isNull(strayMoney.refundRefId)))
      .returning({ id: strayMoney.id })
  ).length === 1
