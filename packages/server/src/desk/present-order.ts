import { toTaka } from '#contract/rules/money.ts'
import type { Order } from '#contract/schemas/staff-orders.ts'
import { complete } from '#contract/words/complete.ts'
import type { OrderLinks } from '../orders/order-link.ts'
import { UNPAID_MS } from '../orders/pay-order.ts'
import { receiptUrl } from '../orders/receipt-link.ts'
import { paymentMethod } from '../receipts/payment-method.ts'
import type { AttemptRow, Happened, MembershipRow, RefundRow, TicketsRow } from './order-queries.ts'

const iso = (at: string): string => new Date(at).toISOString()
const isoOrNull = (at: string | null): string | null => (at === null ? null : iso(at))

type Money = Pick<
  Order,
  | 'subtotal'
  | 'discount_total'
  | 'discount_name'
  | 'vat_rate'
  | 'vat_amount'
  | 'total'
  | 'paid'
  | 'paid_at'
  | 'refunded'
  | 'due'
>

export const presentMoney = (row: TicketsRow | MembershipRow): Money => ({
  subtotal: toTaka(row.subtotal),
  discount_total: toTaka(row.discount_total),
  discount_name: null,
  vat_rate: row.vat_rate_bp / 100,
  vat_amount: toTaka(row.vat_amount),
  total: toTaka(row.total),
  paid: toTaka(row.paid),
  paid_at: row.paid_at?.toISOString() ?? null,
  refunded: toTaka(row.refunded),
  due: toTaka(row.total - row.paid),
})

/** When nobody can pay for it any more; nobody waits for what is paid or over. */
export const expiresAt = ({ paid, expired, cancelled, created_at }: TicketsRow | MembershipRow): string | null =>
  paid > 0 || expired || cancelled ? null : new Date(created_at.getTime() + UNPAID_MS).toISOString()

export const presentReceipt = (row: TicketsRow | MembershipRow, kind: string, receipts: OrderLinks): string | null =>
  row.paid > 0
    ? receiptUrl(receipts, { kind, id: row.id, createdAt: row.created_at, receiptVersion: row.receipt_version }, 'en')
    : null

const presentAttempt = ({ card_type, fail_reason, decided_by, decided_at, ...row }: AttemptRow) => ({
  id: row.id,
  tran_id: row.tran_id,
  amount: toTaka(row.amount),
  method: card_type === null ? null : paymentMethod(card_type, complete.receipt.en),
  status: row.status,
  reason: fail_reason,
  risk_level: row.risk_level,
  risk_title: row.risk_title,
  val_id: row.val_id,
  bank_tran_id: row.bank_tran_id,
  opened_at: iso(row.opened_at),
  settled_at: isoOrNull(row.settled_at),
  checks: row.checks,
  next_check_at: isoOrNull(row.next_check_at),
  decided: decided_by && decided_at ? { by: decided_by, at: iso(decided_at) } : null,
})

const presentRefund = ({ amount, vat, at, ...row }: RefundRow) => ({
  id: row.id,
  amount: toTaka(amount),
  vat: toTaka(vat),
  way: row.way,
  status: row.status,
  refusal: row.refusal,
  credit_note: row.credit_note,
  reason: row.reason,
  reference: row.reference,
  refund_ref_id: row.refund_ref_id,
  units: row.units,
  by: row.by,
  approved_by: row.approved_by,
  at: iso(at),
})

type Lists = Pick<Order, 'attempts' | 'counter_payments' | 'refunds' | 'messages' | 'scans' | 'notes'>

export const presentHappened = ({ attempts, refunds, strays, messages, scans, notes }: Happened): Lists => ({
  attempts: attempts.map(presentAttempt),
  refunds: refunds.map(presentRefund),
  counter_payments: strays.map(({ amount, reference, by, at }) => ({
    method: 'stray',
    amount: toTaka(amount),
    reference,
    by,
    at: iso(at),
  })),
  messages: messages.map(({ kind, at, sent_at, given_up_at }) => ({
    kind,
    at: iso(at),
    state: sent_at !== null ? 'sent' : given_up_at !== null ? 'given_up' : 'waiting',
    sent_at: isoOrNull(sent_at),
  })),
  scans: scans.map(({ at, verdict, anyway, reason, text, let_in, staff, gate, undone }) => ({
    at: iso(at),
    verdict: anyway ? 'let_in' : verdict,
    reason,
    text,
    let_in,
    staff,
    gate,
    undone,
  })),
  notes: notes.map(({ id, text, by, at }) => ({ id, text, by, at: iso(at) })),
})
