import { dhakaDay } from '#contract/rules/dates.ts'
import { periodFrom, startAfter } from '#contract/rules/validity.ts'
import type { Tx } from '../db/database.ts'
import type { Settlement } from '../payments/payable.ts'
import { makePassCode } from '../payments/random-code.ts'
import { refuseMoney } from '../payments/refuse-money.ts'
import { lastDayOf, lockDates, markPaid, moneyFacts, termsOf } from './settle-queries.ts'

/** The membership is paid in full: it begins today, or the day after the one of the same package that the customer has. */
export async function settleSubscription(tx: Tx, { id, at }: { id: number; at: Date }): Promise<Settlement> {
  const terms = await termsOf(tx, id)
  if (terms === undefined) throw new Error(`There is no subscription ${id}.`)
  const today = dhakaDay(at)
  const period = periodFrom(startAfter(today, await runningUntil(tx, terms, today)), terms.month)
  const paid = await markPaid(tx, id, { at, membershipCode: makePassCode(), period })
  return paid === undefined ? refuseMoney(await moneyFacts(tx, id)) : { settled: true, ...paid }
}

/** Two payments at once take turns here, so that the second finds the dates of the first. */
async function runningUntil(tx: Tx, { customerId, packageId }: { customerId: number | null; packageId: number }, today: string): Promise<string | null> {
  if (customerId === null) return null
  await lockDates(tx, customerId)
  return lastDayOf(tx, { customerId, packageId, today })
}
