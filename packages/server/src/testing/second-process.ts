import { openDatabase } from '../db/database.ts'
import { createPayments } from '../payments/payments.ts'
import { payables } from '../payables.ts'
import { createSales } from '../sales/sales.ts'
import { createSubscriptions } from '../subscriptions/subscriptions.ts'
import type { Shop } from './open-shop.ts'

/** The verbs of another process of the same shop: connections of its own to the same database. */
export async function openSecondProcess({ database: { url }, gateway, clock, app, payments: { publicUrl } }: Shop) {
  const database = await openDatabase(url)
  const payments = createPayments({ database, gateway, clock, logger: app.log, config: { publicUrl } }, payables)
  return { payments, sales: createSales({ database }, payments), subscriptions: createSubscriptions({ database }, payments), close: () => database.close() }
}
