import { readFile } from 'node:fs/promises'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../db/database.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { testDatabase } from '../testing/database.ts'
import { migrateUpTo } from '../testing/migrate-up-to.ts'
import { firstMembership, firstOrder } from '../testing/open-shop.ts'
import { signIn } from '../testing/sign-in.ts'

type Row = Record<string, unknown>
type Answer = { phone: string; url: string; body: { data: Row[] } | { data: Record<string, Row[]> } }
/** A day of trade with the version before orders had a table: every row it wrote, and what it answered its customers then. */
type Before = { at: string; publicUrl: string; answers: Answer[]; tables: Record<string, Row[]> }

const read = async (): Promise<Before> =>
  JSON.parse(await readFile(new URL('./carry-over.json', import.meta.url), 'utf8')) as Before

async function fill(pool: pg.Pool, tables: Before['tables']): Promise<void> {
  for (const [table, rows] of Object.entries(tables)) {
    await pool.query(
      `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows)],
    )
    if (rows[0] && 'id' in rows[0] && !['settings', 'business_info'].includes(table))
      await pool.query(`select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}`)
  }
}

let before: Before
let database: Database
let test: TestApp
beforeAll(async () => {
  before = await read()
  database = await testDatabase('bare')
  await migrateUpTo(database, '0010_sandbox-moves-out')
  await fill(database.pool, before.tables)
  // An order that an operator deleted by hand leaves its voided receipt behind; two of them where other orders come to stand.
  await database.pool.query(
    `insert into voided_receipts (kind, order_id, version) values ('sale', 999, 1), ('subscription', 20, 1)`,
  )
  await migrateDatabase(database)
  test = await buildTestApp({
    beside: { database },
    config: { publicUrl: before.publicUrl },
    deps: { clock: { now: () => new Date(before.at) } },
  })
})
afterAll(async () => {
  await test.close()
  await database.close()
})

const rows = async (query: string): Promise<Row[]> => (await database.pool.query<Row>(query)).rows
const table = (name: string): Row[] => before.tables[name] ?? []
const sum = (of: Row[], column: string): number => of.reduce((total, row) => total + Number(row[column]), 0)

describe('a database of the version before', () => {
  it('when it was filled, it has orders in every state, or this proves nothing (control)', () => {
    const states = table('sales')
      .concat(table('subscriptions'))
      .map((row) => [
        row['paid_at'] && 'paid',
        row['expired_at'] && 'expired',
        row['cancelled_at'] && 'cancelled',
        row['moved_from'] && 'moved',
        row['customer_id'] === null && 'erased',
        row['idempotency_key'] && 'keyed',
        row['receipt_version'] !== 1 && 'voided',
      ])
    expect(new Set(states.flat().filter(Boolean))).toEqual(
      new Set(['paid', 'expired', 'cancelled', 'moved', 'erased', 'keyed', 'voided']),
    )
    expect(new Set(table('payment_attempts').map(({ kind, status }) => `${kind} ${status}`)).size).toBeGreaterThan(9)
    expect(new Set(table('stray_money').map(({ reason }) => reason))).toEqual(
      new Set(['refused', 'order_expired', 'unknown_transaction', 'already_paid', 'order_cancelled', 'mismatch']),
    )
  })

  it('when it is carried over, every order, every sum and every number is there, once', async () => {
    const [sales, subscriptions] = [table('sales'), table('subscriptions')]
    expect(
      await rows(
        'select count(*) as orders, sum(total) as total, sum(paid) as paid, count(distinct invoice_number) as numbers from orders',
      ),
    ).toEqual([
      {
        orders: sales.length + subscriptions.length,
        total: String(sum(sales, 'grand_total') + sum(subscriptions, 'total_amount')),
        paid: String(sum(sales, 'paid') + sum(subscriptions, 'paid')),
        numbers: sales.length + subscriptions.length,
      },
    ])
    const own = (name: string) =>
      rows(`select own.id, invoice_number, code from ${name} own join orders on orders.id = order_id order by own.id`)
    expect(await own('sales')).toEqual(
      sales.map(({ id, invoice_number, ticket_code: code }) => ({ id, invoice_number, code })),
    )
    expect(await own('subscriptions')).toEqual(
      subscriptions.map(({ id, invoice_number, membership_code: code }) => ({ id, invoice_number, code })),
    )
    expect(await rows("select from orders where kind not in ('sale', 'subscription')")).toEqual([])
  })

  it('when it is carried over, orders are numbered in the order in which they were placed', async () => {
    const numbered = await rows('select created_at from orders order by id')
    expect(numbered).toEqual(numbered.toSorted((one, other) => Number(one['created_at']) - Number(other['created_at'])))
    expect(
      await rows('select from sales one join sales next on next.id > one.id and next.order_id < one.order_id'),
    ).toEqual([])
  })

  it('when it is carried over, every attempt, stray payment and voided receipt belongs to the order it belonged to', async () => {
    const invoiceOf = ({ kind, sale_id, subscription_id }: Row): unknown =>
      table(`${String(kind)}s`).find(({ id }) => id === (sale_id ?? subscription_id))?.['invoice_number']
    expect(
      await rows(
        'select a.id, tran_id, status, amount, invoice_number from payment_attempts a join orders on orders.id = order_id order by a.id',
      ),
    ).toEqual(
      table('payment_attempts').map((attempt) => ({
        id: attempt['id'],
        tran_id: attempt['tran_id'],
        status: attempt['status'],
        amount: attempt['amount'],
        invoice_number: invoiceOf(attempt),
      })),
    )
    expect(await rows('select id, attempt_id, val_id, amount, status from stray_money order by id')).toEqual(
      table('stray_money').map(({ id, attempt_id, val_id, amount, status }) => ({
        id,
        attempt_id,
        val_id,
        amount,
        status,
      })),
    )
    expect(
      await rows('select invoice_number, version from voided_receipts join orders on orders.id = order_id order by 1'),
    ).toEqual(
      table('voided_receipts')
        .map(({ kind, order_id, version }) => ({
          invoice_number: table(`${String(kind)}s`).find(({ id }) => id === order_id)?.['invoice_number'],
          version,
        }))
        .toSorted((one, other) => String(one.invoice_number).localeCompare(String(other.invoice_number))),
    )
  })
})

describe('the customers of the version before', () => {
  const ask = async (phone: string, url: string) =>
    test.app.inject({ url, headers: (await signIn(test, phone)).headers })
  /** Told beside what they saw then. */
  const since = [
    'pass',
    'ticket_qr',
    'membership_qr',
    'places',
    'admitted',
    'visits_today',
    'visits',
    'refunded',
    'refunds',
  ]
  const asThen = (order: Row): Row =>
    Object.fromEntries(Object.entries(order).filter(([field]) => !since.includes(field)))
  const lists = ['sales', 'subscriptions', 'payments', 'unmatched_payments', 'messages']

  it('when they look at their orders, they see what they saw then, to the letter', async () => {
    for (const { phone, url, body } of before.answers) {
      const { data, ...rest } = (await ask(phone, url)).json<{ data: Record<string, Row[]> }>()
      const shown = url.endsWith('/user/data')
        ? { data: Object.fromEntries(lists.map((list) => [list, data[list]?.map(asThen)])) }
        : { data: Array.isArray(data) ? data.map(asThen) : asThen(data), ...rest }
      const then = url.endsWith('/user/data')
        ? { data: Object.fromEntries(lists.map((list) => [list, (body.data as Record<string, Row[]>)[list]])) }
        : body
      expect(shown, `${phone} ${url}`).toEqual(then)
    }
  })

  it('when they open the links to their receipts, every one of them opens', async () => {
    const links = before.answers
      .flatMap(({ body }) => (Array.isArray(body.data) ? body.data : []))
      .map((order) => order['invoice_url'])
      .filter((url) => typeof url === 'string')
    expect(new Set(links).size).toBeGreaterThan(5)
    for (const link of new Set(links))
      expect((await test.app.inject(new URL(link).pathname)).headers['content-type'], link).toBe('application/pdf')
  })

  it('when they send an order again whose answer they never got, it is the one they had; the next has the next number', async () => {
    const karim = await signIn(test, '01812345678')
    const waiting = (name: string) => table(name).find(({ idempotency_key }) => idempotency_key === 'waiting')?.['id']
    const post = async (path: string, payload: object, key: string) =>
      (
        await test.app.inject({
          method: 'POST',
          url: `/api/${path}`,
          headers: { ...karim.headers, 'idempotency-key': key },
          payload,
        })
      ).json<{ data: { id: number } }>().data.id
    const order = firstOrder(karim.customerId, '2026-11-17')
    expect(await post('sales', order, 'waiting')).toBe(waiting('sales'))
    expect(await post('subscriptions', firstMembership(karim.customerId), 'waiting')).toBe(waiting('subscriptions'))
    expect(await post('sales', order, 'a new one')).toBe(table('sales').length + 1)
  })
})
