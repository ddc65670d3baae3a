import type { Language } from '#contract/rules/language.ts'
import { complete } from '#contract/words/complete.ts'
import type { Tx } from '../db/database.ts'
import { inLanguage } from '../http/in-language.ts'
import type { ReceiptPart } from '../orders/receipt-part.ts'
import { readBooking, readLines, readRiders } from './receipt-queries.ts'

export async function readSaleReceipt(tx: Tx, orderId: number, language: Language): Promise<ReceiptPart> {
  const booking = await readBooking(tx, orderId)
  if (!booking) throw new Error(`Order ${orderId} is no sale.`)
  const [words, lines] = [complete.receipt[language], await readLines(tx, booking.id)]
  const nameOf = (name: string): string => inLanguage(language, name, lines.find((line) => line.name === name)?.nameBn)
  return {
    title: words.dayTickets,
    facts: [
      { label: words.bookingDate, value: complete.dates[language].spellDay(booking.date) },
      { label: words.branch, value: inLanguage(language, booking.branch, booking.branchBn) },
    ],
    lines: lines.map(({ name, qty, price }) => ({ description: nameOf(name), qty, price })),
    riders: (await readRiders(tx, booking.id)).map((rider) => ({ ...rider, type: nameOf(rider.type) })),
    showsVat: true,
    pass: {
      kind: 'sale',
      id: booking.id,
      branch: booking.branchId,
      firstDay: booking.date,
      lastDay: booking.date,
      places: lines.reduce((sum, { qty }) => sum + qty, 0),
    },
    stub: 'sky',
  }
}
