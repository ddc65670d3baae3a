import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { byJob, openShop, type Buyer, type Shop } from '../testing/open-shop.ts'
import { expireOrders } from '../orders/expire-orders.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

let shop: Shop
let buyer: Buyer
beforeEach(async () => {
  shop = await openShop()
  buyer = await shop.buyer()
})
afterEach(() => shop.close())

const silent = { outcome: 'unknown', reason: 'The gateway could not be reached.' } as const
const rows = async (query: string, ...values: unknown[]) => (await shop.database.pool.query(query, values)).rows
const statusOf = async (id: number) =>
  (
    await rows(
      'select status from payment_attempts where order_id = (select order_id from sales where id = $1) order by id',
      id,
    )
  ).map(({ status }) => status as string)
const nextCheck = async () => (await rows('select next_check_at from payment_attempts'))[0].next_check_at as Date | null
const saleOf = async (id: number) =>
  ((await buyer.call('GET', `/sales/${id}`)).body as { data: { status: string; payment_pending: boolean } }).data

async function placed(by = buyer) {
  const { body } = await by.place()
  return { id: body.data.id, page: body.ssl_data.data }
}

describe('an attempt that nobody reports', () => {
  it('when it was paid, the gateway is asked from two minutes on and the order becomes paid', async () => {
    const { id, page } = await placed()
    await shop.pay(page, { outcome: 'stay' })
    shop.clock.pass(2 * MINUTE - 1)
    await reconcilePayments(shop.payments, byJob)
    expect(await saleOf(id)).toMatchObject({ status: 'unpaid', payment_pending: true })
    shop.clock.pass(1)
    await reconcilePayments(shop.payments, byJob)
    expect(await saleOf(id)).toMatchObject({ status: 'paid', payment_pending: false })
    expect(await rows('select text from outbox')).toHaveLength(1)
  })

  it('when the customer stays on the page, it is asked about at ever greater ages, and after a day it is over', async () => {
    const { id } = await placed()
    vi.spyOn(shop.gateway, 'query').mockResolvedValue({
      outcome: 'found',
      paidValIds: [],
      pending: true,
      failedReason: null,
      answer: {},
    })
    const [begun, ages] = [shop.clock.now().getTime(), [] as number[]]
    for (let next = await nextCheck(); next !== null; next = await nextCheck()) {
      ages.push((next.getTime() - begun) / 60_000)
      shop.clock.pass((next.getTime() - shop.clock.now().getTime()) / 1000)
      await reconcilePayments(shop.payments, byJob)
    }
    expect(ages).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 1440])
    expect(await statusOf(id)).toEqual(['expired'])
  })

  it('when the gateway is silent, nothing is given up: after a day it is asked about every hour, until it answers', async () => {
    const { id, page } = await placed()
    await shop.pay(page, { outcome: 'stay' })
    const ask = vi.spyOn(shop.gateway, 'query').mockResolvedValue(silent)
    for (let hour = 0; hour < 30; hour++) {
      shop.clock.pass(HOUR)
      await reconcilePayments(shop.payments, byJob)
    }
    expect(await statusOf(id)).toEqual(['open'])
    ask.mockRestore()
    shop.clock.pass(HOUR)
    await reconcilePayments(shop.payments, byJob)
    expect(await statusOf(id)).toEqual(['paid'])
  })

  it('when it failed and was paid in the same session later, and nobody says so, the money is found', async () => {
    const { id, page } = await placed()
    await shop.pay(page, { outcome: 'fail' })
    await shop.pay(page, { outcome: 'stay' })
    expect(await statusOf(id)).toEqual(['failed'])
    shop.clock.pass(2 * MINUTE)
    await reconcilePayments(shop.payments, byJob)
    expect(await statusOf(id)).toEqual(['paid'])
    expect(await saleOf(id)).toMatchObject({ status: 'paid' })
  })

  it('when the session was never opened because the gateway did not answer, the attempt ends after a day', async () => {
    vi.spyOn(shop.gateway, 'openSession').mockResolvedValueOnce(silent)
    const { id } = await placed()
    expect(await statusOf(id)).toEqual(['open'])
    shop.clock.pass(24 * HOUR)
    await reconcilePayments(shop.payments, byJob)
    expect(await statusOf(id)).toEqual(['expired'])
  })

  it('when the gateway refused the session, it is never asked about', async () => {
    vi.spyOn(shop.gateway, 'openSession').mockResolvedValueOnce({
      outcome: 'refused',
      reason: 'Store Credential Error',
      answer: {},
    })
    const ask = vi.spyOn(shop.gateway, 'query')
    const { id } = await placed()
    shop.clock.pass(48 * HOUR)
    await reconcilePayments(shop.payments, byJob)
    expect(ask).not.toHaveBeenCalled()
    expect(
      await rows(
        'select status, fail_reason from payment_attempts where order_id = (select order_id from sales where id = $1)',
        id,
      ),
    ).toEqual([{ status: 'failed', fail_reason: 'Store Credential Error' }])
  })

  it('when a session was paid twice, the first pays for the order and the second is kept', async () => {
    const { id, page } = await placed()
    await shop.pay(page, { outcome: 'stay' })
    const [payment] = await shop.payments.gateway
      .query((await rows('select tran_id from payment_attempts'))[0].tran_id as string)
      .then((answer) => (answer.outcome === 'found' ? answer.paidValIds : []))
    const real = shop.gateway.validate
    vi.spyOn(shop.gateway, 'query').mockResolvedValue({
      outcome: 'found',
      paidValIds: [payment ?? '', 'SECOND'],
      pending: false,
      failedReason: null,
      answer: {},
    })
    const validate = vi
      .spyOn(shop.gateway, 'validate')
      .mockImplementation(async (valId) => (valId === 'SECOND' ? silent : real(valId)))
    shop.clock.pass(2 * MINUTE)
    await reconcilePayments(shop.payments, byJob)
    expect(await saleOf(id)).toMatchObject({ status: 'paid' })
    validate.mockImplementation(async (valId) => {
      const answer = await real(payment ?? '')
      return answer.outcome === 'found' ? { ...answer, payment: { ...answer.payment, valId } } : answer
    })
    shop.clock.pass(2 * MINUTE)
    await reconcilePayments(shop.payments, byJob)
    expect(await rows('select val_id, reason, status from stray_money')).toEqual([
      { val_id: 'SECOND', reason: 'already_paid', status: 'refund_due' },
    ])
    expect(await rows('select next_check_at from payment_attempts')).toEqual([{ next_check_at: null }])
  })
})

describe('several processes', () => {
  it('when five reconcile at once, each attempt is asked about once', async () => {
    const orders = await Promise.all((await shop.crowd(25)).map(placed))
    await Promise.all(orders.map(({ page }) => shop.pay(page, { outcome: 'stay' })))
    const ask = vi.spyOn(shop.gateway, 'query')
    shop.clock.pass(2 * MINUTE)
    await Promise.all(Array.from({ length: 5 }, () => reconcilePayments(shop.payments, byJob)))
    expect(ask).toHaveBeenCalledTimes(25)
    expect(new Set(ask.mock.calls.flat()).size).toBe(25)
    expect(await rows(`select count(*) as n from orders where paid = total`)).toEqual([{ n: 25 }])
  })

  it('when five read what is due without taking it, attempts are asked about several times (control)', async () => {
    await Promise.all((await shop.crowd(5)).map(placed))
    shop.clock.pass(2 * MINUTE)
    const due = () => rows('select id from payment_attempts where next_check_at <= $1', shop.clock.now())
    const seen = (await Promise.all(Array.from({ length: 5 }, due))).flat()
    expect(seen.length).toBe(25)
  })

  it('when the process stops, no further attempt is asked about', async () => {
    await Promise.all((await shop.crowd(15)).map(placed))
    const stopping = new AbortController()
    const ask = vi.spyOn(shop.gateway, 'query').mockImplementation(async () => {
      stopping.abort()
      return { outcome: 'not_found', answer: {} }
    })
    shop.clock.pass(2 * MINUTE)
    await reconcilePayments(shop.payments, byJob, stopping.signal)
    expect(ask).toHaveBeenCalledTimes(10)
    await reconcilePayments(shop.payments, byJob, stopping.signal)
    expect(ask).toHaveBeenCalledTimes(10)
  })

  it('when one of them dies with an attempt in hand, it is asked about again later', async () => {
    const { id, page } = await placed()
    await shop.pay(page, { outcome: 'stay' })
    vi.spyOn(shop.gateway, 'query').mockRejectedValueOnce(new Error('killed'))
    shop.clock.pass(2 * MINUTE)
    await reconcilePayments(shop.payments, byJob)
    expect(await statusOf(id)).toEqual(['open'])
    shop.clock.pass(2 * MINUTE)
    await reconcilePayments(shop.payments, byJob)
    expect(await statusOf(id)).toEqual(['paid'])
  })
})

describe('an order that nobody pays for', () => {
  const deps = () => ({ database: shop.database, clock: shop.clock, logger: shop.app.log })

  it('when a day has passed, it expires and cannot be paid any more; a moment before, it can', async () => {
    const { id, page } = await placed()
    await shop.pay(page, { outcome: 'cancel' })
    shop.clock.pass(24 * HOUR)
    await expireOrders(deps(), byJob)
    expect(await saleOf(id)).toMatchObject({ status: 'unpaid' })
    shop.clock.pass(1)
    await expireOrders(deps(), byJob)
    expect(await saleOf(id)).toMatchObject({ status: 'expired' })
    expect(await buyer.call('POST', `/sales/${id}/pay`)).toMatchObject({
      status: 409,
      body: { message: 'This order has expired. Please place a new one.' },
    })
  })

  it('when its attempt is still open, it waits until the gateway has been asked', async () => {
    const { id } = await placed()
    shop.clock.pass(25 * HOUR)
    await expireOrders(deps(), byJob)
    expect(await saleOf(id)).toMatchObject({ status: 'unpaid' })
    await reconcilePayments(shop.payments, byJob)
    await expireOrders(deps(), byJob)
    expect(await saleOf(id)).toMatchObject({ status: 'expired' })
  })

  it('when a payment for it is on hold, it does not expire', async () => {
    const { id, page } = await placed()
    await shop.pay(page, { risky: true })
    shop.clock.pass(72 * HOUR)
    await expireOrders(deps(), byJob)
    expect(await saleOf(id)).toMatchObject({ status: 'unpaid', payment_pending: true })
  })

  it('when it is paid, it never expires', async () => {
    const { id, page } = await placed()
    await shop.pay(page)
    shop.clock.pass(72 * HOUR)
    await expireOrders(deps(), byJob)
    expect(await saleOf(id)).toMatchObject({ status: 'paid' })
  })

  it.each(['sales', 'subscriptions'])(
    'when one of the %s is paid in part, it is left to staff and keeps no other from expiring',
    async (table) => {
      const [part, none] = [
        await buyer[table === 'sales' ? 'place' : 'join'](),
        await buyer[table === 'sales' ? 'place' : 'join'](),
      ]
      await shop.database.pool.query(
        `update orders set paid = 100 where id = (select order_id from ${table} where id = $1)`,
        [part.body.data.id],
      )
      await shop.database.pool.query(`update payment_attempts set status = 'failed', settled_at = now()`)
      shop.clock.pass(24 * HOUR + 1)
      await expireOrders(deps(), byJob)
      expect(
        await rows(`select ${table}.id, paid, expired_at from ${table} join orders on orders.id = order_id order by 1`),
      ).toEqual([
        { id: part.body.data.id, paid: 100, expired_at: null },
        { id: none.body.data.id, paid: 0, expired_at: shop.clock.now() },
      ])
    },
  )

  it('when the process is to stop, no further order expires', async () => {
    const { id } = await placed()
    await shop.database.pool.query(`update payment_attempts set status = 'failed', settled_at = now()`)
    shop.clock.pass(24 * HOUR + 1)
    await expireOrders(deps(), byJob, AbortSignal.abort())
    expect(await saleOf(id)).toMatchObject({ status: 'unpaid' })
    await expireOrders(deps(), byJob, new AbortController().signal)
    expect(await saleOf(id)).toMatchObject({ status: 'expired' })
  })

  it('when it is paid in the same moment as it expires, it is one of the two and no money is lost', async () => {
    const orders = await Promise.all((await shop.crowd(10)).map(placed))
    const forms = await Promise.all(orders.map(async ({ page }) => (await shop.pay(page, { comeBack: false })).form))
    await shop.database.pool.query(`update payment_attempts set status = 'failed', settled_at = now()`)
    shop.clock.pass(24 * HOUR + 1)
    await Promise.all([
      ...forms.map((form) =>
        fetch(form?.action ?? '', { method: 'POST', body: new URLSearchParams(form?.fields), redirect: 'manual' }),
      ),
      expireOrders(deps(), byJob),
      expireOrders(deps(), byJob),
    ])
    const [{ paid, expired, stray }] = await rows(
      `select (select count(*) from orders where paid > 0) as paid, (select count(*) from orders where expired_at is not null) as expired, (select count(*) from stray_money) as stray`,
    )
    expect(paid + expired).toBe(10)
    expect(stray).toBe(expired)
  })
})
