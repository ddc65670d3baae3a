import type pg from 'pg'
import { ORDERS_EACH } from './own-lists.ts'

/** Memberships up to `count` in all, spread over the customers; three riders and an attempt each, three of four paid. */
export async function fillSubscriptions(client: pg.Client, count: number): Promise<void> {
  const {
    rows: [{ first }],
  } = await client.query('select coalesce(max(id), 0) + 1 as first from subscriptions')
  // Filling is not what is measured: references are right by construction and need no look-up each.
  await client.query('set session_replication_role = replica')
  await client.query(
    `with bought as (
      insert into orders (kind, customer_id, invoice_number, sale_date, subtotal, total, paid, paid_at, code, created_at)
      select 'subscription', 1 + (n - 1) / $3, 'INV-20250102-' || lpad(n::text, 7, '0'), date '2025-01-01' + n % 300, price + 80000, price + 80000,
        case when is_paid then price + 80000 else 0 end, case when is_paid then now() end, case when is_paid then 'M-' || n end, now() - interval '1 day'
      from generate_series($1::int, $2::int) n join packages on packages.id = 1 + n % 3, lateral (select n % 4 > 0 as is_paid) p order by n
      returning id, sale_date, code, right(invoice_number, 7)::int as n
    ) insert into subscriptions (order_id, package_id, name, title, month, hour, days, price, qty, start_date, end_date)
    select bought.id, packages.id, name, title, month, hour, days, price, 1, case when code is not null then sale_date end, case when code is not null then sale_date + 30 end
    from bought join packages on packages.id = 1 + n % 3 order by bought.id`,
    [first, count, ORDERS_EACH],
  )
  await client.query(
    `insert into subscription_riders (subscription_id, name, age, type, additional, price)
    select n, 'Rider ' || n || '-' || r, 5, 'Kid', r = 3, case when r = 3 then 80000 else 0 end from generate_series($1::int, $2::int) n, generate_series(1, 3) r`,
    [first, count],
  )
  await client.query(
    `insert into payment_attempts (tran_id, order_id, amount, status, val_id, settled_at, next_check_at)
    select 'BENCH-' || lpad(n::text, 7, '0'), order_id, 330000, case when n % 4 > 0 then 'paid' else 'failed' end, case when n % 4 > 0 then 'VAL-M-' || n end, now(), null from generate_series($1::int, $2::int) n join subscriptions on subscriptions.id = n`,
    [first, count],
  )
  await client.query('set session_replication_role = origin')
  await client.query('vacuum analyze orders, subscriptions, subscription_riders, payment_attempts')
}
