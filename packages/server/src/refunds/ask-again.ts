import { refundSubject } from '#contract/rules/refund.ts'
import { type StaffActor, worksAt } from '../actor.ts'
import { AppError } from '../http/app-error.ts'
import { permit } from '../staff/permit.ts'
import { askForRefund } from './ask-for-refund.ts'
import { logOrder, sumOf } from './log-refund.ts'
import { type OrderThing, orderThing } from './order-queries.ts'
import { refundById, type RefundRow } from './queries.ts'
import type { Refunds } from './refunds.ts'

/** The gateway was silent: it is asked for the same refund again, under the same id. One that has moved on is as it is. */
export async function askAgain(
  refunds: Refunds,
  id: number,
  by: StaffActor,
): Promise<{ refund: RefundRow; of: OrderThing }> {
  const now = refunds.clock.now()
  const known = await refunds.database.db.transaction(async (tx) => {
    const refund = await refundById(tx, id)
    const of = refund && (await orderThing(tx, refund.orderId))
    if (!refund || !of || (of.branchId !== null && !worksAt(by, of.branchId))) throw new AppError('not_found')
    if (refund.status !== 'asking') return { refund, of }
    const { approvedById } = await permit(tx, by, { act: 'refund', subject: refundSubject(of.kind, of.id), now })
    await logOrder(tx, by, 'refund.ask', { of, at: now, approvedById, changes: sumOf(refund) })
    return { refund, of }
  })
  return { ...known, refund: await askForRefund(refunds, known.refund, by) }
}
