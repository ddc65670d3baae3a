import type { Actor } from '../actor.ts'
import type { Decider } from './decide-held.ts'
import type { RefundState } from './gateway.ts'
import type { Payments } from './payments.ts'
import { randomCode } from './random-code.ts'
import { moveStray, moveUnanswered, refundsUnderWay, type Stray, undecided } from './stray-queries.ts'

/** Of the refunds under way, looked at in one go. */
const AT_ONCE = 100

export type Refunded =
  | { outcome: 'begun' | 'gone' | 'silent' | 'not_possible' }
  | { outcome: 'refused'; reason: string }

/** Asks the gateway to give the money back. The refund has its own id before the gateway hears of it, so it can be asked for again. */
export async function refundStray(payments: Payments, stray: Stray, decider: Decider<'refund'>): Promise<Refunded> {
  const {
    gateway,
    database: { db },
    log,
  } = payments
  if (stray.bankTranId === null) return { outcome: 'not_possible' }
  const refundTransId = stray.refundTransId ?? `R-${randomCode(20)}`
  if (!(await takeForRefund(payments, stray, refundTransId, decider))) return { outcome: 'gone' }
  const answer = await gateway.refund({
    bankTranId: stray.bankTranId,
    refundTransId,
    amount: stray.amount,
    remarks: `Refund of ${stray.tranId}`,
  })
  log.info({ stray: stray.id, outcome: answer.outcome, by: decider.by }, 'The gateway was asked for a refund.')
  if (answer.outcome === 'unknown') return { outcome: 'silent' }
  if (answer.outcome === 'refused') {
    await moveStray(db, stray.id, ['refunding'], { status: 'refund_due', refundTransId: null })
    return { outcome: 'refused', reason: answer.reason }
  }
  await moveStray(db, stray.id, ['refunding'], { refundRefId: answer.refundRefId })
  return { outcome: 'begun' }
}

/** One that the gateway did not answer is asked for again under the same id; any other is taken by one operator. */
const takeForRefund = (
  { database: { db }, clock }: Payments,
  { id, status, refundRefId }: Stray,
  refundTransId: string,
  { staffId, write }: Decider<'refund'>,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const at = clock.now()
    if (status === 'refunding' && refundRefId !== null) return false
    const taken =
      status === 'refunding'
        ? await moveUnanswered(tx, id, { refundAskedAt: at })
        : await moveStray(tx, id, undecided, {
            status: 'refunding',
            refundTransId,
            decidedById: staffId,
            decidedAt: at,
          })
    if (taken) await write(tx, { at, outcome: 'refund' })
    return taken
  })

type Kept = Decider<'keep'> & { reason: string }

/** The money is kept: it was settled with the customer in another way. */
export async function acceptStray(
  { database: { db }, clock, log }: Payments,
  { id }: Stray,
  { by, staffId, reason, write }: Kept,
): Promise<boolean> {
  const at = clock.now()
  const kept = { status: 'accepted', resolvedAt: at, decidedById: staffId, decidedAt: at, note: reason } as const
  const accepted = await db.transaction(async (tx) => {
    const moved = await moveStray(tx, id, undecided, kept)
    if (moved) await write(tx, { at, outcome: 'keep' })
    return moved
  })
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
