import { formatExact, toTaka } from '#contract/rules/money.ts'
import { named } from '#contract/words/named.ts'
import type { Transaction } from '../db/database.ts'
import { queueMessage } from '../notifications/queue-message.ts'
import { writeSms } from '../notifications/write-sms.ts'
import type { HeldAttempt } from './held-queries.ts'
import type { Payments } from './payments.ts'

/** Whoever was asked to wait while staff looked is told how it ended. */
export async function writeRefusedMessage(
  tx: Transaction,
  { orders, clock }: Payments,
  attempt: HeldAttempt,
): Promise<void> {
  const buyer = await orders.identify(tx, attempt.orderId)
  if (!buyer?.phone) return
  const sum = formatExact(toTaka(attempt.amount))
  const text = writeSms(buyer.language ?? 'en', named('sms').refused(buyer.invoiceNumber, sum))
  await queueMessage(tx, {
    key: `payment-refused:${attempt.id}`,
    kind: 'payment-refused',
    phone: buyer.phone,
    text,
    at: clock.now(),
    orderId: attempt.orderId,
  })
}
