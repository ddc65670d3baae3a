import { dhakaDay } from '#contract/rules/dates.ts'
import type { Language } from '#contract/rules/language.ts'
import { toTaka } from '#contract/rules/money.ts'
import { paymentStatus } from '#contract/rules/status.ts'
import type { Sale } from '#contract/schemas/sale.ts'
import { speak } from '#contract/words/named.ts'
import { whyClosed } from '../calendar/why-closed.ts'
import { presentBranch } from '../catalogue/present.ts'
import { inLanguage, onlyInBangla } from '../http/in-language.ts'
import { isPayable } from '../orders/pay-order.ts'
import type { Links } from '../orders/kinds.ts'
import { receiptUrl } from '../orders/receipt-link.ts'
import { passOfSale, placesOf, saleLink } from './pass.ts'
import type { SaleRow } from './queries.ts'
import { tooLateFor } from './too-late.ts'

export function presentSale(row: SaleRow, links: Links, now: Date, language: Language): Sale {
  const pass = passOfSale(row, links, language)
  return {
    id: row.id,
    invoice_number: row.invoice_number,
    sale_date: row.sale_date,
    booking_date: row.booking_date,
    moved_from: row.moved_from,
    ...closedNote(row, now, language),
    subtotal: toTaka(row.subtotal),
    discount_total: toTaka(row.discount_total),
    vat_rate: row.vat_rate_bp / 100,
    vat_amount: toTaka(row.vat_amount),
    grand_total: toTaka(row.total),
    paid: toTaka(row.paid),
    due: toTaka(row.total - row.paid),
    refunded: toTaka(row.refunded),
    scanned_by: row.scanned_by,
    invoice_url: row.paid > 0 ? receiptUrl(links.receipts, saleLink(row), language) : null,
    ticket_code: row.code,
    ticket_qr: pass?.qr ?? null,
    places: placesOf(row),
    admitted: row.admitted,
    status: statusOf(row),
    payment_pending: row.payment_pending && !row.cancelled,
    payment_held: row.payment_held,
    refund_due: row.refund_due,
    payable:
      !row.payment_held &&
      row.branch_open &&
      row.said?.kind !== 'closed' &&
      isPayable({ facts: { ...row, due: row.total - row.paid }, tooLate: tooLateFor(row, now) }, now),
    branch: presentBranch(row.branch, language),
    details: row.details.map(({ product_id, name, name_bn, qty, price, note }) => ({
      product_id,
      name: inLanguage(language, name, name_bn),
      ...onlyInBangla(language, { type: name }),
      qty,
      price: toTaka(price),
      note,
    })),
    ridingUsers: row.riders.map((rider) => ({
      ...rider,
      ...onlyInBangla(language, { type_name: typeName(row, rider) }),
    })),
    pass,
  }
}

/** Whoever has booked a day that was closed reads it; not of a day that is over, nor of an order that is. */
function closedNote({ booking_date: day, said, cancelled, expired }: SaleRow, now: Date, language: Language) {
  const closed = cancelled || expired || day < dhakaDay(now) ? null : whyClosed({ day, said, hours: null, language })
  return closed === null ? {} : { closed: speak(closed, language) }
}

/** A rider's type is the name of one of the lines. */
const typeName = ({ details }: SaleRow, { type }: SaleRow['riders'][number]): string =>
  inLanguage('bn', type, details.find(({ name }) => name === type)?.name_bn)

function statusOf({ cancelled, expired, paid, total }: SaleRow): Sale['status'] {
  if (cancelled) return 'cancelled'
  return expired ? 'expired' : paymentStatus({ paid, due: total - paid })
}
