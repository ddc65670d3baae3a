import type { AnywayReason } from '#contract/rules/let-in-anyway.ts'
import type { Reason, VerdictWord } from '#contract/rules/verdict.ts'
import type { Weekday } from '#contract/rules/week.ts'
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
  uuid,
} from '../db/statement.ts'
import { heldPayment } from '../orders/payment-state.ts'
import type { Before, Said } from './tables.ts'

/** Until the transaction ends, nobody else lets in with this pass. What is read of it is read afterwards, by another statement: this one sees what was there before it waited. */
export const lockPass = statement({
  name: 'gate_lock',
  takes: { code: orNull(text), invoice: orNull(text), order: orNull(int), hash: orNull(text) },
  gives: { order_id: orNull(int), kind: orNull(text), is_void: bool },
  text: ({ code, invoice, order, hash }) => `
with found as materialized (
  select id, kind, code from orders where code = ${code} or invoice_number = ${invoice} or id = ${order} for no key update
)
select found.id as order_id, found.kind, exists (select from void_codes where hash in (${hash}, encode(sha256(convert_to(found.code, 'UTF8')), 'hex'))) as is_void
from (select) nothing left join found on true`,
})

/** A scan as it was stored. */
export type StoredScan = {
  id: number
  scan_id: string
  order_id: number | null
  branch_id: number
  device_id: number
  gate: string
  staff_id: number
  day: string
  at: string
  verdict: VerdictWord
  reason: Reason
  said: Said
  let_in: number
  before: Before[]
  anyway: AnywayReason | null
  extra: boolean
  approved_by_id: number | null
  undone_at: string | null
}

/** How many are in at a branch today, the scan of this id, and the last scan of this pass at this gate, if that was a moment ago. */
export const readContext = statement({
  name: 'gate_context',
  takes: { branch: int, day, scan: orNull(uuid), order: orNull(int), device: int, since: instant },
  gives: {
    inside_limit: orNull(int),
    let_in: bigint,
    inside: bigint,
    known: orNull(json<StoredScan>()),
    recent: orNull(json<StoredScan>()),
  },
  text: ({ branch, day: today, scan, order, device, since }) => `
select b.inside_limit,
  (select count(*) from visits where branch_id = b.id and day = ${today}) as let_in,
  (select count(*) from visits where branch_id = b.id and day = ${today} and state = 'in') as inside,
  (select row_to_json(scans) from scans where scan_id = ${scan}) as known,
  (select row_to_json(last) from (select * from scans where device_id = ${device} order by id desc limit 1) last
    where last.order_id = ${order} and last.at > ${since} and last.undone_at is null) as recent
from branches b where b.id = ${branch}`,
})

export type StoredVisit = {
  id: number
  place: string | null
  extra: boolean
  day: string
  state: 'in' | 'out'
  first_in: string
  last_in: string
  ends_at: string | null
  branch_id: number
  last_scan_id: number
  staff: string
  gate: string
}

const common = {
  id: int,
  order_id: int,
  invoice_number: text,
  paid: bigint,
  due: bigint,
  cancelled_on: orNull(text),
  expired: bool,
  held: bool,
  customer: orNull(json<{ id: number; name: string; last4: string }>()),
  first_day: orNull(text),
  last_day: orNull(text),
  visits: json<StoredVisit[]>(),
}

const passColumns = `o.id as order_id, o.invoice_number, o.paid, o.total - o.paid as due,
  (o.cancelled_at at time zone 'Asia/Dhaka')::date::text as cancelled_on, o.expired_at is not null as expired, ${heldPayment('o.id')} as held,
  (select json_build_object('id', c.id, 'name', c.name, 'last4', right(c.phone, 4)) from customers c where c.id = o.customer_id) as customer`

const visitsOf = (which: string): string => `
  coalesce((select json_agg(json_build_object('id', v.id, 'place', v.place, 'extra', v.extra, 'day', v.day, 'state', v.state, 'first_in', v.first_in,
      'last_in', v.last_in, 'ends_at', v.ends_at, 'branch_id', v.branch_id, 'last_scan_id', v.last_scan_id, 'staff', staff.name, 'gate', scans.gate) order by v.id)
    from visits v join scans on scans.id = v.last_scan_id join staff on staff.id = scans.staff_id where v.order_id = o.id and ${which}), '[]') as visits`

const salePass = {
  ...common,
  branch: json<{ id: number; name: string; name_bn: string | null }>(),
  cancelled_places: someOf<string>(),
  lines: json<{ id: number; type: string; typeBn: string | null; qty: number; minutes: number | null }[]>(),
  riders: json<{ name: string | null; age: number | null; type: string }[]>(),
}
export type SalePassRow = RowOf<typeof salePass>

/** A ticket order with all its places; a place that was used stays used, whatever the day. */
export const readSale = statement({
  name: 'gate_sale',
  takes: { order: int },
  gives: salePass,
  text: ({ order }) => `
select s.id, ${passColumns}, s.booking_date::text as first_day, s.booking_date::text as last_day, ${visitsOf('true')}, s.cancelled_places,
  (select json_build_object('id', b.id, 'name', b.name, 'name_bn', b.name_bn) from branches b where b.id = s.branch_id) as branch,
  (select json_agg(json_build_object('id', id, 'type', name, 'typeBn', name_bn, 'qty', qty, 'minutes', minutes) order by id) from sale_details where sale_id = s.id) as lines,
  coalesce((select json_agg(json_build_object('name', name, 'age', age, 'type', type) order by id) from sale_riders where sale_id = s.id), '[]') as riders
from orders o join sales s on s.order_id = o.id where o.id = ${order}`,
})

const membershipPass = {
  ...common,
  name: text,
  name_bn: orNull(text),
  hour: int,
  days: someOf<Weekday>(),
  riders:
    json<
      {
        id: number
        name: string | null
        age: number | null
        type: string
        typeBn: string | null
        additional: boolean
      }[]
    >(),
  included: json<{ productId: number; type: string; typeBn: string | null; qty: number }[]>(),
}
export type MembershipPassRow = RowOf<typeof membershipPass>

/** A membership with all its places and the visits of a day. */
export const readMembership = statement({
  name: 'gate_membership',
  takes: { order: int, day },
  gives: membershipPass,
  text: ({ order, day: today }) => `
select s.id, ${passColumns}, s.start_date::text as first_day, s.end_date::text as last_day, ${visitsOf(`v.day = ${today}`)},
  s.name, s.name_bn, s.hour::int as hour, s.days,
  coalesce((select json_agg(json_build_object('id', id, 'name', name, 'age', age, 'type', type, 'typeBn', type_bn, 'additional', additional) order by id)
    from subscription_riders where subscription_id = s.id), '[]') as riders,
  coalesce((select json_agg(json_build_object('productId', product_id, 'type', type, 'typeBn', type_bn, 'qty', qty) order by product_id)
    from subscription_places where subscription_id = s.id), '[]') as included
from orders o join subscriptions s on s.order_id = o.id where o.id = ${order}`,
})
