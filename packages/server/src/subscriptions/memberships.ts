import type { Tx } from '../db/database.ts'
import { describeOrder } from '../payments/describe-order.ts'
import type { PayableRules } from '../payments/payable.ts'
import { subscriptionIdentity } from './settle-queries.ts'
import { settleSubscription } from './settle-subscription.ts'

export const screens: PayableRules['screens'] = {
  success: (id) => `/membership-checkout/success/${id}`,
  fail: (id) => `/membership-checkout/fail/${id}`,
  detail: (id) => `/dashboard/subscriptions/show/${id}`,
}

export const memberships: PayableRules = { kind: 'subscription', total: 'total_amount', settle: settleSubscription, describe, screens, bought: 'Your membership' }

async function describe(tx: Tx, id: number): Promise<string> {
  const subscription = await subscriptionIdentity(tx, id)
  return subscription === undefined ? `membership ${id}` : describeOrder('membership', subscription)
}
