import { sql } from 'drizzle-orm'
import { formatExact, toTaka } from '#contract/rules/money.ts'
import { staffPaths } from '#contract/staff-paths.ts'
import { named } from '#contract/words/named.ts'
import { locks } from '../db/locks.ts'
import { queueMessages } from '../notifications/queue-message.ts'
import { writeSms } from '../notifications/write-sms.ts'
import type { TellHeld } from '../payments/order-book.ts'
import { deciders, toldSince } from './manager-queries.ts'

const KIND = 'payment-held'
/** Nobody hears of it more often. */
const PAUSE_MS = 15 * 60_000

/** A payment is on hold: whoever may decide about it hears so, in the transaction that holds it. */
export const createTellHeld =
  ({ publicUrl }: { publicUrl: string }): TellHeld =>
  async (tx, { attemptId, orderId, amount, at }) => {
    // Two payments at once are one message.
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.tellHeld})`)
    const people = await deciders(tx, orderId)
    const since = new Date(at.getTime() - PAUSE_MS)
    const told = await toldSince(tx, { kind: KIND, phones: people.map(({ phone }) => phone), since })
    const link = `${publicUrl}${staffPaths.payments}`
    const text = writeSms('en', named('sms').paymentHeld(formatExact(toTaka(amount)), link))
    await queueMessages(
      tx,
      people
        .filter(({ phone }) => !told.has(phone))
        .map(({ id, phone }) => ({ key: `${KIND}:${attemptId}:${id}`, kind: KIND, phone, text, at })),
    )
  }
