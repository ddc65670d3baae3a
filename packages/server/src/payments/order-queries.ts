import { sql } from 'drizzle-orm'
import { MAX_AN_HOUR, MAX_UNPAID, UNPAID_HOURS } from '#contract/rules/purchase.ts'
import type { Tx } from '../db/database.ts'
import { locks } from '../db/locks.ts'
import type { PayableKind, PayableRules } from './payable.ts'
import type { OwnOrder } from './purchase.ts'

/** What the order's own insert finds: `invoice.number`, and everything about it in `$1`, which is JSON. */
type Parts = { kind: PayableKind; placed: string; rows: Record<string, string> }

/**
 * An order, its invoice number and its first attempt to pay as one statement: all of it or nothing in one round trip,
 * and the day's counter is locked no longer than the database needs. A customer who has to wait gets nothing but how long:
 * `order_waits` takes turns and counts. `placed` inserts the order and returns `id` and `invoice_number`; `rows` insert what
 * belongs to it.
 */
export const orderStatement = ({ kind, placed, rows }: Parts): string => `
with attempted as (
  select * from json_to_record($1::json) as a (customer_id int, sale_date date, tran_id text, amount bigint, at timestamptz),
    order_waits(${locks.placeOrder}, customer_id, at, interval '${UNPAID_HOURS} hours', ${MAX_UNPAID}, ${MAX_AN_HOUR})
), invoice as (
  insert into invoice_counters as counters (day, last) select sale_date, 1 from attempted where unpaid is null and hourly is null
  on conflict (day) do update set last = counters.last + 1
  returning 'INV-' || to_char(day, 'YYYYMMDD') || '-' || lpad(last::text, greatest(5, length(last::text)), '0') as number
), placed as (${placed}
), attempt as (
  insert into payment_attempts (tran_id, kind, ${kind}_id, amount, opened_at, next_check_at)
  select tran_id, '${kind}', placed.id, amount, at, at + interval '2 minutes' from placed, attempted
  returning id
)${Object.entries(rows).map(([name, insert]) => `, ${name} as (${insert}\n)`).join('')}
select placed.id, placed.invoice_number, attempt.id as attempt_id, unpaid, hourly from attempted left join placed on true left join attempt on true`

/** The names `orderStatement` reads from its JSON, besides the order's own. */
export type AttemptFields = { customer_id: number; sale_date: string; tran_id: string; amount: number; at: Date }
/** Seconds until fewer orders wait for their money, and until fewer were placed within an hour. */
export type Waits = { id: null; unpaid: number | null; hourly: number | null }
export type PlacedRow = { id: number; invoice_number: string; attempt_id: number } | Waits

/** A session younger than this may still be paid without anyone having said so. */
const PENDING_MINUTES = 30

/** True of an order for which money may be on its way, so that nobody is told it failed. `now` is a parameter: `$2`. */
export const pendingPayment = (kind: PayableKind, orderId: string, now: string): string => `exists (
  select from payment_attempts where ${kind}_id = ${orderId} and (
    status = 'held' or status = 'open' and (claimed_at is not null or opened_at > ${now}::timestamptz - interval '${PENDING_MINUTES} minutes')
  ))`

/** True of an order whose money has come and waits for staff to trust it. */
export const heldPayment = (kind: PayableKind, orderId: string): string =>
  `exists (select from payment_attempts where ${kind}_id = ${orderId} and status = 'held')`

/** True of an order for which money came that it could not take, and that goes back or has gone back. */
export const returnedPayment = (kind: PayableKind, orderId: string): string =>
  `exists (select from payment_attempts a join stray_money m on m.attempt_id = a.id where a.${kind}_id = ${orderId} and m.status in ('refund_due', 'refunding', 'refunded'))`

/** True of an order that someone may still be paying for. */
export const awaitedPayment = (kind: PayableKind, orderId: string): string =>
  `exists (select from payment_attempts where ${kind}_id = ${orderId} and status in ('open', 'held'))`

type Unpaid = { at: Date; placedBefore: Date; limit: number }

/** Lets orders expire that no open attempt may still pay for. What is paid in part is left to staff. Those that someone else is paying or expiring right now are left to them. */
export async function expireUnpaid(tx: Tx, { kind, total }: Pick<PayableRules, 'kind' | 'total'>, { at, placedBefore, limit }: Unpaid): Promise<number> {
  const [orders, whole] = [sql.identifier(`${kind}s`), sql.identifier(total)]
  const { rowCount } = await tx.execute(sql`
    with old as (
      select id from ${orders} where paid = 0 and paid < ${whole} and expired_at is null and cancelled_at is null and created_at < ${placedBefore.toISOString()}::timestamptz
        and not ${sql.raw(awaitedPayment(kind, `${kind}s.id`))}
      order by created_at limit ${limit} for update skip locked
    )
    update ${orders} set expired_at = ${at.toISOString()}::timestamptz, idempotency_key = null where id in (select id from old)`)
  return rowCount ?? 0
}

/** One conditional update, so that whoever pays at the same moment is either first or finds it cancelled. Its key is free for a new order. */
export const cancelUnpaid = (tx: Tx, kind: PayableKind, { customerId, id }: OwnOrder, at: Date) =>
  tx.execute(sql`
    update ${sql.identifier(`${kind}s`)} set cancelled_at = ${at.toISOString()}::timestamptz, idempotency_key = null
    where id = ${id} and customer_id = ${customerId} and paid = 0 and expired_at is null and cancelled_at is null
      and not ${sql.raw(heldPayment(kind, `${kind}s.id`))}`)
