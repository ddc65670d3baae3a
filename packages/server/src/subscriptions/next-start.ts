import { dhakaDay } from '#contract/rules/dates.ts'
import { startAfter } from '#contract/rules/validity.ts'
import type { NextStart } from '#contract/schemas/subscription.ts'
import type { CustomerActor } from '../actor.ts'
import type { Orders } from '../orders/kinds.ts'
import { lastDayOf } from './period-queries.ts'

/** When a membership of this package would begin if the customer paid for it now: by the rule that begins it once it is paid. */
export async function nextStart(
  { database, clock }: Orders,
  packageId: number,
  { customer: customerId }: CustomerActor,
): Promise<NextStart> {
  const today = dhakaDay(clock.now())
  const runsUntil = await lastDayOf(database.db, { customerId, packageId, today })
  return { runs_until: runsUntil, start_date: startAfter(today, runsUntil) }
}
