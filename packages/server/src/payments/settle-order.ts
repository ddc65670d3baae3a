import type { Tx } from '../db/database.ts'
import { constraintOf } from '../db/constraint-of.ts'
import { writePaidMessage } from './paid-message.ts'
import type { Settlement } from './payable.ts'
import type { Payments } from './payments.ts'
import type { Payable } from './receipt-link.ts'

type Refusal = Extract<Settlement, { settled: false }>['reason']

class Unsettled extends Error {
  readonly reason: Refusal
  constructor(reason: Refusal) {
    super(`The order takes no money: ${reason}.`)
    this.reason = reason
  }
}

/**
 * The attempt, the order and the message to the customer move together or not at all. `move` answers false when the
 * attempt has already moved; an order that takes no money undoes everything and says why.
 */
export async function settleOrder(payments: Payments, order: Payable, move: (tx: Tx) => Promise<boolean>): Promise<'paid' | 'not_moved' | Refusal> {
  try {
    return await payments.database.db.transaction(async (tx) => {
      if (!(await move(tx))) return 'not_moved'
      const settlement = await payments.rulesOf(order.kind).settle(tx, { id: order.id, at: payments.clock.now() })
      if (!settlement.settled) throw new Unsettled(settlement.reason)
      await writePaidMessage(tx, payments, order, settlement)
      return 'paid'
    })
  } catch (error) {
    if (error instanceof Unsettled) return error.reason
    // The other of two attempts was paid a moment before.
    if (constraintOf(error) === `payment_attempts_${order.kind}_paid_once`) return 'already_paid'
    throw error
  }
}
