import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { otherRow, rightRow, type Row, type TableName } from '../testing/right-rows.ts'
import type { Database } from './database.ts'

const tables = Object.keys(rightRow) as TableName[]
const ofOneRow: TableName[] = ['business_info', 'settings']
let database: Database

beforeAll(async () => {
  database = await testDatabase()
  for (const table of tables) {
    await insert(database.pool, table, rightRow[table])
    if (table === 'orders')
      await insert(database.pool, table, {
        ...rightRow[table],
        invoice_number: 'INV-20261115-00002',
        idempotency_key: null,
      })
    if (table === 'staff')
      await insert(database.pool, table, { ...rightRow[table], phone: '01912345670', role: 'owner' })
    if (table === 'products') await insert(database.pool, table, { ...rightRow[table], name: 'Adult Companion' })
  }
})
afterAll(() => database.close())

async function insert(to: pg.Pool | pg.PoolClient, table: string, row: Row): Promise<void> {
  const places = Object.keys(row).map((_, index) => `$${index + 1}`)
  await to.query(
    `insert into ${table} (${Object.keys(row).map((name) => `"${name}"`)}) values (${places})`,
    Object.values(row),
  )
}

/** What the database says to a row, or to a statement; nothing it does is kept. */
async function answerTo(work: (client: pg.PoolClient) => Promise<unknown>): Promise<string> {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await work(client)
    return 'accepted'
  } catch (error) {
    const { constraint, column } = error as pg.DatabaseError
    return constraint ?? column ?? String(error)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

// The control: but for what is wrong in them, the rows below would be accepted.
test.each(tables.filter((table) => !ofOneRow.includes(table)))(
  'when a row of %s is right, it is accepted',
  async (table) => {
    expect(await answerTo((client) => insert(client, table, { ...rightRow[table], ...otherRow[table] }))).toBe(
      'accepted',
    )
  },
)

const at = '2026-11-15T10:00:00Z'
const wrongRows: [sentence: string, table: TableName, wrong: Row, refusedBy: string][] = [
  ['a picture without an alt text', 'pictures', { alt: ' ' }, 'pictures_alt'],
  ['a picture without any width', 'pictures', { widths: [] }, 'pictures_widths'],
  ['a picture stored for the same use and alt twice', 'pictures', { ...rightRow.pictures }, 'pictures_stored_once'],
  ['a ride whose name is only blanks', 'rides', { name: '   ' }, 'rides_name'],
  ['a ride with a picture that does not exist', 'rides', { picture_id: 999 }, 'rides_picture_id_pictures_id_fk'],
  ['a gallery item without a picture', 'galleries', { picture_id: null }, 'picture_id'],
  ['a group of an unknown list', 'groups', { list: 'rides' }, 'groups_list'],
  ['a card colour that could carry a style', 'group_items', { color: 'red;background:url(x)' }, 'group_items_color'],
  ['a ticket at a negative price', 'products', { price: -1 }, 'products_price'],
  ['two tickets on sale of one name', 'products', { name: 'kid play' }, 'products_name_on_sale'],
  ['a product of a kind that there is not', 'products', { kind: 'party', name: 'Party' }, 'products_kind'],
  ['a ticket at a negative weekend price', 'products', { weekend_price: -1, name: 'Party' }, 'products_price'],
  ['a picture looked at outside of it', 'pictures', { focus_x: 101 }, 'pictures_focus'],
  ['a second text of one policy', 'policies', { name: 'privacy-policy' }, 'policies_pkey'],
  ['a version of a thing twice', 'content_versions', { version: 1 }, 'content_versions_kind_thing_id_version_pk'],
  ['a day that is closed without a reason', 'special_days', { branch_id: 1, reason: null }, 'special_days_closed'],
  ['a day of all branches twice', 'special_days', { branch_id: null }, 'special_days_once'],
  ['a day that opens and never closes', 'special_days', { branch_id: 1, opens: '10:00' }, 'special_days_hours'],
  [
    'a day that opens at no time',
    'special_days',
    { branch_id: 1, opens: '25:00', closes: '26:00' },
    'special_days_times',
  ],
  ['a ticket of 14 minutes', 'products', { minutes: 14 }, 'products_minutes'],
  ['a ticket of 721 minutes', 'products', { minutes: 721 }, 'products_minutes'],
  ['a ticket for people of 39 cm', 'products', { min_height_cm: 39 }, 'products_heights'],
  ['a ticket for people of 251 cm', 'products', { max_height_cm: 251 }, 'products_heights'],
  [
    'a ticket for who is both taller and smaller',
    'products',
    { min_height_cm: 111, max_height_cm: 110 },
    'products_height_order',
  ],
  ['a ticket with an unknown word for socks', 'products', { socks: 'striped' }, 'products_socks'],
  ['a ticket to come back with while its clock runs', 'products', { minutes: 15, reentry: true }, 'products_reentry'],
  ['a package of no months', 'packages', { month: 0 }, 'packages_month'],
  ['a package of 25 months', 'packages', { month: 25 }, 'packages_month'],
  ['a package on a day that is no weekday', 'packages', { days: ['Friday', 'Someday'] }, 'packages_days'],
  ['a package on no day at all', 'packages', { days: [] }, 'packages_days'],
  ['a package with a negative old price', 'packages', { old_price: -1 }, 'packages_price'],
  ['a package of 25 hours a day', 'packages', { hour: 25 }, 'packages_hour'],
  ['a rider type twice in one package', 'package_details', { product_id: 1 }, 'package_details_type_once'],
  ['a rider type at a negative price', 'package_details', { price: -1 }, 'package_details_price'],
  ['two branches of one name', 'branches', { name: 'Shapla Square' }, 'branches_name_once'],
  ['a second centre', 'business_info', { id: 2 }, 'business_info_one_row'],
  ['a VAT rate of more than all', 'settings', { id: 1, vat_rate_bp: 10_001 }, 'settings_vat_rate'],
  ['a negative VAT rate', 'settings', { id: 1, vat_rate_bp: -1 }, 'settings_vat_rate'],
  ['a Bangla alt text of 301 signs', 'pictures', { alt_bn: 'ক'.repeat(301) }, 'pictures_bn'],
  ['a ride with a Bangla name of 961 signs', 'rides', { name_bn: 'ক'.repeat(961) }, 'rides_bn'],
  ['a group with a Bangla title of 961 signs', 'groups', { title_bn: 'ক'.repeat(961) }, 'groups_bn'],
  ['a card with a Bangla text of 16001 signs', 'group_items', { description_bn: 'ক'.repeat(16_001) }, 'group_items_bn'],
  ['a ticket with a Bangla name of 401 signs', 'products', { name_bn: 'ক'.repeat(401) }, 'products_bn'],
  ['a package with a Bangla title of 961 signs', 'packages', { title_bn: 'ক'.repeat(961) }, 'packages_bn'],
  ['a branch with a Bangla name of 961 signs', 'branches', { name_bn: 'ক'.repeat(961) }, 'branches_bn'],
  ['a staff member of an unknown role', 'staff', { role: 'king' }, 'staff_role'],
  ['two of the staff of one phone', 'staff', { phone: '01912345678' }, 'staff_phone_once'],
  ['a staff member of an unknown language', 'staff', { language: 'fr' }, 'staff_language'],
  ['a PIN that is not hashed', 'staff', { pin_hash: '2580' }, 'staff_pin_hash'],
  ['somebody active whose access was ended', 'staff', { ended_by_id: 1 }, 'staff_ended'],
  ['a device of an unknown kind', 'devices', { kind: 'tank' }, 'devices_kind'],
  ['a second gate of one name at a branch', 'devices', { name: 'GATE 1' }, 'devices_name_once'],
  ['a paired device without a secret', 'devices', { hash: null }, 'devices_paired'],
  ['a device unpaired by nobody', 'devices', { unpaired_at: at }, 'devices_unpaired'],
  ['a session by PIN on no device', 'staff_sessions', { device_id: null }, 'staff_sessions_pin_on_device'],
  ['a link that ends before it begins', 'staff_links', { ends_at: at }, 'staff_links_later'],
  ['an approval of one’s own act', 'approvals', { approved_by_id: 1 }, 'approvals_of_another'],
  ['a row of the log by nobody', 'audit_log', { staff_id: null }, 'audit_log_by'],
  ['a row of the log with an act that is none', 'audit_log', { act: 'Update' }, 'audit_log_act'],
  ['a phone of an operator that does not exist', 'customers', { phone: '01234567890' }, 'customers_phone'],
  ['a phone with a country code', 'customers', { phone: '8801712345678' }, 'customers_phone'],
  ['a phone of ten digits', 'customers', { phone: '0171234567' }, 'customers_phone'],
  ['two customers of one phone', 'customers', { phone: '01712345678' }, 'customers_phone_once'],
  ['a customer name of 201 code points', 'customers', { name: 'n'.repeat(201) }, 'customers_name'],
  ['an email that is none', 'customers', { email: 'rina@home' }, 'customers_email'],
  ['an unknown way of having heard of the centre', 'customers', { heared_by: 'TV' }, 'customers_heared_by'],
  ['a customer in a language we do not speak', 'customers', { language: 'fr' }, 'customers_language'],
  ['a child of no years', 'children', { age: 0 }, 'children_age'],
  ['a child of nine years', 'children', { age: 9 }, 'children_age'],
  ['a child without a name', 'children', { name: '' }, 'children_name'],
  ['two children in one place', 'children', { position: 0 }, 'children_in_order'],
  ['a code kept in the clear', 'sign_in_codes', { code_hash: '123456' }, 'sign_in_codes_hash'],
  ['a sixth wrong try', 'sign_in_codes', { wrong_tries: 6 }, 'sign_in_codes_wrong_tries'],
  ['two live codes for one phone', 'sign_in_codes', { phone: '01712345678' }, 'sign_in_codes_pkey'],
  ['a token kept in the clear', 'tokens', { hash: 'secret' }, 'tokens_hash'],
  ['a sale without a booking date', 'sales', { booking_date: null }, 'booking_date'],
  ['a visit moved to an earlier day', 'sales', { moved_from: '2026-11-22' }, 'sales_moved_on'],
  ['an order whose total is not the sum of its parts', 'orders', { total: 63_249 }, 'orders_total'],
  ['an order paid beyond its total', 'orders', { paid: 63_251, paid_at: at }, 'orders_not_overpaid'],
  ['an order with a negative payment', 'orders', { paid: -1 }, 'orders_amounts'],
  ['a paid order that does not say when', 'orders', { paid: 63_250 }, 'orders_paid_at'],
  ['a discount above the subtotal', 'orders', { discount_total: 55_001, total: 8_249 }, 'orders_discount'],
  ['a code that lets people in before it is paid', 'orders', { code: 'T-1' }, 'orders_code_once_paid'],
  ['a scan by nobody', 'sales', { scanned_at: at }, 'sales_scan'],
  ['an order both paid and expired', 'orders', { paid: 63_250, paid_at: at, expired_at: at }, 'orders_expired_unpaid'],
  ['an invoice number twice', 'orders', { invoice_number: 'INV-20261115-00001' }, 'orders_invoice_number_once'],
  ['an invoice number of another shape', 'orders', { invoice_number: 'INV-1' }, 'orders_invoice_number'],
  ['the same order placed twice', 'orders', { idempotency_key: 'key-1' }, 'orders_placed_once'],
  ['a line of no tickets', 'sale_details', { qty: 0 }, 'sale_details_qty'],
  ['a line of 51 tickets', 'sale_details', { qty: 51 }, 'sale_details_qty'],
  ['a ticket on two lines of one sale', 'sale_details', { product_id: 1 }, 'sale_details_product_once'],
  ['a rider of 151 years', 'sale_riders', { age: 151 }, 'sale_riders_age'],
  ['a rider whose name is longer than any name', 'sale_riders', { name: 'n'.repeat(401) }, 'sale_riders_name'],
  ['a rider erased by half', 'sale_riders', { name: null }, 'sale_riders_erased_whole'],
  ['a membership bought 11 times at once', 'subscriptions', { qty: 11 }, 'subscriptions_qty'],
  ['an order of a kind that is no word', 'orders', { kind: 'Sale 1' }, 'orders_kind'],
  ['a second sale for one order', 'sales', { order_id: 1 }, 'sales_order_once'],
  ['a sale without an order', 'sales', { order_id: 999 }, 'sales_order_id_orders_id_fk'],
  ['a membership without an end', 'subscriptions', { start_date: '2026-11-15' }, 'subscriptions_period_whole'],
  [
    'a membership that ends before it starts',
    'subscriptions',
    { start_date: '2026-11-15', end_date: '2026-11-14' },
    'subscriptions_period',
  ],
  [
    'an included rider with a price',
    'subscription_riders',
    { additional: false, price: 1 },
    'subscription_riders_price',
  ],
  ['an attempt to pay nothing', 'payment_attempts', { amount: 0 }, 'payment_attempts_amount'],
  ['an attempt from a page we do not have', 'payment_attempts', { language: 'fr' }, 'payment_attempts_language'],
  ['an attempt for no order', 'payment_attempts', { order_id: null }, 'order_id'],
  [
    'an attempt for an order that does not exist',
    'payment_attempts',
    { order_id: 999 },
    'payment_attempts_order_id_orders_id_fk',
  ],
  [
    'a transaction id longer than the gateway takes',
    'payment_attempts',
    { tran_id: 'x'.repeat(31) },
    'payment_attempts_tran_id',
  ],
  ['a transaction id twice', 'payment_attempts', { tran_id: 'T20261115AAAA' }, 'payment_attempts_tran_id_once'],
  [
    'one proof of payment used twice',
    'payment_attempts',
    { val_id: 'VAL-1', status: 'held' },
    'payment_attempts_val_id_once',
  ],
  [
    'a second paid attempt for one order',
    'payment_attempts',
    { val_id: 'VAL-2', status: 'paid', settled_at: at },
    'payment_attempts_paid_once',
  ],
  ['a paid attempt without proof', 'payment_attempts', { status: 'paid', settled_at: at }, 'payment_attempts_proof'],
  ['a settled attempt that does not say when', 'payment_attempts', { status: 'failed' }, 'payment_attempts_settled'],
  ['stray money recorded twice', 'stray_money', { val_id: 'VAL-9' }, 'stray_money_val_id_once'],
  ['a refund without its number', 'stray_money', { status: 'refunding' }, 'stray_money_refund'],
  ['a message sent twice for one cause', 'outbox', { key: 'sale-paid:1' }, 'outbox_key_once'],
  ['a message to a number abroad', 'outbox', { phone: '+4915112345678' }, 'outbox_phone'],
  ['a message both sent and given up', 'outbox', { sent_at: at, given_up_at: at }, 'outbox_one_end'],
  ['a key with a number that no code holds', 'pass_keys', { number: 256 }, 'pass_keys_number'],
  ['a key under two numbers', 'pass_keys', { public_key: 'e'.repeat(64) }, 'pass_keys_once'],
  ['a void code that is no hash', 'void_codes', { hash: '8Q2M-ZV07-4KXT' }, 'void_codes_hash'],
  ['a membership that includes nobody of a type', 'subscription_places', { qty: 0 }, 'subscription_places_qty'],
  ['a scan stored twice', 'scans', { scan_id: rightRow.scans.scan_id }, 'scans_once'],
  ['a scan for a reason that there is not', 'scans', { reason: 'maybe' }, 'scans_reason'],
  ['an undone scan of nobody', 'scans', { undone_at: at }, 'scans_undone'],
  ['a place let in twice on a day', 'visits', { place: 'd1.1' }, 'visits_place_once'],
  ['a visit of nobody’s place', 'visits', { place: null }, 'visits_of_somebody'],
  ['a place without a name', 'visits', { place: 'x1' }, 'visits_place'],
  ['a visit that is out and never went', 'visits', { state: 'out' }, 'visits_out'],
  ['a clock that ends as it starts', 'visits', { ends_at: rightRow.visits.first_in }, 'visits_clock'],
  ['a branch for nobody', 'branches', { inside_limit: 0 }, 'branches_inside_limit'],
]

test.each(wrongRows)('when a row is %s, it is refused', async (_, table, wrong, refusedBy) => {
  const row = { ...rightRow[table], ...otherRow[table], ...wrong }
  expect(await answerTo((client) => insert(client, table, row))).toBe(refusedBy)
})

const wrongDeletes: [sentence: string, statement: string, refusedBy: string][] = [
  ['a picture that the gallery shows', 'delete from pictures', 'galleries_picture_id_pictures_id_fk'],
  ['a ticket that has been sold', 'delete from products', 'package_details_product_id_products_id_fk'],
  ['a branch that has sold', 'delete from branches', 'sales_branch_id_branches_id_fk'],
  ['a package that has been sold', 'delete from packages', 'subscriptions_package_id_packages_id_fk'],
  ['a row of the log', 'delete from audit_log', 'audit_log_kept'],
  ['an order that someone tried to pay', 'delete from orders where id = 1', 'payment_attempts_order_id_orders_id_fk'],
]

test.each(wrongDeletes)('when %s is deleted, that is refused', async (_, statement, refusedBy) => {
  expect(await answerTo((client) => client.query(statement))).toBe(refusedBy)
})

test.each([`role = 'manager'`, 'active = false'])(
  'when the last owner is changed to %s, that is refused',
  async (change) => {
    const update = (client: pg.PoolClient) => client.query(`update staff set ${change} where role = 'owner'`)
    expect(await answerTo(update)).toBe('staff_one_owner')
    const withAnother = async (client: pg.PoolClient) => {
      await insert(client, 'staff', { ...rightRow.staff, phone: '01912345671', role: 'owner' })
      await client.query(`update staff set ${change} where id = (select min(id) from staff where role = 'owner')`)
    }
    expect(await answerTo(withAnother)).toBe('accepted')
  },
)

test('when the same order key comes from two customers, both orders stand', async () => {
  const answer = await answerTo(async (client) => {
    await insert(client, 'customers', { ...rightRow.customers, ...otherRow.customers })
    const { rows } = await client.query('select max(id) as id from customers')
    await insert(client, 'orders', {
      ...rightRow.orders,
      ...otherRow.orders,
      idempotency_key: 'key-1',
      customer_id: rows[0].id,
    })
  })
  expect(answer).toBe('accepted')
})

test('when a customer is erased, the orders stay without them and children and sessions go', async () => {
  const answer = await answerTo(async (client) => {
    await client.query('update sale_riders set name = null, age = null')
    await client.query('delete from customers')
    const { rows } = await client.query(`select (select count(*) from orders where customer_id is null) as orders,
      (select count(*) from children) as children, (select count(*) from tokens) as tokens`)
    expect(rows).toEqual([{ orders: 2, children: 0, tokens: 0 }])
  })
  expect(answer).toBe('accepted')
})
