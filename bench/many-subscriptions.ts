import type pg from 'pg'
import { ORDERS_EACH } from './own-lists.ts'

/** Memberships up to `count` in all, spread over the customers; three riders and an attempt each, three of four paid. */
export async function fillSubscriptions(client: pg.Client, count: number): Promise<void> {
  const { rows: [{ first }] } = await client.query('select coalesce(max(id), 0) + 1 as first from subscriptions')
  // Filling is not what is measured: references are right by construction and need no look-up each.
  await client.query('set session_replication_role = replica')
  await client.query(`insert into subscriptions (customer_id, package_id, invoice_number, name, title, month, hour, days, price, qty, sale_date, total_amount, paid, paid_at, membership_code, start_date, end_date, created_at)
    select 1 + (n - 1) / $3, packages.id, 'INV-20250101-' || lpad(n::text, 7, '0'), packages.name, packages.title, month, hour, days, price, 1, date '2025-01-01' + n % 300, price + 80000,
      case when is_paid then price + 80000 else 0 end, case when is_paid then now() end, case when is_paid then 'M-' || n end,
      case when is_paid then date '2025-01-01' + n % 300 end, case when is_paid then date '2025-01-31' + n % 300 end, now() - interval '1 day'
    from generate_series($1::int, $2::int) n join packages on packages.id = 1 + n % 3, lateral (select n % 4 > 0 as is_paid) p`, [first, count, ORDERS_EACH])
  await client.query(`insert into subscription_riders (subscription_id, name, age, type, additional, price)
    select n, 'Rider ' || n || '-' || r, 5, 'Kid', r = 3, case when r = 3 then 80000 else 0 end from generate_series($1::int, $2::int) n, generate_series(1, 3) r`, [first, count])
  await client.query(`insert into payment_attempts (tran_id, kind, subscription_id, amount, status, val_id, settled_at, next_check_at)
    select 'BENCH-' || lpad(n::text, 7, '0'), 'subscription', n, 330000, case when n % 4 > 0 then 'paid' else 'failed' end, case when n % 4 > 0 then 'VAL-' || n end, now(), null from generate_series($1::int, $2::int) n`, [first, count])
  await client.query('set session_replication_role = origin')
  await client.query('vacuum analyze subscriptions, subscription_riders, payment_attempts')
}
