import type { Database } from '../db/database.ts'
import type { Payments } from '../payments/payments.ts'
import { prepareSubscriptions, type SubscriptionQueries } from './queries.ts'

/** What every verb about memberships works with. */
export type Subscriptions = { queries: SubscriptionQueries; payments: Payments }

export const createSubscriptions = ({ database }: { database: Database }, payments: Payments): Subscriptions =>
  ({ queries: prepareSubscriptions(database), payments })
