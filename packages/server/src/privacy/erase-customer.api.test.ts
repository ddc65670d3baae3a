import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { giveHistory, insertRow } from '../testing/customer-history.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { profileForm } from '../testing/profile-form.ts'
import { rightRow } from '../testing/right-rows.ts'
import { signIn, type SignedInCustomer } from '../testing/sign-in.ts'
import { hasMoneyOnItsWay, orderIdsOf } from './erase-queries.ts'

const phone = '01712345678'

describe('DELETE user', () => {
  let test: TestApp
  let storage: ReturnType<typeof memoryStorage>
  let rina: SignedInCustomer
  let orders: Awaited<ReturnType<typeof giveHistory>>
  beforeEach(async () => {
    storage = memoryStorage()
    test = await buildTestApp({ deps: { storage } })
    rina = await signIn(test, phone)
    orders = await giveHistory(test.database.pool, { customerId: rina.customerId, phone })
  })
  afterEach(() => test.close())

  const erase = (headers: Record<string, string> = rina.headers) => test.app.inject({ method: 'DELETE', url: '/api/user', headers })
  const rowsOf = async (sql: string) => (await test.database.pool.query<Record<string, unknown>>(sql)).rows
  const everything = async (): Promise<string> => {
    const tables = await rowsOf(`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`)
    const contents = await Promise.all(tables.map(({ name }) => rowsOf(`select * from "${String(name)}" order by 1`)))
    return JSON.stringify(contents)
  }

  it('when nobody is signed in, the answer is 401 and nobody is deleted', async () => {
    expect((await erase({})).statusCode).toBe(401)
    expect(await rowsOf('select id from customers')).toHaveLength(1)
  })

  it('when the account is deleted, nothing in any table names the person or the children', async () => {
    await test.database.pool.query(`update customers set name = 'Rina Akter', spouse_name = 'Karim', email = 'rina@example.com'`)
    await test.database.pool.query('delete from limit_events')
    const personal = ['Rina', 'Karim', 'rina@example.com', phone, 'Mitu', '432155']
    const before = await everything()
    expect(personal.filter((word) => !before.includes(word))).toEqual([])
    expect((await erase()).json()).toEqual({ message: 'Your account has been deleted.' })
    const after = await everything()
    expect(personal.filter((word) => after.includes(word))).toEqual([])
  })

  it('when the account is deleted, the books still add up', async () => {
    const books = () => rowsOf(`select 'sale' as kind, invoice_number, sale_date, paid, grand_total as total from sales
      union all select 'subscription', invoice_number, sale_date, paid, total_amount from subscriptions order by invoice_number`)
    const money = () => rowsOf('select tran_id, amount, status, val_id, bank_tran_id, card_type, settled_at from payment_attempts order by id')
    const before = [await books(), await money(), await rowsOf('select product_id, name, qty, price from sale_details order by id')]
    await erase()
    expect([await books(), await money(), await rowsOf('select product_id, name, qty, price from sale_details order by id')]).toEqual(before)
    expect(await rowsOf('select val_id, amount, status from stray_money')).toEqual([{ val_id: `STRAY-${rina.customerId}`, amount: 63_250, status: 'refund_due' }])
    expect(await rowsOf('select distinct customer_id from sales union select customer_id from subscriptions')).toEqual([{ customer_id: null }])
    expect(await rowsOf('select name, age, type from sale_riders')).toEqual([{ name: null, age: null, type: 'Kid Play' }, { name: null, age: null, type: 'Kid Play' }])
  })

  it('when the account is deleted, no code lets anybody in any more and unpaid orders are cancelled', async () => {
    await erase()
    expect(await rowsOf('select id from sales where ticket_code is not null')).toEqual([])
    expect(await rowsOf('select id from subscriptions where membership_code is not null')).toEqual([])
    expect(await rowsOf('select id from sales where cancelled_at is not null')).toEqual([{ id: orders.unpaidSale }])
    expect(await rowsOf('select id from subscriptions where cancelled_at is not null')).toEqual([{ id: orders.unpaidSubscription }])
  })

  it('when the account is deleted, every device is signed out', async () => {
    const tablet = await signIn(test, phone)
    await erase()
    for (const { headers } of [rina, tablet]) expect((await test.app.inject({ url: '/api/user', headers })).statusCode).toBe(401)
  })

  it('when the account is deleted, the picture is gone', async () => {
    const image = new File([new Uint8Array(await sharp({ create: { width: 200, height: 200, channels: 3, background: '#3a7' } }).png().toBuffer())], 'me.png')
    await test.app.inject(profileForm({ name: 'Rina', spouse_name: 'Karim', image }, rina.headers))
    expect(storage.files.size).toBe(6)
    await erase()
    expect([storage.files.size, await rowsOf('select id from pictures')]).toEqual([0, []])
  })

  it('when the account is deleted, the receipt that names the customer is gone, and the next one is made without', async () => {
    const { data } = (await test.app.inject({ url: `/api/sales/${orders.sale}`, headers: rina.headers })).json<{ data: { invoice_url: string } }>()
    const receipt = () => test.app.inject(new URL(data.invoice_url).pathname)
    const kept = () => [...storage.files].filter(([key]) => key.startsWith('receipts/')).map(([, bytes]) => bytes)
    const before = await receipt()
    expect(kept()).toEqual([before.rawPayload])
    await erase()
    expect(kept()).toEqual([])
    const after = await receipt()
    expect(after.statusCode).toBe(200)
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false)
  })

  it('when the same phone signs in again, it is a new customer who knows nothing of the old one', async () => {
    await erase()
    const again = await signIn(test, phone)
    expect(again.customerId).not.toBe(rina.customerId)
    const { data } = (await test.app.inject({ url: '/api/user', headers: again.headers })).json<{ data: unknown }>()
    expect(data).toMatchObject({ name: null, childrens: [] })
    expect((await test.app.inject({ url: '/api/user/data', headers: again.headers })).json()).toMatchObject({ data: { sales: [], subscriptions: [], payments: [], messages: [] } })
  })

  it('when another customer has the same history, nothing of theirs changes', async () => {
    const karim = await signIn(test, '01812345678')
    await giveHistory(test.database.pool, { customerId: karim.customerId, phone: '01812345678' })
    const read = async () => (await test.app.inject({ url: '/api/user/data', headers: karim.headers })).json<{ data: object }>().data
    const before = await read()
    await erase()
    expect({ ...await read(), made_at: '' }).toEqual({ ...before, made_at: '' })
  })

  it.each(['open', 'held'])('when a payment is %s, the account stays and a sentence says why', async (status) => {
    const attempt = { ...rightRow.payment_attempts, status, sale_id: orders.unpaidSale, settled_at: null, val_id: status === 'held' ? 'HELD-1' : null, tran_id: 'ON-ITS-WAY' }
    await insertRow(test.database.pool, 'payment_attempts', attempt)
    const before = await everything()
    const answer = await erase()
    expect([answer.statusCode, answer.json()]).toEqual([409, {
      code: 'conflict', message: 'A payment of yours may still be on its way. Please try again later: an unfinished payment closes by itself within 24 hours.',
    }])
    expect(await everything()).toBe(before)
  })

  it('when something fails halfway, nothing is deleted', async () => {
    const before = await everything()
    await test.database.pool.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'not now'; end $$;
      create trigger refuse before delete on customers execute function refuse()`)
    expect((await erase()).statusCode).toBe(500)
    expect(await everything()).toBe(before)
  })

  it('when the account is deleted five times at once, it is deleted once and nobody meets an accident', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => erase()))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401, 401, 401, 401])
  })

  it('when a payment begins while the account is being deleted, the deleting waits for it and is refused', async () => {
    const paying = await test.database.pool.connect()
    await paying.query('begin')
    await paying.query(`insert into payment_attempts (tran_id, kind, sale_id, amount) values ('JUST-BEGUN', 'sale', $1, 63250)`, [orders.unpaidSale])
    // The control: whoever looks without waiting sees nothing of it.
    expect(await hasMoneyOnItsWay(test.database.db, await orderIdsOf(test.database.db, rina.customerId))).toBe(false)
    const erasing = erase()
    await expect.poll(async () => (await rowsOf(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).length).toBeGreaterThan(0)
    await paying.query('commit')
    paying.release()
    expect((await erasing).statusCode).toBe(409)
  })
})
