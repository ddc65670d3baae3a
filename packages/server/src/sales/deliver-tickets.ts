import { type Day, dhakaDay } from '#contract/rules/dates.ts'
import { nextOpenDay } from '#contract/rules/next-open-day.ts'
import { closedDaysFrom } from '../calendar/closed-days.ts'
import type { Transaction } from '../db/database.ts'
import type { Delivery } from '../orders/kinds.ts'
import { moveVisit, openingHours, visitOf } from './visit-queries.ts'

/** The tickets are paid for. Money that comes when the booked day is over is good for the day it came on, or the next on which the centre is open. */
export async function deliverTickets(
  tx: Transaction,
  { orderId, at }: Delivery,
): Promise<{ id: number; movedTo: Day | null }> {
  const { id, bookingDate, branchId } = await visitOf(tx, orderId)
  const today = dhakaDay(at)
  if (bookingDate >= today) return { id, movedTo: null }
  const day = nextOpenDay(today, await openingHours(tx), await closedDaysFrom(tx, branchId, today))
  await moveVisit(tx, id, day)
  return { id, movedTo: day }
}
