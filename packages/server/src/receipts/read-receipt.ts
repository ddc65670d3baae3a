import type { Tx } from '../db/database.ts'
import type { OrderKinds } from '../orders/kinds.ts'
import type { ReceiptPart } from '../orders/receipt-part.ts'
import { readOrder } from './order-queries.ts'
import { paymentFacts } from './payment-facts.ts'
import { readSeller, type StoredSeller } from './read-seller.ts'
import type { Receipt, Rider } from './receipt.ts'

/** A receipt as the database has it: where the logo is, but not the logo. */
export type StoredReceipt = Omit<Receipt, 'seller'> & { seller: StoredSeller }

/** Of an order that is there. */
export async function readReceipt(tx: Tx, kinds: OrderKinds, orderId: number): Promise<StoredReceipt> {
  const found = await readOrder(tx, orderId)
  if (!found) throw new Error(`There is no order ${orderId}.`)
  const { order, buyer, payment } = found
  const { title, facts, lines, riders, showsVat, stub } = await kinds.of(order.kind).readReceipt(tx, orderId)
  const paidAt = order.paidAt ?? payment?.settledAt ?? order.createdAt
  return {
    stub,
    seller: await readSeller(tx),
    invoiceNumber: order.invoiceNumber,
    paidAt,
    title,
    facts: [...facts, ...paymentFacts({ buyer, soldOn: order.saleDate, paidAt, payment })],
    code: order.code,
    lines,
    subtotal: order.subtotal,
    discount: showsVat ? order.discountTotal : null,
    vat: showsVat ? { rate: order.vatRateBp, amount: order.vatAmount } : null,
    total: order.total,
    paid: order.paid,
    riders: named(riders),
  }
}

/** Once the customer has been erased, riders have neither name nor age and are not listed. */
const named = (riders: ReceiptPart['riders']): Rider[] =>
  riders.flatMap(({ name, age, type }) => (name === null || age === null ? [] : [{ name, age, type }]))
