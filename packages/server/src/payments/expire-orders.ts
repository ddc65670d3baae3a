import { expireUnpaid } from './order-queries.ts'
import { UNPAID_MS } from './pay-order.ts'
import type { PayableRules } from './payable.ts'
import type { Payments } from './payments.ts'

const AT_ONCE = 500

/** Orders that nobody has paid for within a day expire, once the gateway holds nothing for them. */
export async function expireOrders({ database: { db }, clock }: Pick<Payments, 'database' | 'clock'>, payables: readonly PayableRules[]): Promise<void> {
  const at = clock.now()
  const placedBefore = new Date(at.getTime() - UNPAID_MS)
  for (const { kind, total } of payables) {
    while ((await expireUnpaid(db, { kind, total }, { at, placedBefore, limit: AT_ONCE })) === AT_ONCE);
  }
}
