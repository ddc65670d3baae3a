import type { Language } from '#contract/rules/language.ts'
import type { Tx } from '../db/database.ts'
import type { OrderKinds } from '../orders/kinds.ts'
import type { PassCodes } from '../orders/pass-codes.ts'
import type { ReceiptPart } from '../orders/receipt-part.ts'
import { readCreditNotes, readOrder } from './order-queries.ts'
import { paymentFacts } from './payment-facts.ts'
import { readSeller, type StoredSeller } from './read-seller.ts'
import type { Receipt, Rider } from './receipt.ts'

/** A receipt as the database has it: where the logo is, but not the logo. */
export type StoredReceipt = Omit<Receipt, 'seller'> & { seller: StoredSeller }

type Wanted = { orderId: number; language: Language }

type Needs = { kinds: OrderKinds; codes: PassCodes }

/** Of an order that is there. */
export async function readReceipt(
  tx: Tx,
  { kinds, codes }: Needs,
  { orderId, language }: Wanted,
): Promise<StoredReceipt> {
  const found = await readOrder(tx, orderId)
  if (!found) throw new Error(`There is no order ${orderId}.`)
  const { order, buyer, payment } = found
  const { title, facts, lines, riders, showsVat, stub, pass } = await kinds
    .of(order.kind)
    .readReceipt(tx, orderId, language)
  const code = order.cancelledAt === null ? order.code : null
  const paidAt = order.paidAt ?? payment?.settledAt ?? order.createdAt
  return {
    language,
    stub,
    seller: await readSeller(tx, language),
    invoiceNumber: order.invoiceNumber,
    paidAt,
    title,
    facts: [...facts, ...paymentFacts({ buyer, soldOn: order.saleDate, paidAt, payment }, language)],
    code,
    qr: code !== null && pass !== null ? codes.qrOf({ ...pass, code }) : code,
    lines,
    subtotal: order.subtotal,
    discount: showsVat ? order.discountTotal : null,
    vat: showsVat ? { rate: order.vatRateBp, amount: order.vatAmount } : null,
    total: order.total,
    paid: order.paid,
    creditNotes: await readCreditNotes(tx, orderId),
    riders: named(riders),
  }
}

/** Once the customer has been erased, riders have neither name nor age and are not listed. */
const named = (riders: ReceiptPart['riders']): Rider[] =>
  riders.flatMap(({ name, age, type }) => (name === null || age === null ? [] : [{ name, age, type }]))
