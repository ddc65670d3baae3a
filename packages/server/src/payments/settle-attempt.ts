import type { Actor } from '../actor.ts'
import { constraintOf } from '../db/constraint-of.ts'
import type { Transaction } from '../db/database.ts'
import type { Settlement } from './order-book.ts'
import type { Payments } from './payments.ts'
import type { Attempt } from './queries.ts'

export type WhyNot = Extract<Settlement, { settled: false }>['reason']

/** Thrown to undo what was written with it. */
export class Unsettled extends Error {
  readonly reason: WhyNot
  constructor(reason: WhyNot) {
    super(`The order takes no money: ${reason}.`)
    this.reason = reason
  }
}

type Settling = { attempt: Pick<Attempt, 'id' | 'orderId'>; by: Actor }

/**
 * The attempt, the order and the message to the customer move together or not at all. `move` answers false when the
 * attempt has already moved; an order that takes no money undoes everything and says why.
 */
export async function settleAttempt(
  payments: Payments,
  { attempt: { id, orderId }, by }: Settling,
  move: (tx: Transaction, at: Date) => Promise<boolean>,
): Promise<'paid' | 'not_moved' | WhyNot> {
  const { database, orders, clock, log } = payments
  const at = clock.now()
  try {
    const settled = await database.db.transaction(async (tx) => {
      if (!(await move(tx, at))) return 'not_moved' as const
      const settlement = await orders.settle(tx, { orderId, at, by })
      if (!settlement.settled) throw new Unsettled(settlement.reason)
      return 'paid' as const
    })
    if (settled === 'paid') log.info({ attempt: id, order: orderId, by }, 'an order was paid')
    return settled
  } catch (error) {
    if (error instanceof Unsettled) return error.reason
    // The other of two attempts was paid a moment before.
    if (constraintOf(error) === 'payment_attempts_paid_once') return 'already_paid'
    throw error
  }
}
