import type { Actor } from '../actor.ts'
import { askGateway } from './ask-gateway.ts'
import type { Finding } from './order-book.ts'
import type { Payments } from './payments.ts'
import { askNoMore, type Attempt, moveToEnded, takeDueAttempts } from './queries.ts'

const AT_ONCE = 10
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Asks the gateway about every attempt whose time has come; several processes share them. The browser may never come
 * back and the notice may never arrive: what the gateway holds as paid becomes paid here.
 */
export async function reconcilePayments(payments: Payments, by: Actor, stopping?: AbortSignal): Promise<void> {
  for (;;) {
    if (stopping?.aborted) return
    const due = await takeDueAttempts(payments.database.db, payments.clock.now(), AT_ONCE)
    const findings = await Promise.all(due.map((attempt) => reconcile(payments, attempt, by)))
    // A gateway that answers nobody is left alone until the next time.
    if (due.length < AT_ONCE || findings.every((finding) => finding === 'unknown')) return
  }
}

async function reconcile(payments: Payments, attempt: Attempt, by: Actor): Promise<Finding> {
  try {
    const finding = await askGateway(payments, attempt, by)
    if (finding === 'unpaid' || finding === 'pending') await letGo(payments, attempt)
    return finding
  } catch (error) {
    payments.log.error({ err: error, attempt: attempt.id }, 'An attempt could not be reconciled.')
    return 'unknown'
  }
}

/** After a day no session of the gateway is alive any more. */
async function letGo({ database: { db }, clock }: Payments, { id, openedAt }: Attempt): Promise<void> {
  const now = clock.now()
  if (now.getTime() - openedAt.getTime() < DAY_MS) return
  await moveToEnded(db, id, { status: 'expired', reason: 'Nobody paid within a day.', at: now })
  await askNoMore(db, id)
}
