import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import type { Payable } from '../payments/receipt-link.ts'
import { sales } from '../sales/tables.ts'
import { subscriptions } from '../subscriptions/tables.ts'

/** What decides whether an order has a receipt, under which name, and whose it is. */
export type OrderFacts = { invoiceNumber: string; createdAt: Date; receiptVersion: number; customerId: number | null; paid: number; total: number }

const factsOf = ({ invoiceNumber, createdAt, receiptVersion, customerId, paid }: typeof sales | typeof subscriptions) =>
  ({ invoiceNumber, createdAt, receiptVersion, customerId, paid })

export async function findOrder(tx: Tx, { kind, id }: Payable): Promise<OrderFacts | undefined> {
  const [found] = kind === 'sale'
    ? await tx.select({ ...factsOf(sales), total: sales.grandTotal }).from(sales).where(eq(sales.id, id))
    : await tx.select({ ...factsOf(subscriptions), total: subscriptions.totalAmount }).from(subscriptions).where(eq(subscriptions.id, id))
  return found
}

/** Links to a customer's receipts open nothing any more, and what was kept of them is removed. */
export async function voidReceiptsOf(tx: Tx, customerId: number): Promise<void> {
  for (const orders of [sales, subscriptions]) {
    await tx.update(orders).set({ receiptVersion: sql`${orders.receiptVersion} + 1` }).where(eq(orders.customerId, customerId))
  }
}
