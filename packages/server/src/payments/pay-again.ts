import { named } from '#contract/words/named.ts'
import { AppError } from '../http/app-error.ts'
import { askGateway } from './ask-gateway.ts'
import type { Actor } from '../actor.ts'
import type { DueOrder, Finding } from './order-book.ts'
import type { Payments } from './payments.ts'
import { type Attempt, openAttempts } from './queries.ts'
import { isUsable, startPayment } from './start-payment.ts'

/** What stands in the way of another payment; null when nothing does. */
const conflicts: Partial<Record<Finding, string>> = {
  paid: named('answers').alreadyPaid,
  held: named('orders').beingChecked,
}

/** A page to pay on for an order that has been tried before. Money that is already there is found first, so that nobody pays twice. */
export async function payAgain(payments: Payments, order: DueOrder, by: Actor): Promise<string | null> {
  const finding = await payments.waiting.findings.join(String(order.id), () => findMoney(payments, order, by))
  const conflict = conflicts[finding]
  if (conflict) throw new AppError('conflict', { message: conflict })
  return finding === 'unknown' ? null : startPayment(payments, order)
}

async function findMoney(payments: Payments, order: DueOrder, by: Actor): Promise<Finding> {
  const now = payments.clock.now()
  const open = await openAttempts(payments.database.db, order.id)
  if (open.some(({ status }) => status === 'held')) return 'held'
  const doubtful = open.filter((attempt) => couldBePaid(attempt) && !isUsable(attempt, order, now))
  const findings = await Promise.all(doubtful.map((attempt) => askGateway(payments, attempt, by)))
  return (['paid', 'held', 'unknown'] as const).find((finding) => findings.includes(finding)) ?? 'unpaid'
}

/** Nobody has paid on a page that nobody has seen, unless somebody says so. */
const couldBePaid = ({ gatewayUrl, claimedAt }: Attempt): boolean => gatewayUrl !== null || claimedAt !== null
