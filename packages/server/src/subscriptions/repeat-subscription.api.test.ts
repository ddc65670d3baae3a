import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type Buyer, type Shop } from '../testing/open-shop.ts'

describe('the same membership ordered again', () => {
  let shop: Shop
  let buyer: Buyer
  beforeAll(async () => {
    shop = await openShop()
    buyer = await shop.buyer()
  })
  afterAll(() => shop.close())

  const key = (value: string) => ({ 'idempotency-key': value })
  const count = async (query: string, ...values: unknown[]) =>
    (await shop.database.pool.query(query, values)).rows.length

  it('when ten come at once with one key, they are one membership, one attempt and one page, and no number is lost', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => buyer.join({}, key('a'))))
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 201, body: { data: { invoice_number: 'INV-20261115-00001' } } })
    expect(await count('select id from subscriptions')).toBe(1)
    expect(await count('select id from payment_attempts')).toBe(1)
    expect((await shop.database.pool.query('select last from invoice_counters')).rows).toEqual([{ last: 1 }])
  })

  it('when a ticket order has used the key, it is free for a membership', async () => {
    const [ticket, membership] = [await buyer.place({}, key('b')), await buyer.join({}, key('b'))]
    expect(membership.status).toBe(201)
    expect(membership.body.data.invoice_number).not.toBe(ticket.body.data.invoice_number)
  })

  it('when it is paid by then, the page is its success screen', async () => {
    const first = await buyer.join({}, key('c'))
    await shop.pay(first.body.ssl_data.data)
    const again = await buyer.join({}, key('c'))
    expect(again).toMatchObject({
      status: 201,
      body: {
        data: first.body.data,
        ssl_data: { data: `${shop.url}/membership-checkout/success/${first.body.data.id}` },
      },
    })
  })

  it('when a day has passed, the key is free again', async () => {
    const first = await buyer.join({}, key('d'))
    await shop.pay(first.body.ssl_data.data)
    shop.clock.pass(24 * 3600)
    expect((await buyer.join({}, key('d'))).body.data.id).not.toBe(first.body.data.id)
  })

  it('when the customer is erased while the order is written, the answer is 401 and nothing is kept', async () => {
    const leaving = await shop.buyer('01812345678')
    const client = await shop.database.pool.connect()
    await client.query('begin')
    await client.query('delete from customers where id = $1', [leaving.customerId])
    const orders = Promise.all([leaving.join(), leaving.place()])
    // Both wait for the customer's row, one by one connection each, and then find it gone.
    await expect
      .poll(() =>
        count(`select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`),
      )
      .toBe(2)
    await client.query('commit')
    client.release()
    expect((await orders).map(({ status }) => status)).toEqual([401, 401])
    expect(await count('select id from orders where customer_id is null')).toBe(0)
  })
})
