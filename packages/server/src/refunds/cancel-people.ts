import { toPoisha } from '#contract/rules/money.ts'
import type { CancelOrder, OrderParams } from '#contract/schemas/staff-orders.ts'
import { named } from '#contract/words/named.ts'
import type { StaffActor } from '../actor.ts'
import { AppError } from '../http/app-error.ts'
import { wrongField } from '../http/refuse-field.ts'
import { cancelUnpaid } from '../orders/queries.ts'
import { sales } from '../sales/tables.ts'
import { subscriptions } from '../subscriptions/tables.ts'
import { finishRefund } from './ask-for-refund.ts'
import { type Begun, beginRefund } from './begin-refund.ts'
import { logOrder } from './log-refund.ts'
import { readRefundable } from './read-refundable.ts'
import type { Refunds } from './refunds.ts'

const words = named('staffDesk')

/** Some people of a paid order, or all who have not come in, with or without their money; an unpaid order is just cancelled. */
export async function cancelPeople(
  refunds: Refunds,
  which: OrderParams,
  wish: CancelOrder,
  by: StaffActor,
): Promise<Begun> {
  if (await cancelIfUnpaid(refunds, which, wish, by)) return { refund: null, people: 0 }
  if (wish.client_id === undefined) throw wrongField('client_id', words.clientIdNeeded)
  if (wish.amount !== undefined) throw wrongField('amount', words.peopleNotAmount)
  const begun = await beginRefund(refunds, which, by, {
    clientId: wish.client_id,
    units: wish.units ?? 'all',
    amount: null,
    expected: wish.expected === undefined ? null : toPoisha(wish.expected),
    withMoney: wish.refund,
    owed: false,
    way: wish.way,
    reference: wish.reference || null,
    reason: wish.reason,
  })
  return finishRefund(refunds, begun, by)
}

/** Answers whether there was nothing paid for it. One that is cancelled stays so. */
const cancelIfUnpaid = (
  { database, clock }: Refunds,
  which: OrderParams,
  { reason }: CancelOrder,
  by: StaffActor,
): Promise<boolean> =>
  database.db.transaction(async (tx) => {
    const at = clock.now()
    const { order, kind, id, branchId } = await readRefundable(tx, which, by, at)
    if (order.paid > 0) return false
    if (order.cancelledAt !== null) return true
    const table = kind === 'tickets' ? sales : subscriptions
    const { rowCount } = await cancelUnpaid(tx, { table }, { id, customerId: order.customerId ?? 0, at })
    if (!rowCount)
      throw new AppError('conflict', {
        message: order.expiredAt === null ? named('orders').beingChecked : named('answers').expiredAlready,
      })
    await logOrder(tx, by, 'order.cancel', {
      of: { kind, id, branchId, invoiceNumber: order.invoiceNumber, customerId: order.customerId },
      at,
      customerId: order.customerId,
      changes: { reason },
    })
    return true
  })
