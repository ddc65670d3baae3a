import { cancelOrder } from '../payments/cancel-order.ts'
import type { OwnOrder } from '../payments/purchase.ts'
import type { SubscriptionRow } from './queries.ts'
import type { Subscriptions } from './subscriptions.ts'

export const cancelSubscription = ({ queries, payments }: Subscriptions, own: OwnOrder): Promise<SubscriptionRow> =>
  cancelOrder(payments, { kind: 'subscription', own, read: (now) => queries.one({ ...own, now }) })
