import type { OrderState } from '#contract/schemas/staff-orders.ts'
import type { Language } from '#contract/rules/language.ts'
import type { RefundStatus, RefundWay } from '#contract/rules/refund.ts'
import type { Reason, VerdictWord } from '#contract/rules/verdict.ts'
import {
  bigint,
  bool,
  day,
  instant,
  int,
  json,
  orNull,
  type RowOf,
  someOf,
  statement,
  text,
  type Column,
} from '../db/statement.ts'
import type { AttemptStatus } from '../payments/queries.ts'
import { stateOf } from './state-queries.ts'

const oneOfTexts = <T extends string>(): Column<T> => text as Column<T>

type Visit = { place: string | null; extra: boolean; state: 'in' | 'out'; last_in: string; last_out: string | null }

const common = {
  id: int,
  order_id: int,
  invoice_number: text,
  customer: orNull(json<{ id: number; name: string; phone: string; language: Language }>()),
  created_at: instant,
  sale_date: day,
  subtotal: bigint,
  discount_total: bigint,
  vat_rate_bp: int,
  vat_amount: bigint,
  total: bigint,
  paid: bigint,
  paid_at: orNull(instant),
  refunded: bigint,
  code: orNull(text),
  expired: bool,
  cancelled: bool,
  receipt_version: int,
  state: oneOfTexts<OrderState>(),
  visits: json<Visit[]>(),
}

const commonColumns = `o.id as order_id, o.invoice_number,
  (select json_build_object('id', c.id, 'name', c.name, 'phone', c.phone, 'language', c.language) from customers c where c.id = o.customer_id) as customer,
  o.created_at, o.sale_date::text, o.subtotal, o.discount_total, o.vat_rate_bp, o.vat_amount, o.total, o.paid, o.paid_at, o.refunded, o.code,
  o.expired_at is not null as expired, o.cancelled_at is not null as cancelled, o.receipt_version, ${stateOf('o')} as state`

const visitsOf = (which: string): string => `
  coalesce((select json_agg(json_build_object('place', v.place, 'extra', v.extra, 'state', v.state, 'last_in', v.last_in, 'last_out', v.last_out) order by v.id)
    from visits v where v.order_id = o.id and ${which}), '[]') as visits`

const tickets = {
  ...common,
  booking_date: day,
  moved_from: orNull(day),
  branch: json<{ id: number; name: string }>(),
  cancelled_places: someOf<string>(),
  lines: json<{ id: number; type: string; typeBn: null; qty: number; price: number; minutes: number | null }[]>(),
  riders: json<{ id: number; name: string | null; age: number | null; type: string }[]>(),
}
export type TicketsRow = RowOf<typeof tickets>

/** A ticket order with its people. */
export const readTickets = statement({
  name: 'desk_tickets',
  takes: { id: int },
  gives: tickets,
  text: ({ id }) => `
select s.id, ${commonColumns}, s.booking_date::text, s.moved_from::text, s.cancelled_places, ${visitsOf('true')},
  (select json_build_object('id', b.id, 'name', b.name) from branches b where b.id = s.branch_id) as branch,
  (select json_agg(json_build_object('id', id, 'type', name, 'typeBn', null, 'qty', qty, 'price', price, 'minutes', minutes) order by id) from sale_details where sale_id = s.id) as lines,
  coalesce((select json_agg(json_build_object('id', id, 'name', name, 'age', age, 'type', type) order by id) from sale_riders where sale_id = s.id), '[]') as riders
from sales s join orders o on o.id = s.order_id where s.id = ${id}`,
})

type Member = {
  id: number
  name: string | null
  age: number | null
  type: string
  typeBn: null
  additional: boolean
  price: number
  changes: number
}

const membership = {
  ...common,
  name: text,
  name_bn: orNull(text),
  package_id: int,
  qty: int,
  price: bigint,
  hour: int,
  start_date: orNull(day),
  end_date: orNull(day),
  riders: json<Member[]>(),
  included: json<{ productId: number; type: string; typeBn: null; qty: number }[]>(),
}
export type MembershipRow = RowOf<typeof membership>

/** A membership with its people, and who of them has been here on a day. */
export const readMembership = statement({
  name: 'desk_membership',
  takes: { id: int, day },
  gives: membership,
  text: ({ id, day: today }) => `
select s.id, ${commonColumns}, ${visitsOf(`v.day = ${today}`)}, s.name, s.name_bn, s.package_id, s.qty::int as qty, s.price, s.hour::int as hour, s.start_date::text, s.end_date::text,
  coalesce((select json_agg(json_build_object('id', id, 'name', name, 'age', age, 'type', type, 'typeBn', null, 'additional', additional, 'price', price, 'changes', changes) order by id)
    from subscription_riders where subscription_id = s.id), '[]') as riders,
  coalesce((select json_agg(json_build_object('productId', product_id, 'type', type, 'typeBn', null, 'qty', qty) order by product_id)
    from subscription_places where subscription_id = s.id), '[]') as included
from subscriptions s join orders o on o.id = s.order_id where s.id = ${id}`,
})

type Who = { id: number; name: string }

export type AttemptRow = {
  id: number
  tran_id: string
  amount: number
  card_type: string | null
  status: AttemptStatus
  fail_reason: string | null
  risk_level: number | null
  risk_title: string | null
  val_id: string | null
  bank_tran_id: string | null
  opened_at: string
  settled_at: string | null
  checks: number
  next_check_at: string | null
  decided_by: Who | null
  decided_at: string | null
}
export type RefundRow = {
  id: number
  amount: number
  vat: number
  way: RefundWay
  status: RefundStatus
  refusal: string | null
  credit_note: string | null
  reason: string
  reference: string | null
  refund_ref_id: string | null
  units: { detail_id: number; qty: number }[]
  by: Who
  approved_by: Who | null
  at: string
}
type StrayRow = { amount: number; reference: string; by: Who | null; at: string }
type MessageRow = { kind: string; at: string; sent_at: string | null; given_up_at: string | null }
type ScanRow = {
  at: string
  verdict: VerdictWord
  reason: Reason
  text: string
  let_in: number
  anyway: boolean
  staff: string
  gate: string
  undone: boolean
}
type NoteRow = { id: number; text: string; by: Who; at: string }

const happened = {
  attempts: json<AttemptRow[]>(),
  refunds: json<RefundRow[]>(),
  strays: json<StrayRow[]>(),
  messages: json<MessageRow[]>(),
  scans: json<ScanRow[]>(),
  notes: json<NoteRow[]>(),
}
export type Happened = RowOf<typeof happened>

/** Nobody reads more of one kind; the newest are shown. */
const MOST = 200

const listOf = (columns: string, from: string): string => `
  coalesce((select json_agg(row_to_json(l) order by l.n) from (select row_number() over () as n, newest.* from (
    select ${columns} from ${from} limit ${MOST}) newest) l), '[]')`

const who = (id: string): string =>
  `(select json_build_object('id', staff.id, 'name', staff.name) from staff where staff.id = ${id})`

/** Everything that has happened with an order, each list newest first. */
export const readHappened = statement({
  name: 'desk_happened',
  takes: { order: int },
  gives: happened,
  text: ({ order }) => `
select
  ${listOf(
    `a.id, a.tran_id, a.amount, a.card_type, a.status, a.fail_reason, a.risk_level, a.risk_title, a.val_id, a.bank_tran_id, a.opened_at, a.settled_at,
      a.checks, a.next_check_at, ${who('a.decided_by_id')} as decided_by, a.decided_at`,
    `payment_attempts a where a.order_id = ${order} order by a.id desc`,
  )} as attempts,
  ${listOf(
    `r.id, r.amount, r.vat, r.way, r.status, r.refusal, r.credit_note, r.reason, r.reference, r.refund_ref_id,
      coalesce((select json_agg(json_build_object('detail_id', detail_id, 'qty', qty) order by detail_id) from refund_lines where refund_id = r.id), '[]') as units,
      ${who('r.by_id')} as by, ${who('r.approved_by_id')} as approved_by, r.created_at as at`,
    `refunds r where r.order_id = ${order} order by r.id desc`,
  )} as refunds,
  ${listOf(
    `m.amount, coalesce(m.bank_tran_id, m.tran_id) as reference, ${who('m.decided_by_id')} as by, coalesce(m.decided_at, m.resolved_at) as at`,
    `stray_money m where m.used_for_id = ${order}`,
  )} as strays,
  ${listOf(
    `m.kind, m.created_at as at, m.sent_at, m.given_up_at`,
    `outbox m where m.order_id = ${order} order by m.id desc`,
  )} as messages,
  ${listOf(
    `c.at, c.verdict, c.reason, c.said->'text'->>'en' as text, c.let_in, c.anyway is not null as anyway, staff.name as staff, c.gate, c.undone_at is not null as undone`,
    `scans c join staff on staff.id = c.staff_id where c.order_id = ${order} order by c.id desc`,
  )} as scans,
  ${listOf(
    `n.id, n.text, ${who('n.by_id')} as by, n.created_at as at`,
    `notes n where n.order_id = ${order} order by n.id desc`,
  )} as notes`,
})
