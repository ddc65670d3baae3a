import { spellDay } from '#contract/words/en/dates.ts'
import type { Tx } from '../db/database.ts'
import type { ReceiptPart } from '../orders/receipt-part.ts'
import { readBooking, readLines, readRiders } from './receipt-queries.ts'

export async function readSaleReceipt(tx: Tx, orderId: number): Promise<ReceiptPart> {
  const booking = await readBooking(tx, orderId)
  if (!booking) throw new Error(`Order ${orderId} is no sale.`)
  return {
    title: 'Day tickets',
    facts: [
      { label: 'Booking date', value: spellDay(booking.date) },
      { label: 'Branch', value: booking.branch },
    ],
    lines: (await readLines(tx, booking.id)).map(({ name, ...line }) => ({ description: name, ...line })),
    riders: await readRiders(tx, booking.id),
    showsVat: true,
    stub: 'sky',
  }
}
