import { type Day, dhakaDay } from '#contract/rules/dates.ts'
import { nextOpenDay } from '#contract/rules/next-open-day.ts'
import type { Tx } from '../db/database.ts'
import { refuseMoney } from '../payments/refuse-money.ts'
import type { Settlement } from '../payments/payable.ts'
import { makePassCode } from '../payments/random-code.ts'
import { markPaid, moneyFacts, moveVisit, openingHours } from './settle-queries.ts'

/** The order is paid in full and its ticket lets people in. */
export async function settleSale(tx: Tx, { id, at }: { id: number; at: Date }): Promise<Settlement> {
  const paid = await markPaid(tx, id, { at, ticketCode: makePassCode() })
  if (paid === undefined) return refuseMoney(await moneyFacts(tx, id))
  const { bookingDate, ...told } = paid
  const today = dhakaDay(at)
  return { settled: true, ...told, movedTo: bookingDate < today ? await moveToOpenDay(tx, id, today) : null }
}

/** Money that comes when the booked day is over is good for the day it came on, or the next on which the centre is open. */
async function moveToOpenDay(tx: Tx, id: number, today: Day): Promise<Day> {
  const day = nextOpenDay(today, await openingHours(tx))
  await moveVisit(tx, id, day)
  return day
}
