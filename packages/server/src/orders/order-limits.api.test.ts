import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dhakaDay } from '#contract/rules/dates.ts'
import { PlaceSale } from '#contract/schemas/place-sale.ts'
import { placeSale } from '../sales/place-sale.ts'
import { firstOrder, openShop, type Buyer, type Shop } from '../testing/open-shop.ts'
import { openSecondProcess } from '../testing/second-process.ts'
import { signIn } from '../testing/sign-in.ts'
import { holdLock, untilWaiting } from '../testing/waiting-for-locks.ts'

const HOUR = 3600
const UNPAID = 'You have unpaid orders already. Please pay or cancel one first.'
const OFTEN = 'Please wait a little before the next order.'

let shop: Shop
let buyer: Buyer
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  buyer = await shop.newcomer()
})
// Each test places orders on a day of its own, so that none is of yesterday.
afterEach(() => shop.clock.pass(24 * HOUR))

const query = (text: string, ...values: unknown[]) => shop.database.pool.query(text, values)
const ordersOf = async (who = buyer) =>
  (await query(`select count(*) as n from orders where customer_id = $1`, who.customerId)).rows[0].n as number
const numbers = async () =>
  (await query('select coalesce(sum(last), 0) as n from invoice_counters')).rows[0].n as unknown
const payAll = async () => {
  await query('update orders set paid = total, paid_at = now() where customer_id = $1', buyer.customerId)
}
const place = (count: number) => Promise.all(Array.from({ length: count }, () => buyer.place()))
const order = () => firstOrder(buyer.customerId, dhakaDay(shop.clock.now()))
/** With the headers of the answer. */
const postOrder = async () => {
  const phone = (await query('select phone from customers where id = $1', buyer.customerId)).rows[0].phone as string
  const { headers } = await signIn(shop, phone)
  return shop.app.inject({ method: 'POST', url: '/api/sales', headers, payload: order() })
}

describe('orders that wait for their money', () => {
  it('when there are ten, tickets and memberships together, the next is refused and nothing of it is kept', async () => {
    for (let turn = 0; turn < 5; turn++) {
      expect((await buyer.place()).status).toBe(201)
      expect((await buyer.join()).status).toBe(201)
    }
    const before = await numbers()
    for (const next of [await buyer.place(), await buyer.join()])
      expect(next).toEqual({
        status: 429,
        body: { message: UNPAID, code: 'too_many_requests', data: { unpaid_orders: true } },
      })
    expect([await ordersOf(), await numbers()]).toEqual([10, before])
    expect((await (await shop.newcomer()).place()).status).toBe(201)
  })

  it('when one is paid or cancelled, there is room for one more', async () => {
    const [first, second] = await place(10)
    expect((await buyer.place()).status).toBe(429)
    await shop.pay(first?.body.ssl_data.data ?? '')
    expect((await buyer.place()).status).toBe(201)
    expect((await buyer.join()).status).toBe(429)
    await buyer.call('POST', `/sales/${second?.body.data.id}/cancel`)
    expect((await buyer.join()).status).toBe(201)
  })

  it('when one is a day old, it counts no more; Retry-After says when that is', async () => {
    await buyer.place()
    shop.clock.pass(2 * HOUR)
    await place(9)
    shop.clock.pass(HOUR)
    const refused = await postOrder()
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(21 * HOUR)])
    shop.clock.pass(21 * HOUR - 1)
    expect((await buyer.place()).status).toBe(429)
    shop.clock.pass(1)
    expect((await buyer.place()).status).toBe(201)
  })

  it('when an order comes again with its key, it is answered like the first, however many wait', async () => {
    const keys = Array.from({ length: 10 }, (_, n) => ({ 'idempotency-key': `key ${n} of ${buyer.customerId}` }))
    const firsts = await Promise.all(keys.map((key) => buyer.place({}, key)))
    expect((await buyer.place({}, { 'idempotency-key': 'another' })).status).toBe(429)
    for (const [n, key] of keys.entries()) expect(await buyer.place({}, key)).toEqual(firsts[n])
  })

  it('when the last one that is allowed comes ten times at once, all ten are answered with it', async () => {
    await place(9)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => buyer.place({}, { 'idempotency-key': `once ${buyer.customerId}` })),
    )
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect([answers[0]?.status, await ordersOf()]).toEqual([201, 10])
  })
})

describe('orders within an hour', () => {
  it('when there were thirty, paid or not, the next has to wait until the first is an hour old', async () => {
    await place(5)
    shop.clock.pass(600)
    await payAll()
    for (const count of [9, 9, 7]) {
      await place(count)
      await payAll()
    }
    expect(await ordersOf()).toBe(30)
    const refused = await postOrder()
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
      429,
      '3000',
      { message: OFTEN, code: 'too_many_requests' },
    ])
    shop.clock.pass(2999)
    expect(await buyer.join()).toMatchObject({ status: 429, body: { message: OFTEN } })
    shop.clock.pass(1)
    expect((await buyer.join()).status).toBe(201)
  })
})

describe('a crowd of orders of one customer', () => {
  const fromTwo = async (count: number) => {
    const other = await openSecondProcess(shop)
    const wanted = { ...PlaceSale.parse(order()), key: null, language: 'en' as const }
    const tries = Array.from({ length: count }, (_, n) =>
      n % 2
        ? buyer.place().then(({ status }) => status === 201)
        : placeSale(other.sales, wanted, { customer: buyer.customerId }).then(
            () => true,
            () => false,
          ),
    )
    return { done: Promise.all(tries), close: other.close }
  }

  it('when forty come at once from two processes, ten are placed', async () => {
    const { done, close } = await fromTwo(40)
    expect((await done).filter(Boolean)).toHaveLength(10)
    expect(await ordersOf()).toBe(10)
    await close()
  })

  it('when they do not take turns, more are placed (control)', async () => {
    const source = (await query(`select pg_get_functiondef('order_waits'::regproc) as source`)).rows[0].source as string
    await query(source.replace(/perform pg_advisory_xact_lock.*?;/i, ''))
    await buyer.place()
    const held = await holdLock(shop.database.pool, 'select from invoice_counters for update')
    const { done, close } = await fromTwo(16)
    await untilWaiting(shop.database.pool, 16)
    await held.release()
    expect((await done).filter(Boolean)).toHaveLength(16)
    await close()
    await query(source)
  })
})
