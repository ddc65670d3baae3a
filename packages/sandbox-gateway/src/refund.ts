import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#server/db/database.ts'
import { readAmount } from '#server/integrations/sslcommerz/amount.ts'
import { dhakaTime } from './describe.ts'
import type { Fields, Sandbox } from './store.ts'
import { looksUntilDone, type RefundEnd } from './refund-ends.ts'
import { sandboxRefunds, sandboxSessions, sandboxTransactions } from './tables.ts'

type Refund = typeof sandboxRefunds.$inferSelect
type Payment = { id: number; paid: number; tranId: string; refundEnd: RefundEnd }

const failed = (bank_tran_id: string, errorReason: string, trans_id = '') => ({
  APIConnect: 'DONE',
  bank_tran_id,
  trans_id,
  refund_ref_id: '',
  status: 'failed',
  errorReason,
})

/** Nobody answers: the connection ends without a word. */
export const SILENCE = 'silence'

/** Starts a refund, or does what was chosen with the payment; the same refund_trans_id asked for again is the same refund, never a second one. */
export function startRefund({ db, clock }: Sandbox, fields: Fields) {
  const { bank_tran_id: bankTranId = '', refund_trans_id: refundTransId = '', refund_amount: typed = '' } = fields
  return db.transaction(async (tx) => {
    const payment = await lockPayment(tx, bankTranId)
    if (!payment) return failed(bankTranId, 'Invalid bank_tran_id')
    const earlier = await tx.select().from(sandboxRefunds).where(eq(sandboxRefunds.transactionId, payment.id))
    const same = refundTransId === '' ? undefined : earlier.find((refund) => refund.refundTransId === refundTransId)
    const amount = readAmount(typed)
    if (payment.refundEnd === 'silent') return SILENCE
    if (payment.refundEnd === 'refused') return failed(bankTranId, 'The bank refused the refund', payment.tranId)
    if (!same && (amount === null || amount === 0 || amount > payment.paid - total(earlier, payment)))
      return failed(bankTranId, 'Invalid refund_amount', payment.tranId)
    const refund =
      same ??
      (await insertRefund(tx, {
        transactionId: payment.id,
        refundTransId: refundTransId || null,
        amount: amount ?? 0,
        startedAt: clock.now(),
      }))
    if (payment.refundEnd === 'late' && !same) return SILENCE
    return {
      APIConnect: 'DONE',
      bank_tran_id: bankTranId,
      trans_id: payment.tranId,
      refund_ref_id: refund?.refundRefId ?? '',
      status: payment.refundEnd === 'processing' ? 'processing' : 'success',
      errorReason: '',
    }
  })
}

/** What the bank has cancelled may be asked for again. */
const total = (refunds: Refund[], { refundEnd }: Payment): number =>
  refunds
    .filter(({ lookups }) => refundEnd !== 'cancelled' || lookups < looksUntilDone(refundEnd))
    .reduce((sum, { amount }) => sum + amount, 0)

/** Locked, so that two refunds at once cannot give back more than was paid. */
async function lockPayment(tx: Tx, bankTranId: string): Promise<Payment | undefined> {
  const [payment] = await tx
    .select({
      id: sandboxTransactions.id,
      paid: sandboxSessions.amount,
      tranId: sandboxSessions.tranId,
      valId: sandboxTransactions.valId,
      refundEnd: sandboxTransactions.refundEnd,
    })
    .from(sandboxTransactions)
    .innerJoin(sandboxSessions, eq(sandboxSessions.sessionKey, sandboxTransactions.sessionKey))
    .where(eq(sandboxTransactions.bankTranId, bankTranId))
    .for('update')
  return payment?.valId ? payment : undefined
}

async function insertRefund(
  tx: Tx,
  refund: Omit<typeof sandboxRefunds.$inferInsert, 'refundRefId'>,
): Promise<Refund | undefined> {
  const [inserted] = await tx
    .insert(sandboxRefunds)
    .values({ ...refund, refundRefId: randomBytes(8).toString('hex') })
    .returning()
  return inserted
}

/** How far a refund is: under way at the first look, given back or cancelled at a later one, so that both can be seen. */
export async function queryRefund({ db, clock }: Sandbox, { refund_ref_id: refundRefId = '' }: Fields) {
  const [refund] = await db
    .update(sandboxRefunds)
    .set({ lookups: sql`${sandboxRefunds.lookups} + 1` })
    .where(eq(sandboxRefunds.refundRefId, refundRefId))
    .returning()
  if (!refund)
    return { APIConnect: 'DONE', refund_ref_id: refundRefId, status: '', errorReason: 'Invalid refund_ref_id' }
  const payment = await paymentOf(db, refund.transactionId)
  const end = payment?.refundEnd ?? 'accepted'
  const isDone = refund.refundedAt !== null || refund.lookups >= looksUntilDone(end)
  const refundedAt = isDone && end !== 'cancelled' ? (refund.refundedAt ?? clock.now()) : null
  if (refundedAt !== null && refund.refundedAt === null)
    await db.update(sandboxRefunds).set({ refundedAt }).where(eq(sandboxRefunds.refundRefId, refundRefId))
  return {
    APIConnect: 'DONE',
    bank_tran_id: payment?.bankTranId ?? '',
    tran_id: payment?.tranId ?? '',
    refund_ref_id: refundRefId,
    initiated_on: dhakaTime(refund.startedAt),
    refunded_on: refundedAt ? dhakaTime(refundedAt) : '',
    status: !isDone ? 'processing' : end === 'cancelled' ? 'cancelled' : 'refunded',
    errorReason: '',
  }
}

const paymentOf = async (tx: Tx, transactionId: number) =>
  (
    await tx
      .select({
        bankTranId: sandboxTransactions.bankTranId,
        tranId: sandboxSessions.tranId,
        refundEnd: sandboxTransactions.refundEnd,
      })
      .from(sandboxTransactions)
      .innerJoin(sandboxSessions, eq(sandboxSessions.sessionKey, sandboxTransactions.sessionKey))
      .where(eq(sandboxTransactions.id, transactionId))
  )[0]
