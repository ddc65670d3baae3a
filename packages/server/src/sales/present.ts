import { toTaka } from '#contract/rules/money.ts'
import { paymentStatus } from '#contract/rules/status.ts'
import type { Sale } from '#contract/schemas/sale.ts'
import { isPayable } from '../orders/pay-order.ts'
import type { Links } from '../orders/kinds.ts'
import { passOfSale, saleLink } from './pass.ts'
import type { SaleRow } from './queries.ts'
import { tooLateFor } from './too-late.ts'

export const presentSale = (row: SaleRow, links: Links, now: Date): Sale => ({
  id: row.id,
  invoice_number: row.invoice_number,
  sale_date: row.sale_date,
  booking_date: row.booking_date,
  moved_from: row.moved_from,
  subtotal: toTaka(row.subtotal),
  discount_total: toTaka(row.discount_total),
  vat_rate: row.vat_rate_bp / 100,
  vat_amount: toTaka(row.vat_amount),
  grand_total: toTaka(row.total),
  paid: toTaka(row.paid),
  due: toTaka(row.total - row.paid),
  scanned_by: row.scanned_by,
  invoice_url: row.paid > 0 ? links.receipts.urlOf(saleLink(row)) : null,
  ticket_code: row.code,
  status: statusOf(row),
  payment_pending: row.payment_pending && !row.cancelled,
  payment_held: row.payment_held,
  refund_due: row.refund_due,
  payable:
    !row.payment_held &&
    isPayable({ facts: { ...row, due: row.total - row.paid }, tooLate: tooLateFor(row, now) }, now),
  branch: row.branch,
  details: row.details.map((line) => ({ ...line, price: toTaka(line.price) })),
  ridingUsers: row.riders,
  pass: passOfSale(row, links),
})

function statusOf({ cancelled, expired, paid, total }: SaleRow): Sale['status'] {
  if (cancelled) return 'cancelled'
  return expired ? 'expired' : paymentStatus({ paid, due: total - paid })
}
