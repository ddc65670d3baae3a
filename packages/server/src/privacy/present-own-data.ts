import { toTaka } from '#contract/rules/money.ts'
import type { OwnData } from '#contract/schemas/own-data.ts'
import type { OwnRows } from './read-own-data.ts'

type Profile = OwnData['profile']
type Facts = { rows: OwnRows; profile: Profile; now: Date }

const at = (instant: Date): string => instant.toISOString()
const maybeAt = (instant: Date | null): string | null => instant && at(instant)

export const presentOwnData = ({ rows, profile, now }: Facts): OwnData => ({
  centre: rows.centre,
  made_at: at(now),
  profile,
  sales: presentSales(rows),
  subscriptions: presentSubscriptions(rows),
  payments: presentPayments(rows),
  unmatched_payments: rows.strayMoney.map((money) => ({
    transaction_id: money.tranId, amount: toTaka(money.amount), currency: money.currency, reason: money.reason, status: money.status,
    received_at: at(money.receivedAt), resolved_at: maybeAt(money.resolvedAt),
  })),
  messages: rows.messages.map(({ kind, text, createdAt, sentAt }) => ({ kind, text, written_at: at(createdAt), sent_at: maybeAt(sentAt) })),
  sign_ins: rows.signIns.map(({ createdAt, lastUsedAt }) => ({ signed_in_at: at(createdAt), last_used_at: at(lastUsedAt) })),
  sign_in_tries: rows.signInTries.map((tried) => ({ what: tried.what, at: at(tried.at) })),
})

type OrderRow = OwnRows['sales'][number] | OwnRows['subscriptions'][number]

const presentOrder = ({ invoiceNumber, saleDate, paid, paidAt, expiredAt, cancelledAt, createdAt }: OrderRow) => ({
  invoice_number: invoiceNumber,
  sale_date: saleDate,
  paid: toTaka(paid),
  paid_at: maybeAt(paidAt),
  expired_at: maybeAt(expiredAt),
  cancelled_at: maybeAt(cancelledAt),
  ordered_at: at(createdAt),
})

function presentSales({ sales, details, saleRiders }: OwnRows): OwnData['sales'] {
  const [detailsBySale, ridersBySale] = [Map.groupBy(details, ({ saleId }) => saleId), Map.groupBy(saleRiders, ({ saleId }) => saleId)]
  return sales.map((sale) => ({
    ...presentOrder(sale),
    branch: sale.branch,
    booking_date: sale.bookingDate,
    subtotal: toTaka(sale.subtotal),
    discount_total: toTaka(sale.discountTotal),
    vat_rate: sale.vatRateBp / 100,
    vat_amount: toTaka(sale.vatAmount),
    grand_total: toTaka(sale.grandTotal),
    ticket_code: sale.ticketCode,
    visited_at: maybeAt(sale.scannedAt),
    details: (detailsBySale.get(sale.id) ?? []).map(({ name, qty, price, note }) => ({ name, qty, price: toTaka(price), note })),
    ridingUsers: (ridersBySale.get(sale.id) ?? []).map(({ name, age, type }) => ({ name, age, type })),
  }))
}

function presentSubscriptions({ subscriptions, subscriptionRiders }: OwnRows): OwnData['subscriptions'] {
  const riders = Map.groupBy(subscriptionRiders, ({ subscriptionId }) => subscriptionId)
  return subscriptions.map((one) => ({
    ...presentOrder(one),
    name: one.name,
    title: one.title,
    month: one.month,
    hour: one.hour,
    days: one.days,
    price: toTaka(one.price),
    qty: one.qty,
    note: one.note,
    total_amount: toTaka(one.totalAmount),
    membership_code: one.membershipCode,
    start_date: one.startDate,
    end_date: one.endDate,
    ridingUsers: (riders.get(one.id) ?? []).map(({ name, age, type, additional, price }) => ({ name, age, type, additional, price: toTaka(price) })),
  }))
}

function presentPayments({ sales, subscriptions, attempts }: OwnRows): OwnData['payments'] {
  const invoiceOf = (orders: OrderRow[], id: number | null) => orders.find((order) => order.id === id)?.invoiceNumber
  return attempts.map((attempt) => ({
    invoice_number: invoiceOf(sales, attempt.saleId) ?? invoiceOf(subscriptions, attempt.subscriptionId) ?? '',
    transaction_id: attempt.tranId,
    amount: toTaka(attempt.amount),
    status: attempt.status,
    method: attempt.cardType,
    bank_transaction_id: attempt.bankTranId,
    fail_reason: attempt.failReason,
    opened_at: at(attempt.openedAt),
    settled_at: maybeAt(attempt.settledAt),
  }))
}
