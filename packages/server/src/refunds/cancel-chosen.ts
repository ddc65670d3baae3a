import { isCancelled, isOpen } from '#contract/rules/places.ts'
import type { Transaction } from '../db/database.ts'
import { addCancelled, markCancelled, markUsedUp, renewReceipt } from './order-queries.ts'
import type { Refundable } from './read-refundable.ts'

/** Nobody comes in with these places any more. With the last one the order is cancelled; if others have come in before, it is used up. */
export async function cancelChosen(
  tx: Transaction,
  { kind, id, order, lines }: Refundable,
  chosen: string[],
  now: Date,
): Promise<void> {
  if (kind === 'memberships' || chosen.length === 0) return
  await addCancelled(tx, id, chosen)
  const others = lines.flatMap(({ places }) => places).filter(({ place }) => !chosen.includes(place))
  if (others.every(isCancelled)) {
    await markCancelled(tx, order.id, now)
    await renewReceipt(tx, order.id)
  } else if (!others.some(isOpen)) await markUsedUp(tx, order.id)
}
