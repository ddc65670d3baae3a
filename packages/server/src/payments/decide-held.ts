import type { Transaction } from '../db/database.ts'
import type { Payment } from './gateway.ts'
import type { HeldAttempt } from './held-queries.ts'
import type { Actor } from '../actor.ts'
import type { StrayReason } from './order-book.ts'
import type { Payments } from './payments.ts'
import { moveHeldToPaid, moveRefused } from './queries.ts'
import { writeRefusedMessage } from './refused-message.ts'
import { settleAttempt } from './settle-attempt.ts'
import { insertStray } from './stray-queries.ts'

/** `gone`: somebody else has decided meanwhile. `refund_due`: the order takes no money any more. */
export type Decided = 'paid' | 'refund_due' | 'gone'

/** Who of the staff decides, and what is written down with it: in the same transaction, or not at all. */
export type Decider<Outcome = 'paid' | 'refund_due'> = {
  by: Actor
  staffId: number
  write(tx: Transaction, decided: { at: Date; outcome: Outcome }): Promise<void>
}

/** Staff trust the payment: the order is paid as if nobody had doubted it. */
export async function confirmHeld(payments: Payments, attempt: HeldAttempt, decider: Decider): Promise<Decided> {
  const settling = { attempt, by: decider.by }
  const settled = await settleAttempt(payments, settling, async (tx, at) => {
    const moved = await moveHeldToPaid(tx, attempt.id, { at, byId: decider.staffId })
    if (moved) await decider.write(tx, { at, outcome: 'paid' })
    return moved
  })
  if (settled === 'paid') return 'paid'
  return settled === 'not_moved' ? 'gone' : setAside(payments, attempt, settled, decider)
}

/** Staff do not trust it: the order stays unpaid, the money goes back, and the customer is told. */
export const refuseHeld = (payments: Payments, attempt: HeldAttempt, decider: Decider): Promise<Decided> =>
  setAside(payments, attempt, 'refused', decider)

async function setAside(
  payments: Payments,
  attempt: HeldAttempt,
  reason: StrayReason,
  { by, staffId, write }: Decider,
): Promise<Decided> {
  const decided = await payments.database.db.transaction(async (tx) => {
    const at = payments.clock.now()
    if (!(await moveRefused(tx, attempt.id, { at, byId: staffId }))) return 'gone' as const
    await write(tx, { at, outcome: 'refund_due' })
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
