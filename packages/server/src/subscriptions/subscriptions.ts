import type { Orders } from '../orders/kinds.ts'
import { prepareSubscriptions, type SubscriptionQueries } from './queries.ts'

/** What every verb about memberships works with. */
export type Subscriptions = { queries: SubscriptionQueries; orders: Orders }

export const createSubscriptions = (orders: Orders): Subscriptions => ({
  queries: prepareSubscriptions(orders.database),
  orders,
})
