import type { Language } from '#contract/rules/language.ts'
import { weekdays } from '#contract/rules/week.ts'
import type { Pass } from '#contract/schemas/pass.ts'
import { presentBranch } from '../catalogue/present.ts'
import { inLanguage } from '../http/in-language.ts'
import type { Links } from '../orders/kinds.ts'
import { passUrl } from '../orders/pass-link.ts'
import { receiptUrl } from '../orders/receipt-link.ts'
import type { SaleRow } from './queries.ts'

export const saleLink = ({ id, created_at: createdAt, receipt_version: receiptVersion }: SaleRow) => ({
  kind: 'sale',
  id,
  createdAt,
  receiptVersion,
})

/** Without those who were cancelled. */
export const placesOf = ({ details }: SaleRow): number =>
  details.reduce((sum, { qty, cancelled }) => sum + qty - cancelled, 0)

/** What is left of each line; of an order that was cancelled, what it was. */
const linesOf = ({ details, cancelled: all }: SaleRow) =>
  details.flatMap(({ qty, cancelled, ...line }) =>
    all ? [{ ...line, qty }] : qty > cancelled ? [{ ...line, qty: qty - cancelled }] : [],
  )

const claimOf = (row: SaleRow) => ({
  kind: 'sale' as const,
  id: row.id,
  branch: row.branch.id,
  firstDay: row.booking_date,
  lastDay: row.booking_date,
  places: placesOf(row),
})

/** Every ticket lets one person in, with a name or without. */
export const passOfSale = (row: SaleRow, { receipts, passes, codes }: Links, language: Language): Pass | null =>
  row.code === null
    ? null
    : {
        kind: 'sale',
        id: row.id,
        invoice_number: row.invoice_number,
        code: row.code,
        qr: codes.qrOf({ ...claimOf(row), code: row.code }),
        title: null,
        lines: linesOf(row).map(({ name, name_bn, qty }) => ({ name: inLanguage(language, name, name_bn), qty })),
        people: placesOf(row),
        names: [],
        branch: presentBranch(row.branch, language),
        first_day: row.booking_date,
        last_day: row.booking_date,
        weekdays: [...weekdays],
        invoice_url: receiptUrl(receipts, saleLink(row), language),
        share_url: row.cancelled ? null : passUrl(passes, saleLink(row), language),
        used: row.scanned_by !== null,
        admitted: row.admitted,
        back_on: row.back_on,
        status: row.cancelled ? 'void' : 'good',
      }
