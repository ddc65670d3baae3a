import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { UNPAID_MS } from './pay-order.ts'
import { expireUnpaid } from './queries.ts'

const AT_ONCE = 500

/** Orders that nobody has paid anything for within a day expire, once the gateway holds nothing for them. */
export async function expireOrders({ database: { db }, clock }: { database: Database; clock: Clock }, stopping?: AbortSignal): Promise<void> {
  const at = clock.now()
  const placedBefore = new Date(at.getTime() - UNPAID_MS)
  let expired: number
  do {
    if (stopping?.aborted) return
    expired = await expireUnpaid(db, { at, placedBefore, limit: AT_ONCE })
  } while (expired === AT_ONCE)
}
