import type { Actor } from '../actor.ts'
import { confirmPayment } from './confirm-payment.ts'
import type { Finding } from './order-book.ts'
import type { Payments } from './payments.ts'
import { askAgain, askNoMore, type Attempt, dropClaim, moveToEnded } from './queries.ts'

const ASK_AGAIN_MS = 2 * 60_000

type Ending = { status: 'failed' | 'cancelled' | 'expired'; reason: string | null }

/**
 * Asks the gateway what a transaction came to, and does what its answer demands. It calls every end a failure; `ending`
 * is what its own signed word called it.
 */
export async function askGateway(payments: Payments, attempt: Attempt, by: Actor, ending?: Ending): Promise<Finding> {
  const {
    gateway,
    database: { db },
    clock,
  } = payments
  const answer = await gateway.query(attempt.tranId)
  if (answer.outcome === 'unknown') return 'unknown'
  if (answer.outcome === 'found' && answer.paidValIds.length > 0)
    return confirmAll(payments, attempt, answer.paidValIds, by)
  if (answer.outcome === 'found' && answer.pending) return 'pending'
  const ended =
    ending ?? (answer.outcome === 'found' ? { status: 'failed' as const, reason: answer.failedReason } : null)
  if (ended === null) await dropClaim(db, attempt.id)
  else await moveToEnded(db, attempt.id, { ...ended, at: clock.now() })
  return 'unpaid'
}

/** A customer may have paid twice within one session: the first pays for the order, the other is kept as stray. */
async function confirmAll(payments: Payments, attempt: Attempt, valIds: string[], by: Actor): Promise<Finding> {
  const findings: Finding[] = []
  for (const valId of valIds) findings.push(await confirmPayment(payments, attempt, valId, by))
  // As long as one of them could not be looked at, there may be money that nobody has written down.
  if (findings.includes('unknown'))
    await askAgain(payments.database.db, attempt.id, new Date(payments.clock.now().getTime() + ASK_AGAIN_MS))
  else if (!findings.includes('unpaid')) await askNoMore(payments.database.db, attempt.id)
  return (['paid', 'held', 'unknown', 'stray'] as const).find((finding) => findings.includes(finding)) ?? 'unpaid'
}
