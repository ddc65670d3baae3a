import type pg from 'pg'
import { nameOf, RARE } from './names.ts'
import { ORDERS_EACH } from './own-lists.ts'

/** Orders up to `count` in all, spread over the customers 1 to count / 20; two lines, two riders and an attempt each, three of four paid. */
export async function fillSales(client: pg.Client, count: number): Promise<void> {
  const {
    rows: [{ first }],
  } = await client.query('select coalesce(max(id), 0) + 1 as first from sales')
  // Filling is not what is measured: references are right by construction and need no look-up each.
  await client.query('set session_replication_role = replica')
  await client.query(
    `with bought as (
      insert into orders (kind, customer_id, invoice_number, sale_date, subtotal, vat_rate_bp, vat_amount, total, paid, paid_at, code, created_at)
      select 'sale', 1 + (n - 1) / $3, 'INV-20250101-' || lpad(n::text, 7, '0'), date '2025-01-01' + n % 300, 125000, 750, 9375, 134375,
        case when n % 4 > 0 then 134375 else 0 end, case when n % 4 > 0 then now() end, case when n % 4 > 0 then 'T-' || n end, now() - interval '1 day'
      from generate_series($1::int, $2::int) n returning id, sale_date
    ) insert into sales (order_id, branch_id, booking_date) select id, 1, sale_date + 7 from bought order by id`,
    [first, count, ORDERS_EACH],
  )
  await client.query(
    `insert into sale_details (sale_id, product_id, name, qty, price)
    select n, p, case p when 2 then 'Kid Play' else 'Adult Companion' end, 1, 55000 from generate_series($1::int, $2::int) n, unnest(array[2, 4]) p`,
    [first, count],
  )
  await client.query(
    `insert into sale_riders (sale_id, name, age, type) select n, case when n % 5000 = 17 then '${RARE}' else ${nameOf('n * 7 + r')} end, 5, 'Kid Play' from generate_series($1::int, $2::int) n, generate_series(1, 2) r`,
    [first, count],
  )
  await client.query(
    `insert into payment_attempts (tran_id, bank_tran_id, order_id, amount, status, val_id, settled_at, next_check_at)
    select 'BENCH-' || lpad(n::text, 8, '0'), 'BANK' || lpad(n::text, 8, '0'), order_id, 134375, case when n % 4 > 0 then 'paid' else 'failed' end, case when n % 4 > 0 then 'VAL-' || n end, now(), null from generate_series($1::int, $2::int) n join sales on sales.id = n`,
    [first, count],
  )
  await client.query('set session_replication_role = origin')
  await client.query('vacuum analyze orders, sales, sale_details, sale_riders, payment_attempts')
}
