import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { OrderKinds } from '../orders/kinds.ts'
import type { OrderLinks } from '../orders/order-link.ts'
import type { Payments } from '../payments/payments.ts'

/** What reading an order needs. */
export type OrderReader = { database: Database; clock: Clock; receipts: OrderLinks }

/** What every verb of the desk works with. */
export type Desk = OrderReader & { payments: Payments; kinds: OrderKinds; publicUrl: string }
