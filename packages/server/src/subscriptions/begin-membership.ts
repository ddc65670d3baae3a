import { dhakaDay } from '#contract/rules/dates.ts'
import { periodFrom, startAfter } from '#contract/rules/validity.ts'
import type { Transaction } from '../db/database.ts'
import type { Delivery } from '../orders/kinds.ts'
import { giveDates, lastDayOf, lockDates, termsOf } from './period-queries.ts'

/** The membership is paid in full: it begins today, or the day after the one of the same package that the customer has. */
export async function beginMembership(
  tx: Transaction,
  { orderId, customerId, at }: Delivery,
): Promise<{ id: number; movedTo: null }> {
  const { id, packageId, month } = await termsOf(tx, orderId)
  const today = dhakaDay(at)
  await giveDates(
    tx,
    id,
    periodFrom(startAfter(today, await runningUntil(tx, { customerId, packageId, today })), month),
  )
  return { id, movedTo: null }
}

/** Two payments at once take turns here, so that the second finds the dates of the first. */
async function runningUntil(
  tx: Transaction,
  { customerId, packageId, today }: { customerId: number | null; packageId: number; today: string },
): Promise<string | null> {
  if (customerId === null) return null
  await lockDates(tx, customerId)
  return lastDayOf(tx, { customerId, packageId, today })
}
