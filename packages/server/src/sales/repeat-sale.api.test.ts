import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openShop, type Buyer, type Shop } from '../testing/open-shop.ts'

const HOUR = 3600

describe('the same order sent again', () => {
  let shop: Shop
  let buyer: Buyer
  beforeAll(async () => {
    shop = await openShop()
  })
  beforeEach(async () => {
    buyer = await shop.newcomer()
  })
  afterAll(() => shop.close())

  const key = (value: string) => ({ 'idempotency-key': value })
  const made = async (value: string) =>
    (await shop.database.pool.query('select id from orders where idempotency_key = $1', [value])).rows.length
  const attempts = async (id: number) =>
    (
      await shop.database.pool.query(
        'select id from payment_attempts where order_id = (select order_id from sales where id = $1)',
        [id],
      )
    ).rows.length

  it('when it comes with its key, the answer is the first order and its page', async () => {
    const [first, second] = [await buyer.place({}, key('a')), await buyer.place({}, key('a'))]
    expect(second).toEqual(first)
    expect(await attempts(first.body.data.id)).toBe(1)
  })

  it('when it comes with its key and another content, the answer is the first order', async () => {
    const first = await buyer.place({}, key('b'))
    expect((await buyer.place({ details: [{ product_id: 1, qty: 1 }], riding_users: [] }, key('b'))).body).toEqual(
      first.body,
    )
  })

  it('when its branch was closed meanwhile, it and paying for it are refused as placing is, and not offered; open again, it is paid', async () => {
    const { body } = await buyer.place({}, key('closes'))
    const { id } = body.data
    const pay = () => buyer.call('POST', `/sales/${id}/pay`)
    const isOffered = async () =>
      ((await buyer.call('GET', `/sales/${id}`)).body as { data: { payable: boolean } }).data.payable
    const setOpen = (open: boolean) => shop.database.pool.query('update branches set open = $1 where id = 1', [open])
    await setOpen(false)
    const refusal = { status: 422, body: { errors: { branch_id: ['Please select a branch'] } } }
    const refused = [await buyer.place(), await buyer.place({}, key('closes')), await pay()]
    const offered = await isOffered()
    await setOpen(true)
    for (const answer of refused) expect(answer).toMatchObject(refusal)
    expect(offered).toBe(false)
    expect(await isOffered()).toBe(true)
    expect(await pay()).toMatchObject({ status: 201 })
  })

  it('when ten come at once, they are one order, one attempt and one page, and no number is lost', async () => {
    const counter = async () =>
      (await shop.database.pool.query('select last from invoice_counters')).rows[0].last as number
    const before = await counter()
    const answers = await Promise.all(Array.from({ length: 10 }, () => buyer.place({}, key('c'))))
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    expect(await made('c')).toBe(1)
    expect(await attempts(answers[0]?.body.data.id ?? 0)).toBe(1)
    expect(await counter()).toBe(before + 1)
  })

  it('when ten come at once and nothing but a look before writing stands between them, several are written (control)', async () => {
    const { pool } = shop.database
    await pool.query('create table looked_first (key text)')
    const looks = await Promise.all(
      Array.from({ length: 10 }, () => pool.query(`select 1 from looked_first where key = 'c'`)),
    )
    const free = looks.filter(({ rows }) => rows.length === 0)
    await Promise.all(free.map(() => pool.query(`insert into looked_first values ('c')`)))
    expect((await pool.query('select count(*) as n from looked_first')).rows[0].n).toBe(10)
  })

  it('when two customers use the same key, each has an order of their own', async () => {
    const other = await shop.buyer('01812345678')
    const [mine, theirs] = [await buyer.place({}, key('d')), await other.place({}, key('d'))]
    expect(theirs.body.data.id).not.toBe(mine.body.data.id)
  })

  it('when it comes without a key, it is another order', async () => {
    expect((await buyer.place()).body.data.id).not.toBe((await buyer.place()).body.data.id)
  })

  it('when the order is paid by then, the page is its success screen and no attempt is added', async () => {
    const first = await buyer.place({}, key('e'))
    await shop.pay(first.body.ssl_data.data)
    const again = await buyer.place({}, key('e'))
    expect(again).toMatchObject({
      status: 201,
      body: {
        data: first.body.data,
        ssl_data: { status: 'success', data: `${shop.url}/ticket-checkout/success/${first.body.data.id}` },
      },
    })
    expect(await attempts(first.body.data.id)).toBe(1)
  })

  it('when the first payment was cancelled, the page is a new one for the same order', async () => {
    const first = await buyer.place({}, key('f'))
    await shop.pay(first.body.ssl_data.data, { outcome: 'cancel' })
    const again = await buyer.place({}, key('f'))
    expect(again).toMatchObject({ status: 201, body: { data: first.body.data } })
    expect(again.body.ssl_data.data).not.toBe(first.body.ssl_data.data)
  })

  it('when the gateway was silent the first time, the order is kept, and paid for the second time', async () => {
    const open = vi
      .spyOn(shop.gateway, 'openSession')
      .mockResolvedValueOnce({ outcome: 'refused', reason: 'Store is De-active', answer: {} })
    const first = await buyer.place({}, key('g'))
    expect(first).toMatchObject({
      status: 502,
      body: { code: 'gateway_unavailable', ssl_data: { status: 'fail', data: null } },
    })
    expect(await buyer.place({}, key('g'))).toMatchObject({
      status: 201,
      body: { data: first.body.data, ssl_data: { status: 'success' } },
    })
    open.mockRestore()
  })

  it.each([
    ['empty', '  ', 'The Idempotency-Key is empty.'],
    ['201 long', 'k'.repeat(201), 'The Idempotency-Key can have at most 200 characters.'],
  ])('when the key is %s, that is said', async (_, value, message) =>
    expect(await buyer.place({}, key(value))).toMatchObject({ status: 422, body: { message } }),
  )

  it('when a day has passed, the key is free again; a moment before it is not', async () => {
    const first = await buyer.place({}, key('h'))
    await shop.pay(first.body.ssl_data.data)
    shop.clock.pass(24 * HOUR - 1)
    expect((await buyer.place({}, key('h'))).body.data).toEqual(first.body.data)
    shop.clock.pass(1)
    const later = await buyer.place({ booking_date: '2026-11-16' }, key('h'))
    expect(later).toMatchObject({ status: 201, body: { data: { invoice_number: 'INV-20261116-00001' } } })
    expect((await buyer.place({ booking_date: '2026-11-16' }, key('h'))).body.data).toEqual(later.body.data)
  })
})
