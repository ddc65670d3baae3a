import { BEING_CHECKED } from '#contract/rules/purchase.ts'
import { AppError } from '../http/app-error.ts'
import { askGateway } from './ask-gateway.ts'
import type { DueOrder, Outcome } from './payable.ts'
import type { Payments } from './payments.ts'
import { openAttempts } from './queries.ts'
import { isUsable, startPayment } from './start-payment.ts'

/** What stands in the way of another payment; null when nothing does. */
const conflicts: Partial<Record<Outcome, string>> = {
  paid: 'This order is already paid.',
  held: BEING_CHECKED,
}

/** A page to pay on for an order that has been tried before. Money that is already there is found first, so that nobody pays twice. */
export async function payAgain(payments: Payments, order: DueOrder): Promise<string | null> {
  const outcome = await settleOpenAttempts(payments, order)
  const conflict = conflicts[outcome]
  if (conflict) throw new AppError('conflict', { message: conflict })
  return outcome === 'unknown' ? null : startPayment(payments, order)
}

async function settleOpenAttempts(payments: Payments, order: DueOrder): Promise<Outcome> {
  const now = payments.clock.now()
  for (const attempt of await openAttempts(payments.database.db, order)) {
    if (attempt.status === 'held') return 'held'
    if (isUsable(attempt, order, now)) continue
    const outcome = await askGateway(payments, attempt)
    if (outcome === 'paid' || outcome === 'held' || outcome === 'unknown') return outcome
  }
  return 'unpaid'
}
