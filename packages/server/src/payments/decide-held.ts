import type { Payment } from './gateway.ts'
import type { HeldAttempt } from './held-queries.ts'
import type { Actor } from '../actor.ts'
import type { StrayReason } from './order-book.ts'
import type { Payments } from './payments.ts'
import { moveHeldToPaid, moveToEnded } from './queries.ts'
import { writeRefusedMessage } from './refused-message.ts'
import { settleAttempt } from './settle-attempt.ts'
import { insertStray } from './stray-queries.ts'

/** `gone`: somebody else has decided meanwhile. `refund_due`: the order takes no money any more. */
export type Decided = 'paid' | 'refund_due' | 'gone'

/** Staff trust the payment: the order is paid as if nobody had doubted it. */
export async function confirmHeld(payments: Payments, attempt: HeldAttempt, by: Actor): Promise<Decided> {
  const settled = await settleAttempt(payments, { attempt, by }, (tx, at) => moveHeldToPaid(tx, attempt.id, at))
  if (settled === 'paid') return 'paid'
  return settled === 'not_moved' ? 'gone' : setAside(payments, attempt, settled, by)
}

/** Staff do not trust it: the order stays unpaid, the money goes back, and the customer is told. */
export const refuseHeld = (payments: Payments, attempt: HeldAttempt, by: Actor): Promise<Decided> =>
  setAside(payments, attempt, 'refused', by)

async function setAside(payments: Payments, attempt: HeldAttempt, reason: StrayReason, by: Actor): Promise<Decided> {
  const decided = await payments.database.db.transaction(async (tx) => {
    const at = payments.clock.now()
    if (
      !(await moveToEnded(
        tx,
        attempt.id,
        { status: 'failed', reason: 'Staff did not confirm the payment.', at },
        'held',
      ))
    )
      return 'gone' as const
    await insertStray(tx, { attemptId: attempt.id, payment: paymentOnHold(attempt), reason, status: 'refund_due', at })
    if (reason === 'refused') await writeRefusedMessage(tx, payments, attempt)
    return 'refund_due' as const
  })
  if (decided === 'refund_due') payments.log.info({ attempt: attempt.id, reason, by }, 'a payment on hold goes back')
  return decided
}

/** The payment behind an attempt on hold, as the validator described it then. */
const paymentOnHold = ({
  valId,
  tranId,
  amount,
  bankTranId,
  cardType,
  riskLevel,
  riskTitle,
  lastAnswer,
}: HeldAttempt): Payment => ({
  paid: true,
  status: 'VALID',
  currency: 'BDT',
  answer: lastAnswer ?? {},
  valId: valId ?? '',
  tranId,
  amount,
  bankTranId,
  cardType,
  riskLevel: riskLevel ?? 1,
  riskTitle,
})
