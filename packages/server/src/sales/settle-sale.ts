import type { Tx } from '../db/database.ts'
import type { Settlement } from '../payments/payable.ts'
import { makePassCode } from '../payments/random-code.ts'
import { markPaid, moneyFacts } from './settle-queries.ts'

/** The order is paid in full and its ticket lets people in. */
export async function settleSale(tx: Tx, { id, at }: { id: number; at: Date }): Promise<Settlement> {
  const paid = await markPaid(tx, id, { at, ticketCode: makePassCode() })
  if (paid !== undefined) return { settled: true, ...paid }
  const facts = await moneyFacts(tx, id)
  if (facts?.cancelledAt) return { settled: false, reason: 'order_cancelled' }
  return { settled: false, reason: facts?.expiredAt ? 'order_expired' : 'already_paid' }
}
