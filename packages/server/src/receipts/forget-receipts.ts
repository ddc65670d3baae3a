import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { lockOrdersOf } from './order-queries.ts'
import { receiptKey } from './receipt-key.ts'

/**
 * Drops every receipt kept for a customer; the next one made shows neither their name nor the children's. To be called
 * inside the transaction that erases them: until it ends, whoever wants a receipt waits, and then reads what is left.
 */
export async function forgetReceipts(tx: Tx, storage: Deps['storage'], customerId: number): Promise<void> {
  const orders = await lockOrdersOf(tx, customerId)
  await Promise.all(orders.map((order) => storage.remove(receiptKey(order))))
}
