import type { PayableRules } from '../payments/payable.ts'
import { subscriptionIdentity } from './settle-queries.ts'
import { settleSubscription } from './settle-subscription.ts'

export const screens: PayableRules['screens'] = {
  success: (id) => `/membership-checkout/success/${id}`,
  fail: (id) => `/membership-checkout/fail/${id}`,
  detail: (id) => `/dashboard/subscriptions/show/${id}`,
}

export const memberships: PayableRules = { kind: 'subscription', total: 'total_amount', settle: settleSubscription, identify: subscriptionIdentity, screens, word: 'membership', bought: 'Your membership' }
