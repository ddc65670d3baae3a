import type { Actor } from '../actor.ts'
import { withinTime } from '../http/time-limit.ts'
import { askGateway } from './ask-gateway.ts'
import type { Finding } from './order-book.ts'
import type { Payments } from './payments.ts'
import { unpaidAttempts } from './queries.ts'

/** Nobody has tried more often in a queue. */
const MOST = 5
const PATIENCE_MS = 10_000

/** Asks the gateway now about every attempt to pay an order; whoever asks at the same time gets the same answer. */
export const askAboutOrder = (payments: Payments, orderId: number, by: Actor): Promise<Finding> =>
  withinTime(
    PATIENCE_MS,
    payments.waiting.findings.join(`all of ${orderId}`, () => askAll(payments, orderId, by)),
  ).catch((err: unknown) => {
    payments.log.warn({ err, order: orderId }, 'the gateway could not be asked about an order')
    return 'unknown'
  })

async function askAll(payments: Payments, orderId: number, by: Actor): Promise<Finding> {
  const attempts = await unpaidAttempts(payments.database.db, orderId, MOST)
  const findings = await Promise.all(attempts.map((attempt) => askGateway(payments, attempt, by)))
  return (
    (['paid', 'held', 'stray', 'unknown', 'pending'] as const).find((finding) => findings.includes(finding)) ?? 'unpaid'
  )
}
