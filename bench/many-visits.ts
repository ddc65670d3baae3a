import type pg from 'pg'

/** A scan and two visits for each paid order that has none yet, on the day it was booked for. */
export async function fillVisits(client: pg.Client, device: number, staff: number): Promise<void> {
  await client.query('set session_replication_role = replica')
  await client.query(
    `with scanned as (
      insert into scans (scan_id, order_id, branch_id, device_id, gate, staff_id, day, at, verdict, reason, said, let_in)
      select gen_random_uuid(), s.order_id, 1, $1, 'Gate 1', $2, s.booking_date, s.booking_date + time '10:00', 'let_in', 'ok', '{"text": {"en": "2 people.", "bn": "2 জন।"}, "also": [], "earlier": null}', 2
      from sales s join orders o on o.id = s.order_id
      where o.paid > 0 and s.booking_date < current_date and not exists (select from scans where scans.order_id = s.order_id)
      returning id, order_id, day, at
    ) insert into visits (order_id, place, branch_id, day, state, first_in, last_in, last_out, out_by, last_scan_id)
    select scanned.order_id, 'd' || d.id || '.1', 1, day, 'out', at, at, at + interval '2 hours', 'closing', scanned.id
    from scanned join sales s on s.order_id = scanned.order_id join sale_details d on d.sale_id = s.id`,
    [device, staff],
  )
  await client.query('set session_replication_role = origin')
  await client.query('vacuum analyze scans, visits')
}

export type TodayTicket = { id: number; code: string }

/** Paid orders of four for today, which nobody has used yet: their codes, and their ids as sales. */
export async function ticketsForToday(client: pg.Client, count: number): Promise<TodayTicket[]> {
  const { rows } = await client.query<TodayTicket>(
    `with bought as (
      insert into orders (kind, customer_id, invoice_number, sale_date, subtotal, vat_rate_bp, vat_amount, total, paid, paid_at, code)
      select 'sale', 1, 'INV-20300101-' || lpad((n + base)::text, 7, '0'), current_date, 220000, 0, 0, 220000, 220000, now(),
        regexp_replace(lpad((n + base)::text, 12, '0'), '(....)(....)(....)', '\\1-\\2-\\3')
      from generate_series(1, $1::int) n, (select coalesce(max(id), 0) as base from orders) last returning id, code
    ), made as (
      insert into sales (order_id, branch_id, booking_date) select id, 1, (now() at time zone 'Asia/Dhaka')::date from bought returning id, order_id
    ), lines as (
      insert into sale_details (sale_id, product_id, name, qty, price) select id, 2, 'Kid Play', 4, 55000 from made
    ) select made.id, code from made join bought on bought.id = made.order_id`,
    [count],
  )
  await client.query('analyze orders, sales, sale_details')
  return rows
}
