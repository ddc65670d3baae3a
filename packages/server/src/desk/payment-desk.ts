import { clockTime } from '#contract/rules/clock-time.ts'
import { formatExact, type Poisha, toTaka } from '#contract/rules/money.ts'
import { rightOf } from '#contract/rights.ts'
import type { Decided } from '#contract/schemas/staff-payments.ts'
import { named } from '#contract/words/named.ts'
import { type StaffActor, worksAt } from '../actor.ts'
import { AppError } from '../http/app-error.ts'
import type { Payments } from '../payments/payments.ts'
import type { Refunded } from '../payments/refund-stray.ts'
import { personById } from '../staff/people-queries.ts'
import { notAllowed } from '../staff/refusals.ts'
import type { OrderLines } from './order-lines.ts'

const words = named('staffDesk')

/** Who may look at the desk only, decides nothing. */
export function refuseReader({ role }: StaffActor): void {
  if (rightOf(role, 'payments') !== 'yes') throw notAllowed()
}

/** What another branch sold is not there; what no order is known of, and memberships, are everybody's. */
export function branchOf(by: StaffActor, lines: OrderLines, orderId: number | null): number | null {
  const branchId = (orderId === null ? undefined : lines.get(orderId)?.branch_id) ?? null
  if (branchId !== null && !worksAt(by, branchId)) throw new AppError('not_found')
  return branchId
}

/** Tk 1,343.75; USD 12.00 */
export const sumOf = ({ amount, currency = 'BDT' }: { amount: Poisha; currency?: string }): string =>
  `${currency === 'BDT' ? 'Tk' : currency} ${formatExact(toTaka(amount))}`

type DecidedRow = { decidedById: number | null; decidedAt: Date | null }

/** Karim has decided this at 4:12 PM. */
export async function decidedBefore({ database: { db } }: Payments, row: DecidedRow | undefined): Promise<AppError> {
  const [byId, at] = [row?.decidedById ?? null, row?.decidedAt ?? null]
  const name = byId === null ? undefined : (await personById(db, byId))?.person.name
  if (byId === null || at === null || name === undefined) return new AppError('already_decided')
  return new AppError('already_decided', {
    message: words.decidedBefore(name, clockTime(at)),
    data: { by: { id: byId, name }, at: at.toISOString() },
  })
}

/** What came of asking the gateway to give money back. */
export function tellRefunded(refunded: Refunded, tranId: string): Decided {
  if (refunded.outcome === 'begun') return { data: { outcome: 'refunding' }, message: words.goesBack }
  if (refunded.outcome === 'refused')
    return { data: { outcome: 'refused' }, message: words.gatewayRefused(refunded.reason) }
  if (refunded.outcome === 'not_possible') return { data: { outcome: 'by_hand' }, message: words.gatewayPanel(tranId) }
  throw new AppError('gateway_unavailable', { message: words.gatewaySilent })
}
