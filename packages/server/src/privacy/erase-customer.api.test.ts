import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLogger } from '../http/log.ts'
import { outboxSms } from '../integrations/outbox-sms.ts'
import { forgetPayer } from '#sandbox-gateway/forget-payer.ts'
import { removeVoidedReceipts } from '../receipts/remove-voided.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { giveHistory, insertRow } from '../testing/customer-history.ts'
import { heldStorage } from '../testing/held-storage.ts'
import { profileForm } from '../testing/profile-form.ts'
import { rightRow } from '../testing/right-rows.ts'
import { signIn, type SignedInCustomer } from '../testing/sign-in.ts'
import { hasMoneyOnItsWay } from './erase-queries.ts'

const phone = '01712345678'

describe('DELETE user', () => {
  let test: TestApp
  let storage: ReturnType<typeof heldStorage>
  let dataDir: string
  let told: string[][]
  let rina: SignedInCustomer
  let orders: Awaited<ReturnType<typeof giveHistory>>
  beforeEach(async () => {
    storage = heldStorage()
    dataDir = await mkdtemp(join(tmpdir(), 'erase-'))
    told = []
    const sms = outboxSms(dataDir, logger)
    await sms.send({ to: phone, text: '482913 is your code.', kind: 'code', ref: '1' })
    await sms.send({ to: '01812345678', text: '391482 is your code.', kind: 'code', ref: '2' })
    test = await buildTestApp({
      deps: {
        storage,
        sms,
        forgetPayer: async (tx, tranIds) => {
          told.push(tranIds)
          await forgetPayer(tx, tranIds)
        },
      },
    })
    rina = await signIn(test, phone)
    orders = await giveHistory(test.database.pool, { customerId: rina.customerId, phone })
  })
  afterEach(async () => {
    await test.close()
    await rm(dataDir, { recursive: true })
  })

  const logger = createLogger('debug', { write: () => {} })
  const erase = (headers: Record<string, string> = rina.headers) =>
    test.app.inject({ method: 'DELETE', url: '/api/user', headers })
  const rowsOf = async (sql: string) => (await test.database.pool.query<Record<string, unknown>>(sql)).rows
  const everything = async (but = ''): Promise<string> => {
    const tables = await rowsOf(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_schema in ('public', 'sandbox') and table_name <> '${but}' order by 1`,
    )
    const contents = await Promise.all(tables.map(({ name }) => rowsOf(`select * from ${String(name)} order by 1`)))
    return JSON.stringify(contents)
  }

  it('when nobody is signed in, the answer is 401 and nobody is deleted', async () => {
    expect((await erase({})).statusCode).toBe(401)
    expect(await rowsOf('select id from customers')).toHaveLength(1)
  })

  it('when the account is deleted, nothing in any table names the person or the children', async () => {
    await test.database.pool.query(
      `update customers set name = 'Rina Akter', spouse_name = 'Karim', email = 'rina@example.com'`,
    )
    await test.database.pool.query('delete from limit_events')
    await insertRow(test.database.pool, 'sandbox.sessions', {
      session_key: 'the sandbox',
      tran_id: `SALE-PAID-${rina.customerId}`,
      amount: 63_250,
      status: 'paid',
      opened_at: new Date(),
      expires_at: new Date(),
      request: { cus_name: 'Rina Akter', cus_phone: phone, cus_email: 'rina@example.com', product_name: 'Kid Play' },
    })
    const personal = ['Rina', 'Karim', 'rina@example.com', phone, 'Mitu', '432155']
    const before = await everything()
    expect(personal.filter((word) => !before.includes(word))).toEqual([])
    expect((await erase()).json()).toEqual({ message: 'Your account has been deleted.' })
    const after = await everything()
    expect(personal.filter((word) => after.includes(word))).toEqual([])
  })

  it('when the account is deleted, the books still add up', async () => {
    const books = () =>
      rowsOf('select kind, invoice_number, sale_date, paid, total from orders order by invoice_number')
    const money = () =>
      rowsOf(
        'select tran_id, amount, status, val_id, bank_tran_id, card_type, settled_at from payment_attempts order by id',
      )
    const before = [
      await books(),
      await money(),
      await rowsOf('select product_id, name, qty, price from sale_details order by id'),
    ]
    await erase()
    expect([
      await books(),
      await money(),
      await rowsOf('select product_id, name, qty, price from sale_details order by id'),
    ]).toEqual(before)
    expect(await rowsOf('select val_id, amount, status from stray_money')).toEqual([
      { val_id: `STRAY-${rina.customerId}`, amount: 63_250, status: 'refund_due' },
    ])
    expect(await rowsOf('select distinct customer_id from orders')).toEqual([{ customer_id: null }])
    expect(await rowsOf('select name, age, type from sale_riders')).toEqual([
      { name: null, age: null, type: 'Kid Play' },
      { name: null, age: null, type: 'Kid Play' },
    ])
  })

  it('when the account is deleted, no code lets anybody in any more and unpaid orders are cancelled', async () => {
    await erase()
    expect(await rowsOf('select id from orders where code is not null')).toEqual([])
    const cancelled = (table: string) =>
      rowsOf(`select own.id from ${table} own join orders on orders.id = order_id where cancelled_at is not null`)
    expect(await cancelled('sales')).toEqual([{ id: orders.unpaidSale }])
    expect(await cancelled('subscriptions')).toEqual([{ id: orders.unpaidSubscription }])
  })

  it('when the account is deleted, every device is signed out', async () => {
    const tablet = await signIn(test, phone)
    await erase()
    for (const { headers } of [rina, tablet])
      expect((await test.app.inject({ url: '/api/user', headers })).statusCode).toBe(401)
  })

  it('when the account is deleted, the picture is gone', async () => {
    const image = new File(
      [
        new Uint8Array(
          await sharp({ create: { width: 200, height: 200, channels: 3, background: '#3a7' } })
            .png()
            .toBuffer(),
        ),
      ],
      'me.png',
    )
    await test.app.inject(profileForm({ name: 'Rina', spouse_name: 'Karim', image }, rina.headers))
    expect(storage.files.size).toBe(6)
    await erase()
    expect([storage.files.size, await rowsOf('select id from pictures')]).toEqual([0, []])
  })

  it('when the account is deleted, its links open no receipt any more, and the file that names the customer goes', async () => {
    const { data } = (await test.app.inject({ url: `/api/sales/${orders.sale}`, headers: rina.headers })).json<{
      data: { invoice_url: string }
    }>()
    const receipt = () => test.app.inject(new URL(data.invoice_url).pathname)
    const kept = () => [...storage.files].filter(([key]) => key.startsWith('receipts/')).map(([, bytes]) => bytes)
    const { rawPayload } = await receipt()
    expect(kept()).toEqual([rawPayload])
    await erase()
    expect((await receipt()).statusCode).toBe(404)
    await removeVoidedReceipts({ ...test, storage, logger })
    expect(kept()).toEqual([])
  })

  it('when the account is deleted, its messages in the file of those who try the site out are gone, and no others', async () => {
    const lines = async () =>
      (await readFile(join(dataDir, 'outbox', 'sms.jsonl'), 'utf8'))
        .split('\n')
        .slice(0, -1)
        .map((line) => (JSON.parse(line) as { to: string }).to)
    expect(await lines()).toEqual([phone, '01812345678'])
    await erase()
    expect(await lines()).toEqual(['01812345678'])
  })

  it('while the storage takes its time to remove the picture, the account is gone, the database is free and others are answered', async () => {
    const image = new File(
      [
        new Uint8Array(
          await sharp({ create: { width: 200, height: 200, channels: 3, background: '#3a7' } })
            .png()
            .toBuffer(),
        ),
      ],
      'me.png',
    )
    await test.app.inject(profileForm({ name: 'Rina', spouse_name: 'Karim', image }, rina.headers))
    const removing = storage.hold('remove', '')
    const erasing = erase()
    await expect.poll(removing.waiting).toBe(6)
    const { pool } = test.database
    await expect.poll(() => [pool.idleCount - pool.totalCount, pool.waitingCount]).toEqual([0, 0])
    expect(await rowsOf('select id from customers')).toEqual([])
    expect((await test.app.inject('/api/health')).statusCode).toBe(200)
    removing.release()
    expect((await erasing).statusCode).toBe(200)
  })

  const orderOf = async (table: string, id: number) =>
    Number((await rowsOf(`select order_id from ${table} where id = ${id}`))[0]?.['order_id'])

  /** More orders than are worked through at a time, each paid for by an attempt. */
  const buyMuch = async (count: number): Promise<void> => {
    await test.database.pool
      .query(`insert into orders (kind, customer_id, invoice_number, sale_date, subtotal, vat_rate_bp, vat_amount, total, paid, paid_at, code)
      select kind, customer_id, 'INV-20261116-' || lpad(n::text, 5, '0'), sale_date, subtotal, vat_rate_bp, vat_amount, total, paid, paid_at, 'MUCH-' || n
      from orders, generate_series(1, ${count}) n where id = (select order_id from sales where id = ${orders.sale})`)
    await test.database.pool.query(`with made as (
        insert into sales (order_id, branch_id, booking_date) select o.id, s.branch_id, s.booking_date from orders o, sales s where o.code like 'MUCH-%' and s.id = ${orders.sale} returning id
      ) insert into sale_riders (sale_id, name, age, type) select id, 'Mitu', 4, 'Kid Play' from made`)
    await test.database.pool
      .query(`insert into payment_attempts (tran_id, order_id, amount, status, val_id, settled_at, last_answer)
      select 'MUCH-PAID-' || id, id, 63250, 'paid', 'MUCH-' || id, now(), '{"cus_name": "Rina"}' from orders where code like 'MUCH-%'`)
  }

  it('when a customer has bought more often than is worked through at once, all of it is erased and no list grows with it', async () => {
    await buyMuch(130)
    expect((await erase()).statusCode).toBe(200)
    expect(await rowsOf(`select id from sale_riders where name is not null`)).toEqual([])
    expect(
      await rowsOf(`select id from orders where code is not null or customer_id is not null or receipt_version <> 2`),
    ).toEqual([])
    expect(await rowsOf(`select id from payment_attempts where last_answer is not null`)).toEqual([])
    expect(told.flat()).toHaveLength(133)
    expect(told.every((list) => list.length <= 20)).toBe(true)
  })

  it('when money is on its way for the last of many orders, none of them is touched', async () => {
    await buyMuch(130)
    const attempt = {
      ...rightRow.payment_attempts,
      status: 'open',
      order_id: await orderOf('subscriptions', orders.unpaidSubscription),
      settled_at: null,
      val_id: null,
      tran_id: 'ON-ITS-WAY',
    }
    await insertRow(test.database.pool, 'payment_attempts', attempt)
    const before = await everything('limit_events')
    expect((await erase()).statusCode).toBe(409)
    expect(await everything('limit_events')).toBe(before)
  })

  it('when it was tried five times within the hour, the sixth is refused with 429', async () => {
    const attempt = {
      ...rightRow.payment_attempts,
      status: 'open',
      order_id: await orderOf('sales', orders.unpaidSale),
      settled_at: null,
      val_id: null,
      tran_id: 'ON-ITS-WAY',
    }
    await insertRow(test.database.pool, 'payment_attempts', attempt)
    const answers = []
    for (let turn = 0; turn < 6; turn += 1) answers.push(await erase())
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409, 409, 429])
    expect(answers[5]?.headers).toHaveProperty('retry-after')
  })

  it('when the same phone signs in again, it is a new customer who knows nothing of the old one', async () => {
    await erase()
    const again = await signIn(test, phone)
    expect(again.customerId).not.toBe(rina.customerId)
    const { data } = (await test.app.inject({ url: '/api/user', headers: again.headers })).json<{ data: unknown }>()
    expect(data).toMatchObject({ name: null, childrens: [] })
    expect((await test.app.inject({ url: '/api/user/data', headers: again.headers })).json()).toMatchObject({
      data: { sales: [], subscriptions: [], payments: [], messages: [] },
    })
  })

  it('when another customer has the same history, nothing of theirs changes', async () => {
    const karim = await signIn(test, '01812345678')
    await giveHistory(test.database.pool, { customerId: karim.customerId, phone: '01812345678' })
    const read = async () =>
      (await test.app.inject({ url: '/api/user/data', headers: karim.headers })).json<{ data: object }>().data
    const before = await read()
    await erase()
    expect({ ...(await read()), made_at: '' }).toEqual({ ...before, made_at: '' })
  })

  it.each(['open', 'held'])('when a payment is %s, the account stays and a sentence says why', async (status) => {
    const attempt = {
      ...rightRow.payment_attempts,
      status,
      order_id: await orderOf('sales', orders.unpaidSale),
      settled_at: null,
      val_id: status === 'held' ? 'HELD-1' : null,
      tran_id: 'ON-ITS-WAY',
    }
    await insertRow(test.database.pool, 'payment_attempts', attempt)
    const before = await everything('limit_events')
    const answer = await erase()
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      {
        code: 'conflict',
        message:
          'A payment of yours may still be on its way. Please try again later: an unfinished payment closes by itself within 24 hours.',
      },
    ])
    expect(await everything('limit_events')).toBe(before)
  })

  it('when something fails halfway, nothing is deleted', async () => {
    const before = await everything('limit_events')
    await test.database.pool
      .query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'not now'; end $$;
      create trigger refuse before delete on customers execute function refuse()`)
    expect((await erase()).statusCode).toBe(500)
    expect(await everything('limit_events')).toBe(before)
  })

  it('when the account is deleted five times at once, it is deleted once and nobody meets an accident', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => erase()))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401, 401, 401, 401])
  })

  it('when a payment begins while the account is being deleted, the deleting waits for it and is refused', async () => {
    const unpaidOrder = await orderOf('sales', orders.unpaidSale)
    const paying = await test.database.pool.connect()
    await paying.query('begin')
    await paying.query(
      `insert into payment_attempts (tran_id, order_id, amount) select 'JUST-BEGUN', order_id, 63250 from sales where id = $1`,
      [orders.unpaidSale],
    )
    // The control: whoever looks without waiting sees nothing of it.
    expect(await hasMoneyOnItsWay(test.database.db, [unpaidOrder])).toBe(false)
    const erasing = erase()
    await expect
      .poll(
        async () =>
          (
            await rowsOf(
              `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
            )
          ).length,
      )
      .toBeGreaterThan(0)
    await paying.query('commit')
    paying.release()
    expect((await erasing).statusCode).toBe(409)
  })
})
