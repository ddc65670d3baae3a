import type { Payments } from '../payments/payments.ts'
import type { OrderKinds, Orders } from './kinds.ts'

export const createOrders = (payments: Payments, kinds: OrderKinds): Orders => ({
  database: payments.database,
  clock: payments.clock,
  publicUrl: payments.publicUrl,
  kinds,
  payments,
})
