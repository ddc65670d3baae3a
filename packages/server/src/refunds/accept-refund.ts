import { dhakaDay } from '#contract/rules/dates.ts'
import type { Transaction } from '../db/database.ts'
import { numberCreditNote } from './number-credit-note.ts'
import {
  cancelOpenPlaces,
  endMembership,
  markCancelled,
  markUsedUp,
  type OrderThing,
  renewReceipt,
  voidCodeOf,
} from './order-queries.ts'
import { isGivenBackWhole } from './queries.ts'

/** What a refund has from the moment on in which it is accepted. */
export const acceptance = async (tx: Transaction, at: Date) => ({
  acceptedAt: at,
  creditNote: await numberCreditNote(tx, at),
})

/** The receipt tells of it; and an order of which everything goes back lets nobody in any more. */
export async function settleAccepted(tx: Transaction, orderId: number, of: OrderThing, at: Date): Promise<void> {
  await renewReceipt(tx, orderId)
  if (!(await isGivenBackWhole(tx, orderId))) return
  await endOrder(tx, orderId, of, at)
  await voidCodeOf(tx, orderId, at)
}

/** Whoever has not come in by then stays out; a membership ends today. */
export async function endOrder(tx: Transaction, orderId: number, { kind }: OrderThing, at: Date): Promise<void> {
  if (kind === 'tickets') {
    await cancelOpenPlaces(tx, orderId)
    await markUsedUp(tx, orderId)
  } else await endMembership(tx, orderId, dhakaDay(at))
  await markCancelled(tx, orderId, at)
}
