import type { Actor } from '../actor.ts'
import type { RefundState } from './gateway.ts'
import type { Payments } from './payments.ts'
import { randomCode } from './random-code.ts'
import { moveStray, refundsUnderWay, type Stray } from './stray-queries.ts'

/** Of the refunds under way, looked at in one go. */
const AT_ONCE = 100

export type Refunded =
  | { outcome: 'begun' | 'gone' | 'silent' | 'not_possible' }
  | { outcome: 'refused'; reason: string }

/** Asks the gateway to give the money back. The refund has its own id before the gateway hears of it, so it can be asked for again. */
export async function refundStray(payments: Payments, stray: Stray, by: Actor): Promise<Refunded> {
  const {
    gateway,
    database: { db },
    log,
  } = payments
  if (stray.bankTranId === null) return { outcome: 'not_possible' }
  const refundTransId = stray.refundTransId ?? `R-${randomCode(20)}`
  if (!(await takeForRefund(payments, stray, refundTransId))) return { outcome: 'gone' }
  const answer = await gateway.refund({
    bankTranId: stray.bankTranId,
    refundTransId,
    amount: stray.amount,
    remarks: `Refund of ${stray.tranId}`,
  })
  log.info({ stray: stray.id, outcome: answer.outcome, by }, 'The gateway was asked for a refund.')
  if (answer.outcome === 'unknown') return { outcome: 'silent' }
  if (answer.outcome === 'refused') {
    await moveStray(db, stray.id, ['refunding'], { status: 'refund_due', refundTransId: null })
    return { outcome: 'refused', reason: answer.reason }
  }
  await moveStray(db, stray.id, ['refunding'], { refundRefId: answer.refundRefId })
  return { outcome: 'begun' }
}

/** One that the gateway did not answer is asked for again under the same id; any other is taken by one operator. */
async function takeForRefund(
  { database: { db } }: Payments,
  { id, status, refundRefId }: Stray,
  refundTransId: string,
): Promise<boolean> {
  if (status === 'refunding') return refundRefId === null
  return moveStray(db, id, ['to_review', 'refund_due'], { status: 'refunding', refundTransId })
}

/** The money is kept: it was settled with the customer in another way. */
export async function acceptStray(
  { database: { db }, clock, log }: Payments,
  { id }: Stray,
  by: Actor,
): Promise<boolean> {
  const accepted = await moveStray(db, id, ['to_review', 'refund_due'], { status: 'accepted', resolvedAt: clock.now() })
  if (accepted) log.info({ stray: id, by }, 'stray money was kept')
  return accepted
}

/** Banks take days: the gateway is asked how far each refund is. If it is silent, the rest is left until the next time. */
export async function followRefunds(
  { gateway, database: { db }, clock, log }: Payments,
  by: Actor,
  stopping?: AbortSignal,
): Promise<void> {
  for (const { id, refundRefId } of await refundsUnderWay(db, AT_ONCE)) {
    if (stopping?.aborted) return
    const { outcome } = await gateway.refundState(refundRefId ?? '')
    await moveStray(db, id, ['refunding'], { refundAskedAt: clock.now(), ...ended(outcome, clock.now()) })
    log.info({ stray: id, outcome, by }, 'the gateway was asked how far a refund is')
    if (outcome === 'unknown') return
  }
}

function ended(outcome: RefundState['outcome'], at: Date): Parameters<typeof moveStray>[3] {
  if (outcome === 'refunded') return { status: 'refunded', resolvedAt: at }
  return outcome === 'cancelled' ? { status: 'refund_due', refundTransId: null, refundRefId: null } : {}
}
