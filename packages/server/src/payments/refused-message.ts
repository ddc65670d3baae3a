import { formatExact, toTaka } from '#contract/rules/money.ts'
import type { Tx } from '../db/database.ts'
import { queueMessage } from '../notifications/queue-message.ts'
import type { HeldAttempt } from './held-queries.ts'
import { orderOf } from './order-of.ts'
import type { Payments } from './payments.ts'

/** Whoever was asked to wait while staff looked is told how it ended. Plain ASCII keeps it in one part. */
export async function writeRefusedMessage(tx: Tx, { rulesOf, clock }: Payments, attempt: HeldAttempt): Promise<void> {
  const { kind, id } = orderOf(attempt)
  const buyer = await rulesOf(kind).identify(tx, id)
  if (!buyer?.phone) return
  const sum = `Tk ${formatExact(toTaka(attempt.amount))}`
  const text = `We could not accept your payment for invoice ${buyer.invoiceNumber}. ${sum} will go back to you in 3 to 10 business days.`
  await queueMessage(tx, { key: `payment-refused:${attempt.id}`, kind: 'payment-refused', phone: buyer.phone, text, at: clock.now() })
}
