import { toTaka } from '#contract/rules/money.ts'
import type { OwnData } from '#contract/schemas/own-data.ts'
import type { OwnAttemptRow, OwnMessageRow, OwnSaleRow, OwnStrayMoneyRow, OwnSubscriptionRow } from './own-data-queries.ts'

type One<List extends keyof OwnData> = OwnData[List] extends (infer Item)[] ? Item : never

const at = (instant: Date): string => instant.toISOString()
const maybeAt = (instant: Date | null): string | null => instant && at(instant)

const presentOrder = ({ invoiceNumber, saleDate, paid, paidAt, expiredAt, cancelledAt, createdAt }: OwnSaleRow | OwnSubscriptionRow) => ({
  invoice_number: invoiceNumber,
  sale_date: saleDate,
  paid: toTaka(paid),
  paid_at: maybeAt(paidAt),
  expired_at: maybeAt(expiredAt),
  cancelled_at: maybeAt(cancelledAt),
  ordered_at: at(createdAt),
})

export const presentOwnSale = (sale: OwnSaleRow): One<'sales'> => ({
  ...presentOrder(sale),
  branch: sale.branch,
  booking_date: sale.bookingDate,
  moved_from: sale.movedFrom,
  subtotal: toTaka(sale.subtotal),
  discount_total: toTaka(sale.discountTotal),
  vat_rate: sale.vatRateBp / 100,
  vat_amount: toTaka(sale.vatAmount),
  grand_total: toTaka(sale.grandTotal),
  ticket_code: sale.ticketCode,
  visited_at: maybeAt(sale.scannedAt),
  details: sale.details.map(({ name, qty, price, note }) => ({ name, qty, price: toTaka(price), note })),
  ridingUsers: sale.riders.map(({ name, age, type }) => ({ name, age, type })),
})

export const presentOwnSubscription = (one: OwnSubscriptionRow): One<'subscriptions'> => ({
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
  ridingUsers: one.riders.map(({ name, age, type, additional, price }) => ({ name, age, type, additional, price: toTaka(price) })),
})

export const presentOwnPayment = (attempt: OwnAttemptRow): One<'payments'> => ({
  invoice_number: attempt.invoiceNumber,
  transaction_id: attempt.tranId,
  amount: toTaka(attempt.amount),
  status: attempt.status,
  method: attempt.cardType,
  bank_transaction_id: attempt.bankTranId,
  fail_reason: attempt.failReason,
  opened_at: at(attempt.openedAt),
  settled_at: maybeAt(attempt.settledAt),
})

export const presentOwnStrayMoney = (money: OwnStrayMoneyRow): One<'unmatched_payments'> => ({
  transaction_id: money.tranId,
  amount: toTaka(money.amount),
  currency: money.currency,
  reason: money.reason,
  status: money.status,
  received_at: at(money.receivedAt),
  resolved_at: maybeAt(money.resolvedAt),
})

export const presentOwnMessage = ({ kind, text, createdAt, sentAt }: OwnMessageRow): One<'messages'> =>
  ({ kind, text, written_at: at(createdAt), sent_at: maybeAt(sentAt) })

export const presentSignIn = ({ createdAt, lastUsedAt }: { createdAt: Date; lastUsedAt: Date }): One<'sign_ins'> =>
  ({ signed_in_at: at(createdAt), last_used_at: at(lastUsedAt) })

export const presentSignInTry = (tried: { what: string; at: Date }): One<'sign_in_tries'> => ({ what: tried.what, at: at(tried.at) })
