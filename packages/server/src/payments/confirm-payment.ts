import type { Actor } from '../actor.ts'
import type { Payment } from './gateway.ts'
import { keepStrayMoney } from './keep-stray-money.ts'
import type { Finding } from './order-book.ts'
import type { Payments } from './payments.ts'
import { type Attempt, attemptById, moveToHeld, moveToPaid } from './queries.ts'
import { settleAttempt } from './settle-attempt.ts'
import { strayByValId } from './stray-queries.ts'

/** Asks the validator about a proof of payment, and does what its answer demands. Nobody else's word counts. */
export async function confirmPayment(payments: Payments, attempt: Attempt, valId: string, by: Actor): Promise<Finding> {
  const answer = await payments.gateway.validate(valId)
  if (answer.outcome === 'unknown') return 'unknown'
  if (answer.outcome === 'not_found' || !answer.payment.paid) return 'unpaid'
  // The proof of one order pays for no other, though the sums be equal.
  if (answer.payment.tranId !== attempt.tranId) {
    payments.log.warn({ attempt: attempt.id }, 'A proof of payment was shown that belongs to another transaction.')
    return 'unpaid'
  }
  return takeMoney(payments, attempt, answer.payment, by)
}

/** The gateway holds this money as paid under our transaction id. */
async function takeMoney(payments: Payments, attempt: Attempt, payment: Payment, by: Actor): Promise<Finding> {
  if (payment.amount !== attempt.amount || payment.currency !== 'BDT')
    return keepStrayMoney(payments, { attempt, payment, reason: 'mismatch' })
  if (payment.riskLevel !== 0) return hold(payments, attempt, payment)
  const settled = await settleAttempt(payments, { attempt, by }, (tx, at) => moveToPaid(tx, attempt.id, payment, at))
  if (settled === 'paid') return 'paid'
  if (settled !== 'not_moved') return keepStrayMoney(payments, { attempt, payment, reason: settled })
  return alreadyMoved(payments, await attemptById(payments.database.db, attempt.id), payment)
}

async function hold(payments: Payments, attempt: Attempt, payment: Payment): Promise<Finding> {
  const {
    database: { db },
    clock,
    log,
    tellHeld,
  } = payments
  const { id, orderId, amount } = attempt
  const isNew = await db.transaction(async (tx) => {
    const moved = await moveToHeld(tx, id, payment)
    if (moved) await tellHeld(tx, { attemptId: id, orderId, amount, at: clock.now() })
    return moved
  })
  if (!isNew) return alreadyMoved(payments, await attemptById(db, id), payment)
  log.error({ attempt: id, risk: payment.riskTitle }, 'A payment is on hold until somebody decides: /staff/payments.')
  return 'held'
}

/** Reported before, and set aside or taken then; or other money than what was taken: then it is one payment too many. */
async function alreadyMoved(
  payments: Payments,
  { status, valId, ...attempt }: Attempt,
  payment: Payment,
): Promise<Finding> {
  const known = await strayByValId(payments.database.db, payment.valId)
  if (known) return known.reason === 'already_paid' ? 'paid' : 'stray'
  if (valId !== payment.valId)
    return keepStrayMoney(payments, { attempt: { ...attempt, status, valId }, payment, reason: 'already_paid' })
  return status === 'held' || status === 'paid' ? status : 'stray'
}
