import type { Actor } from '../actor.ts'
import type { RefundState } from '../payments/gateway.ts'
import { logOrder, sumOf } from './log-refund.ts'
import { lockOrderOf, orderThing, renewReceipt } from './order-queries.ts'
import { moveRefund, underWay } from './queries.ts'
import type { Refunds } from './refunds.ts'

/** Of the refunds under way, looked at in one go. */
const AT_ONCE = 100

/** Banks take days: the gateway is asked how far each refund of an order is. If it is silent, the rest is left until the next time. */
export async function followOrderRefunds(refunds: Refunds, by: Actor, stopping?: AbortSignal): Promise<void> {
  const { gateway, database, log } = refunds
  for (const { id, orderId, refundRefId } of await underWay(database.db, AT_ONCE)) {
    if (stopping?.aborted) return
    const { outcome } = await gateway.refundState(refundRefId ?? '')
    await write(refunds, { id, orderId }, outcome)
    log.info({ refund: id, outcome, by }, 'the gateway was asked how far a refund of an order is')
    if (outcome === 'unknown') return
  }
}

type Followed = { id: number; orderId: number }

/** What the bank cancels is due again, and stands on the receipt no more. */
const write = (
  { database, clock }: Refunds,
  { id, orderId }: Followed,
  outcome: RefundState['outcome'],
): Promise<void> =>
  database.db.transaction(async (tx) => {
    const at = clock.now()
    await lockOrderOf(tx, orderId)
    const isOver = outcome === 'refunded' || outcome === 'cancelled'
    const ended = isOver ? { status: outcome, endedAt: at } : {}
    const moved = await moveRefund(tx, id, ['under_way'], { askedAt: at, ...ended })
    if (!moved || !isOver) return
    if (outcome === 'cancelled') await renewReceipt(tx, moved.orderId)
    const of = await orderThing(tx, moved.orderId)
    await logOrder(tx, { command: 'The payment service' }, 'refund.end', {
      of,
      at,
      changes: { ...sumOf(moved), status: outcome },
    })
  })
