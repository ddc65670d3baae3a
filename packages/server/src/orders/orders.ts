import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Payments } from '../payments/payments.ts'
import type { OrderKinds } from './kinds.ts'

/** What every verb about orders works with. */
export type Orders = { database: Database; clock: Clock; publicUrl: string; kinds: OrderKinds; payments: Payments }

export const createOrders = (payments: Payments, kinds: OrderKinds): Orders => ({
  database: payments.database,
  clock: payments.clock,
  publicUrl: payments.publicUrl,
  kinds,
  payments,
})
