import { type Day, dhakaDay } from '#contract/rules/dates.ts'
import type { Language } from '#contract/rules/language.ts'
import { toTaka } from '#contract/rules/money.ts'
import { subscriptionStatus } from '#contract/rules/status.ts'
import type { Subscription } from '#contract/schemas/subscription.ts'
import { isPayable } from '../orders/pay-order.ts'
import type { Links } from '../orders/kinds.ts'
import { receiptUrl } from '../orders/receipt-link.ts'
import { inLanguage, onlyInBangla } from '../http/in-language.ts'
import { imageUrl, presentPicture } from '../pictures/present.ts'
import { passOfSubscription, subscriptionLink } from './pass.ts'
import type { SubscriptionRow } from './queries.ts'
import { shownName } from './shown-name.ts'

export function presentSubscription(row: SubscriptionRow, links: Links, now: Date, language: Language): Subscription {
  const pass = passOfSubscription(row, links, language)
  return {
    id: row.id,
    invoice_number: row.invoice_number,
    status: statusOf(row, dhakaDay(now)),
    sale_date: row.sale_date,
    start_date: row.start_date,
    end_date: row.end_date,
    qty: row.qty,
    total_amount: toTaka(row.total),
    paid: toTaka(row.paid),
    due: toTaka(row.total - row.paid),
    refunded: toTaka(row.refunded),
    invoice_url: row.paid > 0 ? receiptUrl(links.receipts, subscriptionLink(row), language) : null,
    membership_code: row.code,
    membership_qr: pass?.qr ?? null,
    visits_today: row.visits_today,
    payment_pending: row.payment_pending && !row.cancelled,
    payment_held: row.payment_held,
    payable: !row.payment_held && isPayable({ facts: { ...row, due: row.total - row.paid }, tooLate: null }, now),
    package: {
      id: row.package_id,
      name: inLanguage(language, row.name, row.name_bn),
      title: inLanguage(language, row.title, row.title_bn),
      description: inLanguage(language, row.description, row.description_bn),
      image: row.picture && imageUrl(row.picture),
      picture: row.picture && presentPicture(row.picture, language),
      month: row.month,
      hour: row.hour,
      days: row.days,
      price: toTaka(row.price),
    },
    ridingUsers: row.riders.map(({ type_bn, ...rider }) => ({
      ...rider,
      name: shownName(rider, type_bn, language),
      ...onlyInBangla(language, { type_name: inLanguage(language, rider.type, type_bn) }),
    })),
    pass,
  }
}

/** Nobody waits for the money of one that was cancelled, has expired, or whose every attempt to pay has ended. */
const statusOf = (
  { paid, total, cancelled, expired, payment_awaited, start_date: start, end_date: end }: SubscriptionRow,
  today: Day,
) =>
  subscriptionStatus(
    { paid: paid >= total && !cancelled, given_up: cancelled || expired || !payment_awaited, start, end },
    today,
  )
