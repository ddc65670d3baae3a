import type { Deps } from '../deps.ts'
import { UNPAID_MS } from './pay-sale.ts'
import { expireUnpaid } from './settle-queries.ts'

const AT_ONCE = 500

/** Orders that nobody has paid for within a day expire, once the gateway holds nothing for them. */
export async function expireSales({ database: { db }, clock }: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const at = clock.now()
  const placedBefore = new Date(at.getTime() - UNPAID_MS)
  while ((await expireUnpaid(db, { at, placedBefore, limit: AT_ONCE })) === AT_ONCE);
}
