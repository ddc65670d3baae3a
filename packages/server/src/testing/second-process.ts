import { openDatabase } from '../db/database.ts'
import { kinds, openPayments } from '../deps.ts'
import { createOrders } from '../orders/orders.ts'
import { createSales } from '../sales/sales.ts'
import { createSubscriptions } from '../subscriptions/subscriptions.ts'
import type { Shop } from './open-shop.ts'

export async function openSecondProcess({ database: { url }, gateway, clock, app, payments: { publicUrl } }: Shop) {
  const database = await openDatabase(url)
  const payments = openPayments({ database, gateway, clock, logger: app.log, config: { publicUrl } })
  const orders = createOrders(payments, kinds)
  return {
    payments,
    orders,
    sales: createSales(orders),
    subscriptions: createSubscriptions(orders),
    close: () => database.close(),
  }
}
