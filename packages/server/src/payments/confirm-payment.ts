import type { Payment } from './gateway.ts'
import { keepStrayMoney } from './keep-stray-money.ts'
import { orderOf } from './order-of.ts'
import type { Outcome } from './payable.ts'
import type { Payments } from './payments.ts'
import { type Attempt, attemptById, moveToHeld, moveToPaid } from './queries.ts'
import { settleOrder } from './settle-order.ts'

/** Asks the validator about a proof of payment, and does what its answer demands. Nobody else's word counts. */
export async function confirmPayment(payments: Payments, attempt: Attempt, valId: string): Promise<Outcome> {
  const answer = await payments.gateway.validate(valId)
  if (answer.outcome === 'unknown') return 'unknown'
  if (answer.outcome === 'not_found' || !answer.payment.paid) return 'unpaid'
  // The proof of one order pays for no other, though the sums be equal.
  if (answer.payment.tranId !== attempt.tranId) {
    payments.log.warn({ attempt: attempt.id }, 'A proof of payment was shown that belongs to another transaction.')
    return 'unpaid'
  }
  return takeMoney(payments, attempt, answer.payment)
}

/** The gateway holds this money as paid under our transaction id. */
async function takeMoney(payments: Payments, attempt: Attempt, payment: Payment): Promise<Outcome> {
  if (payment.amount !== attempt.amount || payment.currency !== 'BDT') return keepStrayMoney(payments, { attempt, payment, reason: 'mismatch' })
  if (payment.riskLevel !== 0) return hold(payments, attempt, payment)
  const { clock, database } = payments
  const settled = await settleOrder(payments, orderOf(attempt), (tx) => moveToPaid(tx, attempt.id, payment, clock.now()))
  if (settled === 'paid') return 'paid'
  if (settled !== 'not_moved') return keepStrayMoney(payments, { attempt, payment, reason: settled })
  return alreadyMoved(payments, await attemptById(database.db, attempt.id), payment)
}

async function hold(payments: Payments, attempt: Attempt, payment: Payment): Promise<Outcome> {
  const { database: { db }, log } = payments
  if (!(await moveToHeld(db, attempt.id, payment))) return alreadyMoved(payments, await attemptById(db, attempt.id), payment)
  log.error({ attempt: attempt.id, risk: payment.riskTitle }, 'A payment is held for review: npm run payments:review.')
  return 'held'
}

/** Someone else was faster: with the same money, all is done; with other money, this is one payment too many. */
async function alreadyMoved(payments: Payments, attempt: Attempt, payment: Payment): Promise<Outcome> {
  if (attempt.valId === payment.valId) return attempt.status === 'held' ? 'held' : 'paid'
  return keepStrayMoney(payments, { attempt, payment, reason: 'already_paid' })
}
