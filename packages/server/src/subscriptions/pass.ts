import type { Language } from '#contract/rules/language.ts'
import type { Pass } from '#contract/schemas/pass.ts'
import { inLanguage } from '../http/in-language.ts'
import type { Links } from '../orders/kinds.ts'
import { passUrl } from '../orders/pass-link.ts'
import { receiptUrl } from '../orders/receipt-link.ts'
import type { SubscriptionRow } from './queries.ts'
import { shownName } from './shown-name.ts'

export const subscriptionLink = ({ id, created_at: createdAt, receipt_version: receiptVersion }: SubscriptionRow) => ({
  kind: 'subscription',
  id,
  createdAt,
  receiptVersion,
})

/** A membership is good at every branch, and is used again and again. */
export function passOfSubscription(
  row: SubscriptionRow,
  { receipts, passes, codes }: Links,
  language: Language,
): Pass | null {
  if (row.code === null || row.start_date === null || row.end_date === null) return null
  const name = inLanguage(language, row.name, row.name_bn)
  return {
    kind: 'subscription',
    id: row.id,
    invoice_number: row.invoice_number,
    code: row.code,
    qr: codes.qrOf({
      kind: 'subscription',
      id: row.id,
      code: row.code,
      branch: 0,
      firstDay: row.start_date,
      lastDay: row.end_date,
      places: row.places,
    }),
    title: name,
    lines: [{ name, qty: row.qty }],
    people: row.riders.length,
    names: row.riders.flatMap((rider) => shownName(rider, rider.type_bn, language) ?? []),
    branch: null,
    first_day: row.start_date,
    last_day: row.end_date,
    weekdays: row.days,
    invoice_url: receiptUrl(receipts, subscriptionLink(row), language),
    share_url: row.cancelled ? null : passUrl(passes, subscriptionLink(row), language),
    used: false,
    admitted: row.visits_today,
    back_on: row.back_on,
    status: row.cancelled ? 'void' : 'good',
  }
}
