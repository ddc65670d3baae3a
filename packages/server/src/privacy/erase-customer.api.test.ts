import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { removeVoidedReceipts } from '../receipts/remove-voided.ts'
import { giveHistory, insertRow } from '../testing/customer-history.ts'
import { buyMuch, openAccount, quiet, type Account } from '../testing/erase-account.ts'
import { profileForm } from '../testing/profile-form.ts'
import { signIn } from '../testing/sign-in.ts'

describe('DELETE user', () => {
  let account: Account
  beforeEach(async () => {
    account = await openAccount()
  })
  afterEach(() => account.close())

  const uploadPicture = async () => {
    const { test, rina } = account
    const green = sharp({ create: { width: 200, height: 200, channels: 3, background: '#3a7' } })
    const image = new File([new Uint8Array(await green.png().toBuffer())], 'me.png')
    await test.app.inject(profileForm({ name: 'Rina', spouse_name: 'Karim', image }, rina.headers))
  }

  it('when nobody is signed in, the answer is 401 and nobody is deleted', async () => {
    const { erase, rowsOf } = account
    expect((await erase({})).statusCode).toBe(401)
    expect(await rowsOf('select id from customers')).toHaveLength(1)
  })

  it('when the account is deleted, nothing in any table names the person or the children', async () => {
    const { test, rina, erase, everything, phone } = account
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
    await insertRow(test.database.pool, 'audit_log', {
      at: new Date(),
      other: 'a test',
      act: 'customer.update',
      thing_kind: 'customer',
      thing_name: 'Rina of the log',
      changes: { phone: [phone, '01912349999'], note: ['kept', 'kept'] },
      personal: ['thing_name', 'phone'],
      customer_id: rina.customerId,
    })
    const personal = ['Rina', 'Karim', 'rina@example.com', phone, 'Mitu', '432155', 'Rina of the log', '01912349999']
    const before = await everything()
    expect(personal.filter((word) => !before.includes(word))).toEqual([])
    expect((await erase()).json()).toEqual({ message: 'Your account has been deleted.' })
    const after = await everything()
    expect(personal.filter((word) => after.includes(word))).toEqual([])
  })

  it('when the account is deleted, the books still add up', async () => {
    const { rina, erase, rowsOf } = account
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
    const { orders, erase, rowsOf } = account
    await erase()
    expect(await rowsOf('select id from orders where code is not null')).toEqual([])
    const cancelled = (table: string) =>
      rowsOf(`select own.id from ${table} own join orders on orders.id = order_id where cancelled_at is not null`)
    expect(await cancelled('sales')).toEqual([{ id: orders.unpaidSale }])
    expect(await cancelled('subscriptions')).toEqual([{ id: orders.unpaidSubscription }])
  })

  it('when the account is deleted, every device is signed out', async () => {
    const { test, rina, erase, phone } = account
    const tablet = await signIn(test, phone)
    await erase()
    for (const { headers } of [rina, tablet])
      expect((await test.app.inject({ url: '/api/user', headers })).statusCode).toBe(401)
  })

  it('when the account is deleted, the picture is gone', async () => {
    const { storage, erase, rowsOf } = account
    await uploadPicture()
    expect(storage.files.size).toBe(6)
    await erase()
    expect([storage.files.size, await rowsOf('select id from pictures')]).toEqual([0, []])
  })

  it('when the account is deleted, its links open no receipt any more, and the file that names the customer goes', async () => {
    const { test, storage, rina, orders, erase } = account
    const { data } = (await test.app.inject({ url: `/api/sales/${orders.sale}`, headers: rina.headers })).json<{
      data: { invoice_url: string }
    }>()
    const receipt = () => test.app.inject(new URL(data.invoice_url).pathname)
    const kept = () => [...storage.files].filter(([key]) => key.startsWith('receipts/')).map(([, bytes]) => bytes)
    const { rawPayload } = await receipt()
    expect(kept()).toEqual([rawPayload])
    await erase()
    expect((await receipt()).statusCode).toBe(404)
    await removeVoidedReceipts({ ...test, storage, logger: quiet })
    expect(kept()).toEqual([])
  })

  it('when the account is deleted, its messages in the file of those who try the site out are gone, and no others', async () => {
    const { dataDir, erase, phone } = account
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
    const { test, storage, erase, rowsOf } = account
    await uploadPicture()
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

  it('when a customer has bought more often than is worked through at once, all of it is erased and no list grows with it', async () => {
    const { told, erase, rowsOf } = account
    await buyMuch(account, 130)
    expect((await erase()).statusCode).toBe(200)
    expect(await rowsOf(`select id from sale_riders where name is not null`)).toEqual([])
    expect(
      await rowsOf(`select id from orders where code is not null or customer_id is not null or receipt_version <> 2`),
    ).toEqual([])
    expect(await rowsOf(`select id from payment_attempts where last_answer is not null`)).toEqual([])
    expect(told.flat()).toHaveLength(133)
    expect(told.every((list) => list.length <= 20)).toBe(true)
  })

  it('when the same phone signs in again, it is a new customer who knows nothing of the old one', async () => {
    const { test, rina, erase, phone } = account
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
    const { test, erase } = account
    const karim = await signIn(test, '01812345678')
    await giveHistory(test.database.pool, { customerId: karim.customerId, phone: '01812345678' })
    const read = async () =>
      (await test.app.inject({ url: '/api/user/data', headers: karim.headers })).json<{ data: object }>().data
    const before = await read()
    await erase()
    expect({ ...(await read()), made_at: '' }).toEqual({ ...before, made_at: '' })
  })
})
