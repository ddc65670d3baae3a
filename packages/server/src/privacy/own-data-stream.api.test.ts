import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ErrorBody } from '#contract/schemas/error.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { kinds } from '../deps.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { giveHistory } from '../testing/customer-history.ts'
import { movingClock } from '../testing/moving-clock.ts'
import { signIn, type SignedInCustomer } from '../testing/sign-in.ts'
import { handOverData } from './hand-over-data.ts'

const phone = '01712345678'

describe('GET user/data of a customer with a long history', () => {
  let test: TestApp
  let rina: SignedInCustomer
  let clock: ReturnType<typeof movingClock>
  beforeEach(async () => {
    clock = movingClock()
    test = await buildTestApp({ deps: { clock } })
    rina = await signIn(test, phone)
  })
  afterEach(() => test.close())

  const query = (sql: string) => test.database.pool.query<Record<string, string>>(sql)
  const ask = () => test.app.inject({ url: '/api/user/data', headers: rina.headers })
  /** Over a real connection, which is as slow as its reader. */
  async function download(): Promise<IncomingMessage> {
    if (!test.app.server.listening) await test.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = test.app.server.address() as AddressInfo
    const [answer] = (await once(
      get({ port, host: '127.0.0.1', path: '/api/user/data', headers: rina.headers, agent: false }),
      'response',
    )) as [IncomingMessage]
    return answer
  }
  async function buyMuch(sales: number, riders: number): Promise<void> {
    const { sale, subscription } = await giveHistory(test.database.pool, { customerId: rina.customerId, phone })
    const again = (table: string, id: number, number: string, count: number) =>
      query(`insert into orders (kind, customer_id, invoice_number, sale_date, subtotal, vat_rate_bp, vat_amount, total)
      select kind, customer_id, '${number}-' || lpad(n::text, 5, '0'), sale_date, subtotal, vat_rate_bp, vat_amount, total
      from orders, generate_series(1, ${count}) n where id = (select order_id from ${table} where id = ${id})`)
    await again('sales', sale, 'INV-20261116', sales)
    await again('subscriptions', subscription, 'INV-20261117', 25)
    await query(`insert into sales (order_id, branch_id, booking_date)
      select o.id, s.branch_id, s.booking_date from orders o, sales s where s.id = ${sale} and o.invoice_number like 'INV-20261116-%' order by o.id`)
    await query(
      `insert into sale_riders (sale_id, name, age, type) select id, 'Mitu ' || n, 4, 'Kid Play' from sales, generate_series(1, ${riders}) n`,
    )
    await query(
      `insert into sale_details (sale_id, product_id, name, qty, price) select s.id, d.product_id, d.name, 1, 55000 from sales s, sale_details d where d.sale_id = ${sale} on conflict do nothing`,
    )
    await query(`insert into subscriptions (order_id, package_id, name, title, month, hour, days, price, qty)
      select o.id, package_id, name, title, month, hour, days, price, qty from orders o, subscriptions s where s.id = ${subscription} and o.invoice_number like 'INV-20261117-%' order by o.id`)
    await query(
      `insert into payment_attempts (tran_id, order_id, amount, status, settled_at) select 'MANY-' || lpad((order_id * 10 + n)::text, 8, '0'), order_id, 63250, 'failed', now() from sales, generate_series(0, 4) n`,
    )
    await query(
      `insert into outbox (key, kind, phone, text) select 'many ' || n, 'sale-paid', '${phone}', 'Message ' || n from generate_series(1, 450) n`,
    )
  }

  it('when it comes in pages, each thing is there once, newest first, as one file on lines', async () => {
    await buyMuch(61, 2)
    const { body } = await ask()
    const { data } = JSON.parse(body) as { data: Record<string, Record<string, string>[]> }
    expect(body).toBe(JSON.stringify({ data }, null, 2))
    const inOrder = async (sql: string) => (await query(sql)).rows.map((row) => Object.values(row)[0])
    for (const [list, field, sql] of [
      [
        'sales',
        'invoice_number',
        'select invoice_number from sales join orders on orders.id = order_id order by sales.id desc',
      ],
      [
        'subscriptions',
        'invoice_number',
        'select invoice_number from subscriptions join orders on orders.id = order_id order by subscriptions.id desc',
      ],
      ['payments', 'transaction_id', 'select tran_id from payment_attempts order by id desc'],
      [
        'payments',
        'invoice_number',
        'select invoice_number from payment_attempts a join orders on orders.id = order_id order by a.id desc',
      ],
      ['unmatched_payments', 'transaction_id', 'select tran_id from stray_money order by id desc'],
      ['messages', 'text', 'select text from outbox order by id desc'],
    ] as const)
      expect(
        data[list]?.map((one) => one[field]),
        list,
      ).toEqual(await inOrder(sql))
    expect(
      data['sales']?.map((sale) => [
        sale['details']?.length,
        (sale['ridingUsers'] as unknown as { name: string }[]).map(({ name }) => name).join(),
      ]),
    ).toEqual(
      expect.arrayContaining([
        [1, 'Mitu 1,Mitu 2'],
        [1, 'Mitu,Mitu 1,Mitu 2'],
      ]),
    )
  })

  it('when it was downloaded five times within a day, the sixth is refused with a sentence, until a day has passed', async () => {
    for (let turn = 0; turn < 5; turn += 1) expect((await ask()).statusCode).toBe(200)
    const refused = await ask()
    expect([refused.statusCode, ErrorBody.parse(refused.json()), refused.headers['retry-after']]).toEqual([
      429,
      {
        code: 'too_many_requests',
        message: 'You can download your data 5 times a day. Please try again in about 24 hours.',
      },
      '86400',
    ])
    const other = await signIn(test, '01812345678')
    expect((await test.app.inject({ url: '/api/user/data', headers: other.headers })).statusCode).toBe(200)
    clock.pass(86_400)
    expect((await ask()).statusCode).toBe(200)
  })

  it('while nobody reads it, little is read ahead, the database is free, others are answered, and it is the only one in any process', async () => {
    await buyMuch(400, 3)
    const asked = vi.spyOn(test.database.pool, 'query')
    const pages = () => asked.mock.calls.filter(([sql]) => JSON.stringify(sql).includes('sale_riders')).length
    const { file } = await handOverData({ ...test, kinds, config: readConfig({}) }, rina.customerId)
    file.read(0)
    const isStill = async (): Promise<boolean> => {
      const before = pages()
      for (let turn = 0; turn < 20; turn += 1) expect((await test.app.inject('/api/health')).statusCode).toBe(200)
      return before > 0 && pages() === before
    }
    await expect.poll(isStill, { timeout: 10_000 }).toBe(true)
    expect(pages()).toBeLessThan(10)
    const { pool } = test.database
    await expect.poll(() => [pool.idleCount - pool.totalCount, pool.waitingCount]).toEqual([0, 0])

    const other = await openDatabase(test.database.url)
    await expect(
      handOverData({ database: other, clock, kinds, config: readConfig({}) }, rina.customerId),
    ).rejects.toMatchObject({
      status: 429,
      message: 'Your data is already being downloaded. Please wait until that file is complete.',
    })
    await other.close()

    expect((JSON.parse(await text(file)) as { data: { sales: unknown[] } }).data.sales).toHaveLength(402)
    expect(pages()).toBe(21)
    asked.mockRestore()
    expect((await ask()).statusCode).toBe(200)
  })

  /** A download that has begun and waits for its messages, which somebody else holds. */
  async function stall() {
    await buyMuch(100, 10)
    const holder = await test.database.pool.connect()
    await holder.query('begin; lock table outbox in access exclusive mode')
    const answer = await download()
    return { answer, holder }
  }
  const inHand = async () => (await query(`select from limit_events where "limit" = 'own data in hand'`)).rowCount

  it('when the reader goes away, the work ends and the next may come', async () => {
    const { answer, holder } = await stall()
    expect((await ask()).statusCode).toBe(429)
    answer.destroy()
    const connections = promisify(test.app.server.getConnections.bind(test.app.server))
    await expect.poll(() => connections()).toBe(0)
    const asked = vi.spyOn(test.database.pool, 'query')
    await holder.query('commit')
    holder.release()
    await expect.poll(inHand).toBe(0)
    expect(asked.mock.calls.filter(([sql]) => JSON.stringify(sql).includes('tokens'))).toEqual([])
    asked.mockRestore()
    expect((await ask()).statusCode).toBe(200)
  })

  it.each([
    ['the customer is erased', () => `delete from customers where id = ${rina.customerId}`],
    ['something can no longer be read', () => 'alter table outbox rename to lost'],
  ])('when %s while it is read, the connection is cut, and nobody has a file that looks whole', async (_, happens) => {
    const { answer, holder } = await stall()
    await holder.query(happens())
    await holder.query('commit')
    holder.release()
    await expect(text(answer)).rejects.toMatchObject({ code: 'ECONNRESET' })
    await expect.poll(inHand).toBe(0)
  })
})
