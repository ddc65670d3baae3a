import type { Settlement } from './payable.ts'

/** Why an order did not take the money that came for it. */
export function refuseMoney(order: { cancelledAt: Date | null; expiredAt: Date | null } | undefined): Settlement {
  if (order?.cancelledAt) return { settled: false, reason: 'order_cancelled' }
  return { settled: false, reason: order?.expiredAt ? 'order_expired' : 'already_paid' }
}
