import { and, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { outbox } from './tables.ts'

/** `orderId` where it is about one: the desk shows it there. */
export type NewMessage = { key: string; kind: string; phone: string; text: string; at: Date; orderId?: number }

export const insertMessages = (tx: Tx, messages: NewMessage[]) =>
  tx
    .insert(outbox)
    .values(messages.map(({ at, ...message }) => ({ ...message, nextTryAt: at, createdAt: at })))
    .onConflictDoNothing({ target: outbox.key })

const isDue = (now: Date) => and(isNull(outbox.sentAt), isNull(outbox.givenUpAt), lte(outbox.nextTryAt, now))

/**
 * Takes one message that is due and moves its next try on: a minute, then twice as long each time, at most an hour.
 * Nobody else gets it until then, and if this process dies with it, somebody does.
 */
export async function takeDueMessage(tx: Tx, now: Date) {
  const due = tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(isDue(now))
    .orderBy(outbox.nextTryAt)
    .limit(1)
    .for('update', { skipLocked: true })
  const [taken] = await tx
    .update(outbox)
    .set({
      tries: sql`${outbox.tries} + 1`,
      nextTryAt: sql`${now}::timestamptz + least(interval '1 hour', interval '1 minute' * power(2, least(${outbox.tries}, 10)))`,
    })
    .where(eq(outbox.id, sql`(${due})`))
    .returning()
  return taken
}
export type TakenMessage = NonNullable<Awaited<ReturnType<typeof takeDueMessage>>>

type Delivery = Partial<
  Pick<typeof outbox.$inferInsert, 'sentAt' | 'givenUpAt' | 'provider' | 'providerId' | 'lastError'>
>

export const recordDelivery = (tx: Tx, id: number, delivery: Delivery) =>
  tx.update(outbox).set(delivery).where(eq(outbox.id, id))

/** What is still to be sent stays, however old. */
export const deleteEndedMessages = (tx: Tx, writtenBefore: Date) =>
  tx
    .delete(outbox)
    .where(and(lt(outbox.createdAt, writtenBefore), or(isNotNull(outbox.sentAt), isNotNull(outbox.givenUpAt))))
