import { constraintOf } from '../db/constraint-of.ts'
import type { Decider } from './decide-held.ts'
import type { Payments } from './payments.ts'
import { Unsettled, type WhyNot } from './settle-attempt.ts'
import { moveStray, type Stray, undecided } from './stray-queries.ts'

type Used = Decider<'use'> & { orderId: number }

/** Staff use the money for an order that awaits this sum: it is paid as if the money had come for it. `gone`: somebody else has decided. */
export async function spendStray(payments: Payments, { id }: Stray, used: Used): Promise<'used' | 'gone' | WhyNot> {
  const { database, orders, clock, log } = payments
  const { by, staffId, orderId, write } = used
  const at = clock.now()
  const decided = { status: 'used', usedForId: orderId, resolvedAt: at, decidedById: staffId, decidedAt: at } as const
  try {
    const moved = await database.db.transaction(async (tx) => {
      if (!(await moveStray(tx, id, undecided, decided))) return false
      await orders.revive(tx, orderId)
      const settlement = await orders.settle(tx, { orderId, at, by })
      if (!settlement.settled) throw new Unsettled(settlement.reason)
      await write(tx, { at, outcome: 'use' })
      return true
    })
    if (moved) log.info({ stray: id, order: orderId, by }, 'an order was paid with stray money')
    return moved ? 'used' : 'gone'
  } catch (error) {
    if (error instanceof Unsettled) return error.reason
    // Other money was used for it a moment before.
    if (constraintOf(error) === 'stray_money_used_once') return 'already_paid'
    throw error
  }
}
