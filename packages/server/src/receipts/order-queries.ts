import { eq } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import type { Payable } from '../payments/receipt-link.ts'
import { sales } from '../sales/tables.ts'
import { subscriptions } from '../subscriptions/tables.ts'

const saleFacts = { invoiceNumber: sales.invoiceNumber, createdAt: sales.createdAt, paid: sales.paid, total: sales.grandTotal }
const subscriptionFacts = {
  invoiceNumber: subscriptions.invoiceNumber, createdAt: subscriptions.createdAt, paid: subscriptions.paid, total: subscriptions.totalAmount,
}

const saleById = (tx: Tx, id: number) => tx.select(saleFacts).from(sales).where(eq(sales.id, id)).$dynamic()
const subscriptionById = (tx: Tx, id: number) => tx.select(subscriptionFacts).from(subscriptions).where(eq(subscriptions.id, id)).$dynamic()

export type OrderFacts = { invoiceNumber: string; createdAt: Date; paid: number; total: number }

/** What decides whether an order has a receipt, and under which name. */
export async function findOrder(tx: Tx, { kind, id }: Payable): Promise<OrderFacts | undefined> {
  const [found] = kind === 'sale' ? await saleById(tx, id) : await subscriptionById(tx, id)
  return found
}

/** Until the transaction ends, nobody else makes this order's receipt, and its customer is not erased. */
export async function lockOrder(tx: Tx, { kind, id }: Payable): Promise<OrderFacts | undefined> {
  const [found] = kind === 'sale' ? await saleById(tx, id).for('no key update') : await subscriptionById(tx, id).for('no key update')
  return found
}

/** Every order of a customer, held until the transaction ends; in one order of locking, so that no two wait for each other. */
export async function lockOrdersOf(tx: Tx, customerId: number): Promise<OrderFacts[]> {
  const bought = await tx.select(saleFacts).from(sales).where(eq(sales.customerId, customerId)).orderBy(sales.id).for('no key update')
  const joined = await tx.select(subscriptionFacts).from(subscriptions).where(eq(subscriptions.customerId, customerId))
    .orderBy(subscriptions.id).for('no key update')
  return [...bought, ...joined]
}
