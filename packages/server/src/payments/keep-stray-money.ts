import type { Payment } from './gateway.ts'
import type { Finding, StrayReason } from './order-book.ts'
import type { Payments } from './payments.ts'
import { askNoMore, type Attempt, moveToEnded } from './queries.ts'
import { insertStray, type StrayStatus } from './stray-queries.ts'

/** Money that came once too often or too late goes back; what nobody can explain is looked at first. */
const firstStatus: Record<StrayReason, StrayStatus> = {
  already_paid: 'refund_due',
  order_expired: 'refund_due',
  order_cancelled: 'refund_due',
  refused: 'refund_due',
  mismatch: 'to_review',
  unknown_transaction: 'to_review',
}

const sentences: Record<StrayReason, string> = {
  already_paid: 'Money came for an order that was already paid.',
  order_expired: 'Money came for an order that had expired.',
  order_cancelled: 'Money came for an order that was cancelled.',
  refused: 'Staff refused a payment on hold.',
  mismatch: 'Money came in another sum or currency than was due.',
  unknown_transaction: 'Money came for a transaction that is not known here.',
}

type Found = { attempt: Attempt | null; payment: Payment; reason: StrayReason }

/** The gateway holds money that settles no order: it is written down and never dropped. */
export async function keepStrayMoney(
  { database, clock, log }: Payments,
  { attempt, payment, reason }: Found,
): Promise<Finding> {
  const at = clock.now()
  const isNew = await database.db.transaction(async (tx) => {
    if (attempt !== null) {
      await moveToEnded(tx, attempt.id, { status: 'failed', reason: sentences[reason], at })
      await askNoMore(tx, attempt.id)
    }
    return insertStray(tx, { attemptId: attempt?.id ?? null, payment, reason, status: firstStatus[reason], at })
  })
  if (isNew)
    log.error(
      { attempt: attempt?.id, reason },
      `${sentences[reason]} Somebody decides what becomes of it: /staff/payments.`,
    )
  return reason === 'already_paid' ? 'paid' : 'stray'
}
