import { expireUnpaid } from './order-queries.ts'
import { UNPAID_MS } from './pay-order.ts'
import type { PayableRules } from './payable.ts'
import type { Payments } from './payments.ts'

const AT_ONCE = 500

/** Orders that nobody has paid anything for within a day expire, once the gateway holds nothing for them. */
export async function expireOrders({ database: { db }, clock }: Pick<Payments, 'database' | 'clock'>, payables: readonly PayableRules[], stopping?: AbortSignal): Promise<void> {
  const at = clock.now()
  const placedBefore = new Date(at.getTime() - UNPAID_MS)
  for (const { kind, total } of payables) {
    let expired: number
    do {
      if (stopping?.aborted) return
      expired = await expireUnpaid(db, { kind, total }, { at, placedBefore, limit: AT_ONCE })
    } while (expired === AT_ONCE)
  }
}
