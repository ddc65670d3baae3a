import { formatExact, toTaka } from '#contract/rules/money.ts'
import type { Transaction } from '../db/database.ts'
import { queueMessage } from '../notifications/queue-message.ts'
import type { HeldAttempt } from './held-queries.ts'
import type { Payments } from './payments.ts'

/** Whoever was asked to wait while staff looked is told how it ended. Plain ASCII keeps it in one part. */
export async function writeRefusedMessage(
  tx: Transaction,
  { orders, clock }: Payments,
  attempt: HeldAttempt,
): Promise<void> {
  const buyer = await orders.identify(tx, attempt.orderId)
  if (!buyer?.phone) return
  const sum = `Tk ${formatExact(toTaka(attempt.amount))}`
  const text = `We could not accept your payment for invoice ${buyer.invoiceNumber}. ${sum} will go back to you in 3 to 10 business days.`
  await queueMessage(tx, {
    key: `payment-refused:${attempt.id}`,
    kind: 'payment-refused',
    phone: buyer.phone,
    text,
    at: clock.now(),
  })
}
