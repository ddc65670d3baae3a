import { spellDay } from '#contract/rules/dates.ts'
import type { Tx } from '../db/database.ts'
import { namedRiders } from './named-riders.ts'
import { paymentFacts } from './payment-facts.ts'
import { readSale, readSaleLines, readSaleRiders } from './queries.ts'
import type { OrderPart } from './receipt.ts'

export async function readSaleReceipt(tx: Tx, id: number): Promise<OrderPart> {
  const found = await readSale(tx, id)
  if (!found) throw new Error(`There is no sale ${id}`)
  const { sale, branch, buyer, payment } = found
  const paidAt = sale.paidAt ?? payment?.settledAt ?? sale.createdAt
  return {
    invoiceNumber: sale.invoiceNumber,
    paidAt,
    title: 'Day tickets',
    facts: [
      { label: 'Booking date', value: spellDay(sale.bookingDate) },
      { label: 'Branch', value: branch },
      ...paymentFacts({ buyer, soldOn: sale.saleDate, paidAt, payment }),
    ],
    code: sale.ticketCode,
    lines: (await readSaleLines(tx, id)).map(({ name, ...line }) => ({ description: name, ...line })),
    subtotal: sale.subtotal,
    discount: sale.discountTotal,
    vat: { rate: sale.vatRateBp, amount: sale.vatAmount },
    total: sale.grandTotal,
    paid: sale.paid,
    riders: namedRiders(await readSaleRiders(tx, id)),
  }
}
