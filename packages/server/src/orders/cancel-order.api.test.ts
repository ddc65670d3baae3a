import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { goBack } from '../testing/pay-as-customer.ts'
import { confirmNewestHeld } from '../testing/confirm-newest-held.ts'
import { openShop, type Buyer, type Shop } from '../testing/open-shop.ts'
import { openSecondProcess } from '../testing/second-process.ts'
import { holdLock, untilWaiting } from '../testing/waiting-for-locks.ts'
import { cancelOrder, expectCancelled } from './cancel-order.ts'

const BEING_CHECKED = 'Your payment is being checked by our staff. You do not need to pay again.'
const PAID = 'Something is paid for this order already. Please ask our staff.'

let shop: Shop
let buyer: Buyer
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  buyer = await shop.newcomer()
})

const query = async (text: string, ...values: unknown[]) => (await shop.database.pool.query(text, values)).rows
const strayOf = (kind: string, id: number) =>
  query(
    `select reason, s.status from stray_money s join payment_attempts a on a.id = attempt_id where order_id = (select order_id from ${kind}s where id = $1)`,
    id,
  )

describe.each([
  ['sales', 'sale', 'place'],
  ['subscriptions', 'subscription', 'join'],
] as const)('an unpaid order of %s', (path, kind, buy) => {
  const cancel = (id: number, who = buyer) =>
    who.call('POST', `/${path}/${id}/cancel`) as Promise<{ status: number; body: { data: object; message: string } }>
  const read = (id: number) =>
    buyer.call('GET', `/${path}/${id}`) as Promise<{ status: number; body: { data: object } }>
  const placed = async (headers = {}) => {
    const { body } = await buyer[buy]({}, headers)
    return { id: body.data.id, page: body.ssl_data.data }
  }

  it('when its customer cancels it, the answer is the order as it is read, and nobody can pay for it', async () => {
    const { id } = await placed()
    const answer = await cancel(id)
    expect(answer).toEqual({ status: 200, body: { data: (await read(id)).body.data, message: 'Order cancelled' } })
    expect(answer.body.data).toMatchObject({
      status: kind === 'sale' ? 'cancelled' : 0,
      paid: 0,
      payable: false,
      payment_pending: false,
    })
    expect(await buyer.call('POST', `/${path}/${id}/pay`)).toMatchObject({
      status: 409,
      body: { message: 'This order was cancelled. Please place a new one.' },
    })
  })

  it('when it is cancelled again, it is cancelled once and the answer is the same', async () => {
    const { id } = await placed()
    const first = await cancel(id)
    const at = () =>
      query(`select cancelled_at from orders where id = (select order_id from ${path} where id = $1)`, id)
    const before = await at()
    shop.clock.pass(60)
    expect(await cancel(id)).toEqual(first)
    expect(await at()).toEqual(before)
  })

  it('when money still comes for it, the money is kept and to be refunded', async () => {
    const { id, page } = await placed()
    await cancel(id)
    expect(await shop.pay(page)).toMatchObject({ status: 303 })
    expect(await strayOf(kind, id)).toEqual([{ reason: 'order_cancelled', status: 'refund_due' }])
    expect(await read(id)).toMatchObject({ body: { data: { paid: 0, payable: false } } })
  })

  it('when money still comes for it and is reported again, by notice and by the browser, it stays unpaid every time', async () => {
    const { id, page } = await placed()
    await cancel(id)
    const { form } = await shop.pay(page, { comeBack: false })
    for (let turn = 0; turn < 3; turn++) {
      expect((await goBack(form ?? { action: '', fields: {} })).location).toContain('/fail/')
      shop.clock.pass(30)
    }
    expect(await strayOf(kind, id)).toEqual([{ reason: 'order_cancelled', status: 'refund_due' }])
  })

  it('when it is paid, or a part of it, it is not cancelled', async () => {
    const { id, page } = await placed()
    await query(`update orders set paid = 100 where id = (select order_id from ${path} where id = $1)`, id)
    expect(await cancel(id)).toEqual({ status: 409, body: { message: PAID, code: 'conflict' } })
    await query(`update orders set paid = 0 where id = (select order_id from ${path} where id = $1)`, id)
    await shop.pay(page)
    expect(await cancel(id)).toMatchObject({ status: 409, body: { message: PAID } })
    expect(
      await query(`select cancelled_at from orders where id = (select order_id from ${path} where id = $1)`, id),
    ).toEqual([{ cancelled_at: null }])
  })

  it('when staff check a payment for it, it is not cancelled, and can be paid by them', async () => {
    const { id, page } = await placed()
    await shop.pay(page, { risky: true })
    expect(await cancel(id)).toEqual({ status: 409, body: { message: BEING_CHECKED, code: 'conflict' } })
    expect(await confirmNewestHeld(shop)).toBe('paid')
  })

  it('when it has expired, that is said', async () => {
    const { id } = await placed()
    await query(`update orders set expired_at = now() where id = (select order_id from ${path} where id = $1)`, id)
    expect(await cancel(id)).toMatchObject({ status: 409, body: { message: 'This order has expired already.' } })
  })

  it('when it is someone else’s, or nobody’s, the answer is 404 and it stays; without a token 401', async () => {
    const { id } = await placed()
    const other = await shop.newcomer()
    expect(await cancel(id, other)).toEqual(await cancel(999_999))
    expect((await cancel(id, other)).status).toBe(404)
    expect((await shop.app.inject({ method: 'POST', url: `/api/${path}/${id}/cancel` })).statusCode).toBe(401)
    expect((await cancel(0)).status).toBe(422)
    expect(await read(id)).toMatchObject({ body: { data: { payable: true } } })
  })

  it('when the same order is sent again after it, it is a new one', async () => {
    const key = { 'idempotency-key': `again ${buyer.customerId}` }
    const { id } = await placed(key)
    await cancel(id)
    const again = await buyer[buy]({}, key)
    expect(again.status).toBe(201)
    expect(again.body.data.id).not.toBe(id)
  })
})

describe('cancelling without end', () => {
  it('when it is asked for sixty times within an hour, it has to wait', async () => {
    const { body } = await buyer.place()
    const cancel = () => buyer.call('POST', `/sales/${body.data.id}/cancel`)
    for (let turn = 0; turn < 60; turn++) expect((await cancel()).status).toBe(200)
    expect(await cancel()).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  })
})

describe('an order that is paid and cancelled at the same moment, by two processes', () => {
  /** Both wait for the order; who came first goes first. */
  async function race(first: 'paid' | 'cancelled') {
    const other = await openSecondProcess(shop)
    const { body } = await buyer.place()
    const { id } = body.data
    const own = { id, by: { customer: buyer.customerId } }
    const cancelSale = async () => {
      await cancelOrder(other.orders, 'sale', own)
      return expectCancelled(await other.sales.queries.one(own, shop.clock.now()))
    }
    const { form } = await shop.pay(body.ssl_data.data, { comeBack: false })
    const steps = {
      paid: () =>
        shop.app.inject({
          method: 'POST',
          url: new URL(form?.action ?? '').pathname,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams(form?.fields).toString(),
        }),
      cancelled: () =>
        cancelSale().then(
          () => 'cancelled',
          (error: Error) => error.message,
        ),
    }
    const held = await holdLock(
      shop.database.pool,
      'select from orders where id = (select order_id from sales where id = $1) for update',
      [id],
    )
    const one = steps[first]()
    await untilWaiting(shop.database.pool, 1)
    const two = steps[first === 'paid' ? 'cancelled' : 'paid']()
    await untilWaiting(shop.database.pool, 2)
    await held.release()
    const answers = await Promise.all([one, two])
    await other.close()
    const [sale] = await query(
      'select paid > 0 as paid, cancelled_at is not null as cancelled from orders where id = (select order_id from sales where id = $1)',
      id,
    )
    return { sale, said: answers.find((answer) => typeof answer === 'string'), stray: await strayOf('sale', id) }
  }

  it('when the payment is first, it is paid and not cancelled', async () => {
    expect(await race('paid')).toEqual({ sale: { paid: true, cancelled: false }, said: PAID, stray: [] })
  })

  it('when the cancelling is first, it is cancelled and the money goes back', async () => {
    expect(await race('cancelled')).toEqual({
      sale: { paid: false, cancelled: true },
      said: 'cancelled',
      stray: [{ reason: 'order_cancelled', status: 'refund_due' }],
    })
  })

  it('when it is looked at first and cancelled then, a payment in between is cancelled with it (control)', async () => {
    const { body } = await buyer.place()
    const [{ paid }] = await query(
      'select paid from orders where id = (select order_id from sales where id = $1)',
      body.data.id,
    )
    await shop.pay(body.ssl_data.data)
    if (paid === 0)
      await query(
        'update orders set cancelled_at = now() where id = (select order_id from sales where id = $1)',
        body.data.id,
      )
    expect(
      await query(
        'select paid > 0 as paid, cancelled_at is not null as cancelled from orders where id = (select order_id from sales where id = $1)',
        body.data.id,
      ),
    ).toEqual([{ paid: true, cancelled: true }])
  })
})
