import { MAX_AN_HOUR, MAX_UNPAID, UNPAID_HOURS } from '#contract/rules/purchase.ts'
import { locks } from '../db/locks.ts'
import {
  bigint,
  day,
  instant,
  int,
  json,
  namesOf,
  orNull,
  record,
  records,
  type RowOf,
  type Shape,
  type Statement,
  statement,
  text,
} from '../db/statement.ts'

const ownColumns = {
  customer_id: int,
  idempotency_key: orNull(text),
  sale_date: day,
  subtotal: bigint,
  discount_total: bigint,
  vat_rate_bp: int,
  vat_amount: bigint,
  total: bigint,
}

/** What every order is written with, its first attempt to pay included. */
const newOrder = { ...ownColumns, tran_id: text, at: instant, language: text }
export type NewOrder = RowOf<typeof newOrder>

const takes = { order: json<string>() }
/** The order's number and the first attempt; or, of one who has to wait, seconds until fewer orders wait for their money, and until fewer were placed within an hour. */
const gives = {
  id: orNull(int),
  order_id: orNull(int),
  invoice_number: orNull(text),
  attempt_id: orNull(int),
  unpaid: orNull(int),
  hourly: orNull(int),
}
export type PlacingRow = RowOf<typeof gives>

type Own = {
  kind: string
  /** The columns of its own table that come with the order, besides `order_id`. */
  own: { table: string; columns: Shape }
  /** What belongs to it, by table: written from a list in the order's JSON. `own.id` is the new row's id. */
  lists: Record<string, (order: string) => string>
}

/**
 * An order, its invoice number, its kind's own rows and its first attempt to pay as one statement: all of it or nothing in
 * one round trip, and the day's counter is locked no longer than the database needs. A customer who has to wait gets
 * nothing but how long: `order_waits` takes turns and counts.
 */
export const placingStatement = ({ kind, own, lists }: Own): Statement<typeof takes, typeof gives> =>
  statement({
    name: `${kind}_placing`,
    takes,
    gives,
    text: ({ order }) => `
with draft as (
  select * from ${record(order, 'd', newOrder)}, order_waits(${locks.placeOrder}, customer_id, at, interval '${UNPAID_HOURS} hours', ${MAX_UNPAID}, ${MAX_AN_HOUR})
), invoice as (
  insert into invoice_counters as counters (day, last) select sale_date, 1 from draft where unpaid is null and hourly is null
  on conflict (day) do update set last = counters.last + 1
  returning 'INV-' || to_char(day, 'YYYYMMDD') || '-' || lpad(last::text, greatest(5, length(last::text)), '0') as number
), placed as (
  insert into orders (kind, invoice_number, created_at, ${namesOf(ownColumns)}) select '${kind}', invoice.number, at, ${namesOf(ownColumns)} from draft, invoice
  returning id, invoice_number
), attempt as (
  insert into payment_attempts (tran_id, order_id, amount, language, opened_at, next_check_at)
  select tran_id, placed.id, total, language, at, at + interval '2 minutes' from placed, draft
  returning id
), own as (
  insert into ${own.table} (order_id, ${namesOf(own.columns)}) select placed.id, o.* from placed, ${record(order, 'o', own.columns)}
  returning id
)${Object.entries(lists)
      .map(([table, insert]) => `, ${table}_rows as (\n  insert into ${table} ${insert(order)}\n)`)
      .join('')}
select own.id, placed.id as order_id, placed.invoice_number, attempt.id as attempt_id, unpaid, hourly
from draft left join placed on true left join attempt on true left join own on true`,
  })

/** Rows of a list in the order's JSON, as the rest of an insert; `owner` is the column that names the new row. */
export const listed =
  (list: string, owner: string, columns: Shape) =>
  (order: string): string =>
    `(${owner}, ${namesOf(columns)}) select own.id, l.* from own, ${records(`${order} -> '${list}'`, 'l', columns)}`
