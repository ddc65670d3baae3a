import type { FastifyBaseLogger } from 'fastify'
import type { Actor } from '../actor.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { UNPAID_MS } from './pay-order.ts'
import { expireUnpaid } from './queries.ts'

const AT_ONCE = 500

type Needs = { database: Database; clock: Clock; logger: FastifyBaseLogger }

/** Orders that nobody has paid anything for within a day expire, once the gateway holds nothing for them. */
export async function expireOrders(
  { database: { db }, clock, logger }: Needs,
  by: Actor,
  stopping?: AbortSignal,
): Promise<void> {
  const at = clock.now()
  const placedBefore = new Date(at.getTime() - UNPAID_MS)
  let expired: number
  do {
    if (stopping?.aborted) return
    expired = await expireUnpaid(db, { at, placedBefore, limit: AT_ONCE })
    if (expired > 0) logger.info({ orders: expired, by }, 'orders have expired')
  } while (expired === AT_ONCE)
}
