import type { Tx } from '../db/database.ts'
import { refuseMoney } from '../payments/refuse-money.ts'
import type { Settlement } from '../payments/payable.ts'
import { makePassCode } from '../payments/random-code.ts'
import { markPaid, moneyFacts } from './settle-queries.ts'

/** The order is paid in full and its ticket lets people in. */
export async function settleSale(tx: Tx, { id, at }: { id: number; at: Date }): Promise<Settlement> {
  const paid = await markPaid(tx, id, { at, ticketCode: makePassCode() })
  return paid === undefined ? refuseMoney(await moneyFacts(tx, id)) : { settled: true, ...paid }
}
