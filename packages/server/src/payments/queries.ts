import { and, desc, eq, gt, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Language } from '#contract/rules/language.ts'
import type { Database, Transaction, Tx } from '../db/database.ts'
import type { Payment } from './gateway.ts'
import { type attemptStatuses, paymentAttempts, strayMoney } from './tables.ts'

export type AttemptStatus = (typeof attemptStatuses)[number]

const {
  id,
  tranId,
  orderId,
  amount,
  status,
  language,
  gatewayUrl,
  valId,
  bankTranId,
  openedAt,
  openingFailedAt,
  failReason,
  claimedAt,
  askableAt,
  heard,
} = paymentAttempts
/** What the verbs need to know of an attempt; the gateway's long answers stay in the table. */
const attempt = {
  id,
  tranId,
  orderId,
  amount,
  status,
  language,
  gatewayUrl,
  valId,
  bankTranId,
  openedAt,
  openingFailedAt,
  failReason,
  claimedAt,
}
export type Attempt = Awaited<ReturnType<typeof attemptById>>

/** Of one session; beyond that, even a signed word waits for its turn. */
const MOST_HEARD = 20

const placeholder = (name: string) => sql`${sql.placeholder(name)}`

/** Asked with every purchase, so prepared once. */
export const preparePayments = ({ db }: Database) => {
  const byTranId = db
    .select(attempt)
    .from(paymentAttempts)
    .where(eq(tranId, sql.placeholder('tranId')))
    .prepare('attempt_by_tran_id')
  const word = sql`${placeholder('word')}::text`
  const isNews = sql`${word} <> '' and ${word} <> all(${heard}) and cardinality(${heard}) < ${sql.raw(String(MOST_HEARD))}`
  const isSettled = sql`${status} = 'paid' and ${placeholder('valId')} in ('', ${valId})`
  const toAsk = db
    .update(paymentAttempts)
    .set({
      askableAt: placeholder('until'),
      heard: sql`case when ${isNews} then ${heard} || ${word} else ${heard} end`,
    })
    .where(
      sql`${tranId} = ${placeholder('tranId')} and not (${isSettled}) and (${askableAt} is null or ${askableAt} <= ${placeholder('now')}::timestamptz or ${isNews})`,
    )
    .returning(attempt)
    .prepare('attempt_to_ask')
  const opened = db
    .update(paymentAttempts)
    .set({
      sessionKey: placeholder('sessionKey'),
      gatewayUrl: placeholder('url'),
      sessionAnswer: placeholder('answer'),
    })
    .where(eq(id, sql.placeholder('id')))
    .prepare('attempt_opened')
  return {
    attemptByTranId: async (value: string) => (await byTranId.execute({ tranId: value }))[0],
    /**
     * One conditional update: of all who ring for it at once, one gets it to ask about; and one more for each signed word
     * that is news. Nobody does when it is paid with that proof.
     */
    takeToAsk: async (ring: { tranId: string; valId: string; word: string; now: Date; until: Date }) =>
      (await toAsk.execute(ring))[0],
    keepSession: (session: { id: number; sessionKey: string; url: string; answer: unknown }) =>
      opened.execute({ ...session, answer: JSON.stringify(session.answer) }),
  }
}
export type PaymentQueries = ReturnType<typeof preparePayments>

export const attemptById = async (tx: Tx, value: number) => {
  const [found] = await tx.select(attempt).from(paymentAttempts).where(eq(id, value))
  if (found === undefined) throw new Error(`There is no attempt ${value}.`)
  return found
}

/** Newest first. */
export const attemptsById = (tx: Tx, ids: number[]) =>
  tx.select(attempt).from(paymentAttempts).where(inArray(id, ids)).orderBy(desc(id))

/** Nobody has more pages open than these; money for an older one is still found by the reconciler. */
const MOST_OPEN = 10

/** Those on hold first, then the newest. */
export const openAttempts = (tx: Tx, order: number) =>
  tx
    .select(attempt)
    .from(paymentAttempts)
    .where(and(eq(orderId, order), inArray(status, ['open', 'held'])))
    .orderBy(status, desc(id))
    .limit(MOST_OPEN)

/** For whoever stands at the gate: the newest, ended ones too, for money may have come for them all the same. */
export const unpaidAttempts = (tx: Tx, order: number, most: number) =>
  tx
    .select(attempt)
    .from(paymentAttempts)
    .where(and(eq(orderId, order), inArray(status, [...unpaid])))
    .orderBy(desc(id))
    .limit(most)

/** Nobody waits for its page any more. Without a reason, whoever was opening it has died. */
export const giveUpOpening = (tx: Tx, attemptId: number, { at, reason }: { at: Date; reason: string | null }) =>
  tx
    .update(paymentAttempts)
    .set({ openingFailedAt: at, failReason: reason })
    .where(and(eq(id, attemptId), isNull(gatewayUrl), isNull(openingFailedAt)))

export const insertAttempt = async (
  tx: Transaction,
  order: { id: number; amount: number; language: Language },
  opened: { tranId: string; at: Date; checkAt: Date },
) => {
  const [written] = await tx
    .insert(paymentAttempts)
    .values({
      orderId: order.id,
      amount: order.amount,
      language: order.language,
      tranId: opened.tranId,
      openedAt: opened.at,
      nextCheckAt: opened.checkAt,
    })
    .returning(attempt)
  if (written === undefined) throw new Error('An attempt was not written.')
  return written
}

/** Who goes to its page anew comes back to where they come from now. */
export const changeLanguage = (tx: Tx, attemptId: number, to: Language) =>
  tx.update(paymentAttempts).set({ language: to }).where(eq(id, attemptId))

const proofOf = (payment: Payment) => ({
  valId: payment.valId,
  bankTranId: payment.bankTranId,
  cardType: payment.cardType,
  riskLevel: payment.riskLevel,
  riskTitle: payment.riskTitle,
  lastAnswer: payment.answer,
  failReason: null,
  nextCheckAt: null,
})

/** One conditional update: however many ask at once, one of them is told that it has moved. */
const move = async (
  tx: Tx,
  attemptId: number,
  from: readonly AttemptStatus[],
  values: Partial<typeof paymentAttempts.$inferInsert>,
  unless?: SQL,
) =>
  (
    await tx
      .update(paymentAttempts)
      .set(values)
      .where(and(eq(id, attemptId), inArray(status, [...from]), unless))
      .returning({ id })
  ).length === 1

/** Money counts even for an attempt that was given up. */
const unpaid = ['open', 'failed', 'cancelled', 'expired'] as const

/** What staff have refused goes back, however often the gateway reports it. */
const isNotStray = ({ valId: proof }: Payment) =>
  sql`not exists (select from ${strayMoney} where ${strayMoney.valId} = ${proof})`

export const moveToPaid = (tx: Transaction, attemptId: number, payment: Payment, at: Date) =>
  move(tx, attemptId, unpaid, { ...proofOf(payment), status: 'paid', settledAt: at }, isNotStray(payment))

export const moveToHeld = (tx: Tx, attemptId: number, payment: Payment) =>
  move(tx, attemptId, unpaid, { ...proofOf(payment), status: 'held', settledAt: null }, isNotStray(payment))

type Decided = { at: Date; byId: number }

export const moveHeldToPaid = (tx: Transaction, attemptId: number, { at, byId }: Decided) =>
  move(tx, attemptId, ['held'], { status: 'paid', settledAt: at, decidedAt: at, decidedById: byId })

export const moveRefused = (tx: Transaction, attemptId: number, { at, byId }: Decided) =>
  move(tx, attemptId, ['held'], {
    status: 'failed',
    failReason: 'Staff did not confirm the payment.',
    settledAt: at,
    decidedAt: at,
    decidedById: byId,
  })

type Ended = { status: 'failed' | 'cancelled' | 'expired'; reason: string | null; at: Date }

/** No money has come; the gateway is still asked about it for a day. */
export const moveToEnded = (tx: Tx, attemptId: number, ended: Ended) =>
  move(tx, attemptId, ['open'], { status: ended.status, failReason: ended.reason, settledAt: ended.at })

export const askNoMore = (tx: Tx, attemptId: number) =>
  tx.update(paymentAttempts).set({ nextCheckAt: null }).where(eq(id, attemptId))

/** The question is over: who rings may ask again from then on. A word to which there was no answer is news again. */
export const freeToAsk = (tx: Tx, attemptId: number, { from, unanswered }: { from: Date; unanswered: string }) =>
  tx
    .update(paymentAttempts)
    .set({ askableAt: from, heard: sql`array_remove(${heard}, ${unanswered})` })
    .where(eq(id, attemptId))

/** Whatever was going to happen, the gateway is asked about it no later than this. */
export const askSoon = (tx: Tx, attemptId: number, at: Date) =>
  tx
    .update(paymentAttempts)
    .set({ nextCheckAt: at })
    .where(and(eq(id, attemptId), or(isNull(paymentAttempts.nextCheckAt), gt(paymentAttempts.nextCheckAt, at))))

export const askAgain = (tx: Tx, attemptId: number, at: Date) =>
  tx.update(paymentAttempts).set({ nextCheckAt: at }).where(eq(id, attemptId))

export const keepClaim = (tx: Tx, attemptId: number, at: Date) =>
  tx
    .update(paymentAttempts)
    .set({ claimedAt: at })
    .where(and(eq(id, attemptId), eq(status, 'open'), isNull(claimedAt)))

export const dropClaim = (tx: Tx, attemptId: number) =>
  tx
    .update(paymentAttempts)
    .set({ claimedAt: null })
    .where(and(eq(id, attemptId), eq(status, 'open')))

/**
 * Takes attempts whose time has come and moves their next time on, so that no other process asks about them now. Each is
 * asked about at twice its age, and at the end of its day; then hourly, should the gateway be silent.
 */
export const takeDueAttempts = (tx: Tx, now: Date, limit: number) => {
  const due = tx
    .$with('due')
    .as(
      tx
        .select({ id })
        .from(paymentAttempts)
        .where(lte(paymentAttempts.nextCheckAt, now))
        .orderBy(paymentAttempts.nextCheckAt)
        .limit(limit)
        .for('update', { skipLocked: true }),
    )
  const at = sql`${now.toISOString()}::timestamptz`
  const lastCheck = sql`${openedAt} + interval '24 hours'`
  return tx
    .with(due)
    .update(paymentAttempts)
    .set({
      checks: sql`${paymentAttempts.checks} + 1`,
      nextCheckAt: sql`case when ${at} < ${lastCheck} then least(${at} + greatest(${at} - ${openedAt}, interval '2 minutes'), ${lastCheck}) else ${at} + interval '1 hour' end`,
    })
    .where(inArray(id, tx.select({ id: due.id }).from(due)))
    .returning(attempt)
}
