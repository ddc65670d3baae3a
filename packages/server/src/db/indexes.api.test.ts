import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import type { Database } from './database.ts'

let database: Database

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** How the database would go about it, were the tables too large to read whole. */
async function planOf(query: string): Promise<string> {
  const client = await database.pool.connect()
  try {
    await client.query('set enable_seqscan = off; set enable_bitmapscan = off')
    const { rows } = await client.query(`explain ${query}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  } finally {
    client.release(true)
  }
}

const lists: [list: string, query: string, index: string][] = [
  ['rides in order', 'select * from rides order by position, id limit 15 offset 15', 'rides_in_order'],
  ['gallery pictures in order', 'select * from galleries order by position, id limit 15', 'galleries_in_order'],
  [
    'groups of a list in order',
    `select * from groups where list = 'abouts' order by position, id limit 15`,
    'groups_in_order',
  ],
  [
    'cards of a group in order',
    'select * from group_items where group_id = 7 order by position, id',
    'group_items_in_order',
  ],
  [
    'rides that everybody sees, in order',
    'select * from rides where live and deleted_at is null order by position, id limit 15',
    'rides_in_order',
  ],
  ['whether a ticket was sold', 'select from sale_details where product_id = 7 limit 1', 'sale_details_of_product'],
  ['the memberships of a package', 'select * from subscriptions where package_id = 7', 'subscriptions_of_package'],
  ['the packages of a rider type', 'select * from package_details where product_id = 7', 'package_details_of_product'],
  [
    'the versions of a ride, newest first',
    `select * from content_versions where kind = 'ride' and thing_id = '7' and version < 50 order by version desc limit 20`,
    'content_versions_kind_thing_id_version_pk',
  ],
  [
    'children of a customer in order',
    'select * from children where customer_id = 7 order by position',
    'children_in_order',
  ],
  [
    'own orders, newest first',
    'select * from orders where customer_id = 7 order by id desc limit 15',
    'orders_of_customer',
  ],
  [
    'own sales, newest first',
    `select * from orders join sales on sales.order_id = orders.id where customer_id = 7 and kind = 'sale' order by orders.id desc limit 15`,
    'orders_of_customer',
  ],
  [
    'own unpaid memberships, newest first',
    `select * from orders join subscriptions on subscriptions.order_id = orders.id where customer_id = 7 and kind = 'subscription' and paid < total order by orders.id desc limit 15`,
    'orders_of_customer',
  ],
  ['the sale of an order', 'select * from sales where order_id = 7', 'sales_order_once'],
  ['the membership of an order', 'select * from subscriptions where order_id = 7', 'subscriptions_order_once'],
  [
    'own orders that wait for their money',
    `select created_at from orders where customer_id = 7 and paid < total and expired_at is null and cancelled_at is null and created_at > now() - interval '24 hours'`,
    'orders_unpaid_of_customer',
  ],
  ['riders of a sale', 'select * from sale_riders where sale_id = 7', 'sale_riders_of_sale'],
  ['lines of a sale', 'select * from sale_details where sale_id = 7', 'sale_details_product_once'],
  [
    'attempts for an order, newest first',
    'select * from payment_attempts where order_id = 7 order by id desc',
    'payment_attempts_of_order',
  ],
  [
    'attempts to ask about',
    `select * from payment_attempts where next_check_at <= now() order by next_check_at limit 50`,
    'payment_attempts_to_check',
  ],
  [
    'orders to let expire, oldest first',
    `select * from orders where paid = 0 and paid < total and expired_at is null and cancelled_at is null and created_at < now() - interval '24 hours' order by created_at limit 500`,
    'orders_awaiting_money',
  ],
  ['memberships about to end', `select * from subscriptions where end_date = '2026-11-22'`, 'subscriptions_ending'],
  ['visits of an order', `select * from visits where order_id = 7 and day = '2026-11-15'`, 'visits_of_order'],
  [
    'those inside a branch today',
    `select count(*) from visits where branch_id = 1 and day = '2026-11-15' and state = 'in'`,
    'visits_of_day',
  ],
  ['the last scans of a gate', 'select * from scans where device_id = 7 order by id desc limit 20', 'scans_of_device'],
  ['the scan of a device', `select * from scans where scan_id = '0199a5c0-0000-7000-8000-000000000001'`, 'scans_once'],
  [
    'messages to send',
    'select * from outbox where sent_at is null and given_up_at is null and next_try_at <= now() order by next_try_at limit 20',
    'outbox_due',
  ],
  [
    'messages to forget',
    `select * from outbox where created_at < now() - interval '90 days' and (sent_at is not null or given_up_at is not null)`,
    'outbox_ended',
  ],
  ['people by name', 'select * from staff order by name, id limit 25', 'staff_by_name'],
  ['a session by its cookie', `select * from staff_sessions where hash = 'a'`, 'staff_sessions_pkey'],
  [
    'a browser that is known',
    `select * from staff_sessions where staff_id = 7 and browser_hash = 'a'`,
    'staff_sessions_of_person',
  ],
  ['the log, newest first', 'select * from audit_log where id < 700 order by id desc limit 26', 'audit_log_pkey'],
  ['what somebody did', 'select * from audit_log where staff_id = 7 order by id desc limit 26', 'audit_log_of_person'],
  [
    'what happened to a thing',
    `select * from audit_log where thing_kind = 'person' and thing_id = '7' order by id desc limit 26`,
    'audit_log_of_thing',
  ],
  [
    'what happened at a branch',
    'select * from audit_log where branch_id = 7 order by id desc limit 26',
    'audit_log_of_branch',
  ],
  [
    'tries of one number within the hour',
    `select count(*) from limit_events where "limit" = 'code' and subject = '01712345678' and at > now() - interval '1 hour'`,
    'limit_events_of_subject',
  ],
]

test.each(lists)(
  'when the tables are large, the list of %s is read from its index without sorting',
  async (_, query, index) => {
    const plan = await planOf(query)
    expect(plan).toContain(index)
    expect(plan).not.toContain('Sort')
  },
)

test('a list that no index is made for is sorted (control)', async () => {
  expect(await planOf('select * from orders where customer_id = 7 order by total')).toContain('Sort')
})
