import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { reconcilePayments } from '../payments/reconcile-payments.ts'
import { byJob, openShop, type Buyer, type Shop } from '../testing/open-shop.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

let shop: Shop
let buyer: Buyer
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.clock.pass(HOUR)
  buyer = await shop.newcomer()
})
afterEach(() => void vi.restoreAllMocks())

type Paying = {
  status: number
  body: { data: { id: number; invoice_number: string }; message: string; ssl_data: { status: string; data: string } }
}

const pay = async (id: number, who = buyer): Promise<Paying> => who.call('POST', `/sales/${id}/pay`)
const attempts = async (id: number) =>
  (
    await shop.database.pool.query(
      'select id, status from payment_attempts where order_id = (select order_id from sales where id = $1) order by id',
      [id],
    )
  ).rows

/** Whether opening the page has come to an end without one; else others would wait for it. */
const openings = async (id: number) =>
  (
    await shop.database.pool.query(
      'select opening_failed_at is not null as ended, fail_reason from payment_attempts where order_id = (select order_id from sales where id = $1)',
      [id],
    )
  ).rows

const isOffered = async (id: number): Promise<boolean> =>
  ((await buyer.call('GET', `/sales/${id}`)).body as { data: { payable: boolean } }).data.payable

async function placed() {
  const { body } = await buyer.place()
  return { id: body.data.id, invoice: body.data.invoice_number, page: body.ssl_data.data }
}

describe('paying for an order that is still unpaid', () => {
  it('when the first payment was cancelled, a new page is opened and pays for it', async () => {
    const { id, invoice, page } = await placed()
    await shop.pay(page, { outcome: 'cancel' })
    const again = await pay(id)
    expect(again).toMatchObject({
      status: 201,
      body: { data: { id, invoice_number: invoice }, ssl_data: { status: 'success' } },
    })
    expect(again.body.ssl_data.data).not.toBe(page)
    expect(await shop.pay(again.body.ssl_data.data)).toMatchObject({
      location: `${shop.url}/ticket-checkout/success/${id}`,
    })
    expect((await attempts(id)).map(({ status }) => status as string)).toEqual(['cancelled', 'paid'])
  })

  it('when a page was opened less than ten minutes ago, it is shown again; after that a new one is opened', async () => {
    const { id, page } = await placed()
    shop.clock.pass(10 * MINUTE - 1)
    expect((await pay(id)).body.ssl_data.data).toBe(page)
    shop.clock.pass(1)
    expect((await pay(id)).body.ssl_data.data).not.toBe(page)
    expect(await attempts(id)).toHaveLength(2)
  })

  it('when ten ask at once, one page is opened', async () => {
    const { id, page } = await placed()
    await shop.pay(page, { outcome: 'fail' })
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(id)))
    expect(new Set(answers.map(({ body }) => body.ssl_data.data)).size).toBe(1)
    expect(answers.every(({ status }) => status === 201)).toBe(true)
    expect(await attempts(id)).toHaveLength(2)
  })

  it('when ten look for an open attempt and write one without taking turns, several are written (control)', async () => {
    const { id, page } = await placed()
    await shop.pay(page, { outcome: 'fail' })
    const { pool } = shop.database
    const looks = await Promise.all(
      Array.from({ length: 10 }, () =>
        pool.query(
          `select id from payment_attempts where order_id = (select order_id from sales where id = $1) and status = 'open'`,
          [id],
        ),
      ),
    )
    const free = looks.filter(({ rows }) => rows.length === 0)
    await Promise.all(
      free.map((_, n) =>
        pool.query(
          `insert into payment_attempts (tran_id, order_id, amount) select $1, order_id, 1 from sales where id = $2`,
          [`CONTROL-${n}-${id}`, id],
        ),
      ),
    )
    expect(await attempts(id)).toHaveLength(11)
  })

  it('when the money is already at the gateway, it is found before a second page is opened', async () => {
    const { id, page } = await placed()
    await shop.pay(page, { outcome: 'stay' })
    shop.clock.pass(10 * MINUTE)
    expect(await pay(id)).toMatchObject({ status: 409, body: { message: 'This order is already paid.' } })
    expect(await attempts(id)).toMatchObject([{ status: 'paid' }])
  })

  it('when the gateway cannot say whether it holds money, no second page is opened', async () => {
    const { id } = await placed()
    shop.clock.pass(10 * MINUTE)
    vi.spyOn(shop.gateway, 'query').mockResolvedValueOnce({ outcome: 'unknown', reason: 'silence' })
    expect(await pay(id)).toMatchObject({
      status: 502,
      body: { code: 'gateway_unavailable', data: { id }, ssl_data: { status: 'fail', data: null } },
    })
    expect(await attempts(id)).toHaveLength(1)
  })

  it('when it is paid, the answer is 409', async () => {
    const { id, page } = await placed()
    await shop.pay(page)
    expect(await pay(id)).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: 'This order is already paid.' },
    })
  })

  it('when a payment for it is on hold, the answer is 409', async () => {
    const { id, page } = await placed()
    await shop.pay(page, { risky: true })
    expect(await pay(id)).toMatchObject({
      status: 409,
      body: { message: 'Your payment is being checked by our staff. You do not need to pay again.' },
    })
  })

  it('when it was cancelled by the centre, the answer is 409', async () => {
    const { id } = await placed()
    await shop.database.pool.query(
      'update orders set cancelled_at = now() where id = (select order_id from sales where id = $1)',
      [id],
    )
    expect(await pay(id)).toMatchObject({
      status: 409,
      body: { message: 'This order was cancelled. Please place a new one.' },
    })
  })

  it('when the booked day is over, the answer is 409, and paying is no longer offered', async () => {
    const { id } = await placed()
    const tillMidnight = 24 * HOUR - ((shop.clock.now().getTime() / 1000 + 6 * HOUR) % (24 * HOUR))
    shop.clock.pass(tillMidnight - 1)
    expect(await isOffered(id)).toBe(true)
    shop.clock.pass(1)
    expect(await isOffered(id)).toBe(false)
    expect(await pay(id)).toMatchObject({
      status: 409,
      body: { message: 'The booking date of this order has passed. Please place a new one.' },
    })
  })

  it('when a day has passed, the answer is 409 even before the order is marked, and paying is no longer offered', async () => {
    const { body } = await buyer.place({ booking_date: '2026-12-01' })
    shop.clock.pass(24 * HOUR - 1)
    expect(await isOffered(body.data.id)).toBe(true)
    shop.clock.pass(1)
    expect(await isOffered(body.data.id)).toBe(false)
    expect(await pay(body.data.id)).toMatchObject({
      status: 409,
      body: { message: 'This order has expired. Please place a new one.' },
    })
  })

  it('when it is someone else’s, or nobody’s, the answer is 404; without a token 401', async () => {
    const { id } = await placed()
    const other = await shop.buyer('01912345678')
    expect(await pay(id, other)).toMatchObject({ status: 404 })
    expect(await pay(999_999)).toMatchObject({ status: 404 })
    expect((await shop.app.inject({ method: 'POST', url: `/api/sales/${id}/pay` })).statusCode).toBe(401)
  })
})

describe('a gateway that opens no page', () => {
  it.each([
    ['refuses', { outcome: 'refused', reason: 'Store Credential Error', answer: {} }, 'failed'],
    ['is silent', { outcome: 'unknown', reason: 'The gateway did not answer within 10 seconds.' }, 'open'],
  ] as const)('when it %s, the order is kept unpaid and the answer is 502', async (_, answer, status) => {
    vi.spyOn(shop.gateway, 'openSession').mockResolvedValueOnce(answer)
    const { status: code, body } = await buyer.place()
    expect(code).toBe(502)
    expect(body).toEqual({
      data: { id: expect.any(Number) as number, invoice_number: expect.stringMatching(/^INV-/) as string },
      message: 'The payment service does not answer right now. Please try again. Your order is kept.',
      code: 'gateway_unavailable',
      ssl_data: { status: 'fail', data: null },
    })
    expect(await attempts(body.data.id)).toMatchObject([{ status }])
    expect((await buyer.call('GET', `/sales/${body.data.id}`)).body).toMatchObject({
      data: { status: 'unpaid', due: 1343.75 },
    })
  })
})

describe('paying again after a gateway that opened no page', () => {
  const silent = { outcome: 'unknown', reason: 'The gateway did not answer within 10 seconds.' } as const

  it.each([
    ['refused', { outcome: 'refused', reason: 'Store Credential Error', answer: {} }],
    ['was silent', silent],
  ] as const)('when it %s, the next try asks it at once for a page under a new id', async (_, answer) => {
    const open = vi.spyOn(shop.gateway, 'openSession').mockResolvedValueOnce(answer)
    const { body } = await buyer.place()
    expect(await openings(body.data.id)).toEqual([{ ended: true, fail_reason: answer.reason }])
    const [asked, query] = [open.mock.calls.length, vi.spyOn(shop.gateway, 'query').mockResolvedValue(silent)]
    const again = await pay(body.data.id)
    expect(again).toMatchObject({ status: 201, body: { data: { id: body.data.id }, ssl_data: { status: 'success' } } })
    expect(open.mock.calls.length).toBe(asked + 1)
    expect(new Set(open.mock.calls.slice(-2).map(([order]) => order.tranId)).size).toBe(2)
    expect(query).not.toHaveBeenCalled()
    query.mockRestore()
    open.mockRestore()
    expect(await shop.pay(again.body.ssl_data.data)).toMatchObject({
      location: `${shop.url}/ticket-checkout/success/${body.data.id}`,
    })
  })

  it('when the session existed all the same and is paid, the money is found', async () => {
    const real = shop.gateway.openSession
    let page = ''
    vi.spyOn(shop.gateway, 'openSession').mockImplementationOnce(async (order) => {
      const session = await real(order)
      if (session.outcome === 'opened') page = session.url
      return silent
    })
    const { body } = await buyer.place()
    expect(await pay(body.data.id)).toMatchObject({ status: 201 })
    await shop.pay(page, { outcome: 'stay' })
    shop.clock.pass(2 * MINUTE)
    await reconcilePayments(shop.payments, byJob)
    expect((await attempts(body.data.id)).map(({ status }) => status as string)).toEqual(['paid', 'open'])
    expect(await pay(body.data.id)).toMatchObject({ status: 409 })
  })

  it('when somebody says that they have paid there, the gateway is asked before another page is opened', async () => {
    vi.spyOn(shop.gateway, 'openSession').mockResolvedValueOnce(silent)
    const { body } = await buyer.place()
    await shop.database.pool.query(
      'update payment_attempts set claimed_at = now() where order_id = (select order_id from sales where id = $1)',
      [body.data.id],
    )
    vi.spyOn(shop.gateway, 'query').mockResolvedValueOnce(silent)
    expect(await pay(body.data.id)).toMatchObject({ status: 502 })
    expect(await attempts(body.data.id)).toHaveLength(1)
  })
})

describe('a customer who begins to pay again and again', () => {
  it('when it was thirty times within an hour, the answer is 429 and says when to go on; others pay as before', async () => {
    const [mine, other] = [await shop.buyer('01812345678'), await shop.buyer('01512345678')]
    const [sale, membership] = [(await mine.place()).body.data.id, (await mine.join()).body.data.id]
    const tries = await Promise.all(
      Array.from({ length: 35 }, (_, turn) =>
        mine.call('POST', turn % 2 ? `/sales/${sale}/pay` : `/subscriptions/${membership}/pay`),
      ),
    )
    expect(tries.filter(({ status }) => status === 201)).toHaveLength(30)
    expect(tries.find(({ status }) => status === 429)).toMatchObject({
      body: {
        code: 'too_many_requests',
        message: 'You have tried to pay many times. Please wait about 60 minutes and try again.',
      },
    })
    const theirs = (await other.place()).body.data.id
    expect(await pay(theirs, other)).toMatchObject({ status: 201 })
    shop.clock.pass(HOUR)
    expect(await pay(sale, mine)).toMatchObject({ status: 201 })
  })
})
