import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { addDays } from '#contract/rules/dates.ts'
import { periodFrom } from '#contract/rules/validity.ts'
import type { Subscription } from '#contract/schemas/subscription.ts'
import { expireOrders } from '../orders/expire-orders.ts'
import { reconcilePayments } from '../payments/reconcile-payments.ts'
import { goBack } from '../testing/pay-as-customer.ts'
import { byJob, FIRST_MEMBERSHIP, openShop, type Buyer, type Shop } from '../testing/open-shop.ts'

const DAY = 24 * 3600

let shop: Shop
let buyer: Buyer
let phones = 1_712_000_000
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
// Everyone begins without a membership.
beforeEach(async () => {
  buyer = await shop.buyer(`0${phones++}`)
})

const rows = async (query: string, ...values: unknown[]) => (await shop.database.pool.query(query, values)).rows
const read = async (id: number) =>
  ((await buyer.call('GET', `/subscriptions/${id}`)).body as { data: Subscription }).data
const periodOf = async (id: number) =>
  (({ status, start_date, end_date }) => [status, start_date, end_date])(await read(id))
const attemptsOf = async (id: number) =>
  (
    await rows(
      'select status from payment_attempts where order_id = (select order_id from subscriptions where id = $1) order by id',
      id,
    )
  ).map(({ status }) => status as string)
const messagesOf = (id: number) => rows('select text from outbox where key = $1', `subscription-paid:${id}`)
/** Noon in Dhaka on that day, which must be still to come. */
const waitUntil = (day: string) => shop.clock.pass((Date.parse(`${day}T06:00:00Z`) - shop.clock.now().getTime()) / 1000)

async function placed(changes = {}) {
  const { body } = await buyer.join(changes)
  return { id: body.data.id, invoice: body.data.invoice_number, page: body.ssl_data.data }
}

async function paid(changes = {}) {
  const { id, page } = await placed(changes)
  await shop.pay(page)
  return id
}

describe('a membership that is paid', () => {
  it('when the browser comes back, it is active from that day and the browser is sent to the success screen', async () => {
    const { id, invoice, page } = await placed()
    expect(await shop.pay(page)).toMatchObject({
      status: 303,
      location: `${shop.url}/membership-checkout/success/${id}`,
    })
    expect(await read(id)).toMatchObject({
      status: 1,
      start_date: '2026-11-15',
      end_date: '2026-12-14',
      paid: 3300,
      due: 0,
      payment_pending: false,
      membership_code: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/) as string,
      invoice_url: expect.stringMatching(/\/api\/receipts\/subscription-\d+-[\w-]{32}\.pdf$/) as string,
    })
    expect(await messagesOf(id)).toEqual([
      { text: `Payment received, invoice ${invoice}. Your membership: ${shop.url}/dashboard/subscriptions/show/${id}` },
    ])
  })

  it('when ten notices and ten returns come at once, it is paid once, dated once and told once', async () => {
    const { id, page } = await placed()
    const { form } = await shop.pay(page, { comeBack: false })
    const [{ tran_id: tranId }] = await rows(
      'select tran_id from payment_attempts where order_id = (select order_id from subscriptions where id = $1)',
      id,
    )
    const [statuses] = await Promise.all([
      shop.sendNotices({ tranId, times: 10 }),
      Promise.all(Array.from({ length: 10 }, () => goBack(form ?? { action: '', fields: {} }))),
    ])
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 200))
    expect(await attemptsOf(id)).toEqual(['paid'])
    expect(await periodOf(id)).toEqual([1, '2026-11-15', '2026-12-14'])
    expect(await messagesOf(id)).toHaveLength(1)
  })

  it('when nobody reports it, the reconciler finds the money and it becomes active', async () => {
    const { id, page } = await placed()
    await shop.pay(page, { outcome: 'stay' })
    expect(await periodOf(id)).toEqual([2, null, null])
    shop.clock.pass(120)
    await reconcilePayments(shop.payments, byJob)
    expect(await periodOf(id)).toEqual([1, '2026-11-15', '2026-12-14'])
  })

  it('when its receipt is opened, it is a PDF for whoever has the link', async () => {
    const { invoice_url } = await read(await paid())
    const receipt = await shop.app.inject(new URL(invoice_url ?? '').pathname)
    expect([receipt.statusCode, receipt.headers['content-type']]).toEqual([200, 'application/pdf'])
  })

  it('when the payment is risky, it is held: pending, no dates, no code', async () => {
    const { id, page } = await placed()
    await shop.pay(page, { risky: true })
    expect(await read(id)).toMatchObject({
      status: 2,
      payment_pending: true,
      payment_held: true,
      payable: false,
      start_date: null,
      membership_code: null,
      invoice_url: null,
    })
    expect(await buyer.call('POST', `/subscriptions/${id}/pay`)).toMatchObject({ status: 409 })
  })

  it('when the customer was erased meanwhile, it is paid for the books and nobody is written to', async () => {
    const { id, page } = await placed()
    await shop.database.pool.query('delete from customers where id = $1', [buyer.customerId])
    await shop.pay(page)
    expect(
      await rows(
        'select paid, customer_id, start_date::text from subscriptions s join orders on orders.id = order_id where s.id = $1',
        id,
      ),
    ).toEqual([{ paid: FIRST_MEMBERSHIP, customer_id: null, start_date: '2026-11-15' }])
    expect(await messagesOf(id)).toEqual([])
  })
})

describe('one after another', () => {
  it('when one of the same package is running, the next follows it, and the one after that follows both', async () => {
    const [first, second, third] = [await paid(), await paid(), await paid()]
    expect(await periodOf(first)).toEqual([1, '2026-11-15', '2026-12-14'])
    expect(await periodOf(second)).toEqual([4, '2026-12-15', '2027-01-14'])
    expect(await periodOf(third)).toEqual([4, '2027-01-15', '2027-02-14'])
  })

  it('when one of another package, or of another customer, is running, it starts today', async () => {
    await paid()
    expect(await periodOf(await paid({ package_id: 2, additional_riders: [] }))).toEqual([
      1,
      '2026-11-15',
      '2027-02-14',
    ])
    buyer = await shop.buyer(`0${phones++}`)
    expect(await periodOf(await paid())).toEqual([1, '2026-11-15', '2026-12-14'])
  })

  it('when the one before is unpaid or was cancelled, it starts today', async () => {
    await placed()
    await shop.database.pool.query(
      'update orders set cancelled_at = now() where id = (select order_id from subscriptions where id = $1)',
      [await paid()],
    )
    expect(await periodOf(await paid())).toEqual([1, '2026-11-15', '2026-12-14'])
  })

  it('when eight are paid at the same moment, they follow each other without gap and overlap', async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, () => placed()))
    const forms = await Promise.all(orders.map(async ({ page }) => (await shop.pay(page, { comeBack: false })).form))
    await Promise.all(forms.map((form) => goBack(form ?? { action: '', fields: {} })))
    const starts = (await Promise.all(orders.map(({ id }) => read(id)))).map(({ start_date }) => start_date).sort()
    expect(starts).toEqual(
      Array.from(
        { length: 8 },
        (_, n) =>
          [
            '2026-11-15',
            '2026-12-15',
            '2027-01-15',
            '2027-02-15',
            '2027-03-15',
            '2027-04-15',
            '2027-05-15',
            '2027-06-15',
          ][n],
      ),
    )
  })

  it('when eight look for the last day and write theirs without taking turns, some overlap (control)', async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, () => placed()))
    const { pool } = shop.database
    const look = () =>
      pool.query(
        "select coalesce(max(end_date) + 1, date '2026-11-15')::text as start from subscriptions join orders on orders.id = order_id where customer_id = $1",
        [buyer.customerId],
      )
    const looks = await Promise.all(orders.map(look))
    const periods = looks.map(({ rows: [found] }) => periodFrom(found.start, 1))
    await Promise.all(
      orders.map(({ id }, n) =>
        pool.query('update subscriptions set start_date = $2, end_date = $3 where id = $1', [
          id,
          periods[n]?.start,
          periods[n]?.end,
        ]),
      ),
    )
    const starts = (await Promise.all(orders.map(({ id }) => read(id)))).map(({ start_date }) => start_date)
    expect(new Set(starts).size).toBe(1)
  })
})

describe('a membership that is not paid', () => {
  it.each(['fail', 'cancel'] as const)(
    'when the payment ends with %s, its status is 0, and trying again with success activates it',
    async (outcome) => {
      const { id, invoice, page } = await placed()
      expect(await shop.pay(page, { outcome })).toMatchObject({
        status: 303,
        location: `${shop.url}/membership-checkout/fail/${id}`,
      })
      expect(await read(id)).toMatchObject({
        status: 0,
        paid: 0,
        due: 3300,
        start_date: null,
        payment_pending: false,
        payable: true,
        membership_code: null,
        invoice_url: null,
      })
      const again = (await buyer.call('POST', `/subscriptions/${id}/pay`)) as Awaited<ReturnType<Buyer['join']>>
      expect(again).toMatchObject({
        status: 201,
        body: { data: { id, invoice_number: invoice }, ssl_data: { status: 'success' } },
      })
      expect(await read(id)).toMatchObject({ status: 2, payment_pending: true })
      await shop.pay(again.body.ssl_data.data)
      expect(await periodOf(id)).toEqual([1, '2026-11-15', '2026-12-14'])
      expect(await read(id)).toMatchObject({ payable: false })
      expect(await attemptsOf(id)).toEqual([outcome === 'fail' ? 'failed' : 'cancelled', 'paid'])
      expect(await buyer.call('POST', `/subscriptions/${id}/pay`)).toMatchObject({
        status: 409,
        body: { message: 'This order is already paid.' },
      })
    },
  )

  it('when it is someone else’s, or nobody’s, paying answers 404', async () => {
    const { id } = await placed()
    const other = await shop.buyer(`0${phones++}`)
    expect(await other.call('POST', `/subscriptions/${id}/pay`)).toMatchObject({ status: 404 })
    expect(await buyer.call('POST', '/subscriptions/999999/pay')).toMatchObject({ status: 404 })
  })

  it.each([
    ['refuses', { outcome: 'refused', reason: 'Store is De-active', answer: {} }, 0],
    ['is silent', { outcome: 'unknown', reason: 'The gateway did not answer within 10 seconds.' }, 2],
  ] as const)('when the gateway %s, it is kept unpaid and the answer is 502', async (_, answer, status) => {
    vi.spyOn(shop.gateway, 'openSession').mockResolvedValueOnce(answer)
    const { status: code, body } = await buyer.join()
    expect([code, body]).toMatchObject([502, { code: 'gateway_unavailable', ssl_data: { status: 'fail', data: null } }])
    expect(await read(body.data.id)).toMatchObject({ status, due: 3300 })
  })

  it('when a day has passed it is no longer payable, and once no attempt is open it expires', async () => {
    const { id } = await placed()
    shop.clock.pass(DAY - 1)
    expect(await read(id)).toMatchObject({ payable: true })
    shop.clock.pass(1)
    await expireOrders({ ...shop, logger: shop.app.log }, byJob)
    expect(await read(id)).toMatchObject({ status: 2, payable: false })
    await reconcilePayments(shop.payments, byJob)
    shop.clock.pass(1)
    await expireOrders({ ...shop, logger: shop.app.log }, byJob)
    expect(await read(id)).toMatchObject({ status: 0, payment_pending: false, payable: false })
    expect(await buyer.call('POST', `/subscriptions/${id}/pay`)).toMatchObject({
      status: 409,
      body: { message: 'This order has expired. Please place a new one.' },
    })
  })
})

describe('money that comes too late', () => {
  it.each([
    ['expired', 'order_expired'],
    ['cancelled', 'order_cancelled'],
  ])('when the membership has %s by then, the money is to be refunded and nothing begins', async (what, reason) => {
    const { id, page } = await placed()
    await shop.database.pool.query(
      `update orders set ${what}_at = now() where id = (select order_id from subscriptions where id = $1)`,
      [id],
    )
    expect(await shop.pay(page)).toMatchObject({ location: `${shop.url}/membership-checkout/fail/${id}` })
    expect(
      await rows(
        'select reason, s.status, s.amount from stray_money s join payment_attempts a on a.id = attempt_id where order_id = (select order_id from subscriptions where id = $1)',
        id,
      ),
    ).toEqual([{ reason, status: 'refund_due', amount: FIRST_MEMBERSHIP }])
    expect(await read(id)).toMatchObject({
      status: 0,
      paid: 0,
      start_date: null,
      membership_code: null,
      payable: false,
    })
    expect(await messagesOf(id)).toEqual([])
  })

  it('when it is paid twice through two sessions at once, one pays for it and the other is to be refunded', async () => {
    const { id, page } = await placed()
    shop.clock.pass(11 * 60)
    const again = (await buyer.call('POST', `/subscriptions/${id}/pay`)).body as { ssl_data: { data: string } }
    const forms = await Promise.all(
      [page, again.ssl_data.data].map(async (url) => (await shop.pay(url, { comeBack: false })).form),
    )
    await Promise.all(forms.map((form) => goBack(form ?? { action: '', fields: {} })))
    expect((await attemptsOf(id)).sort()).toEqual(['failed', 'paid'])
    expect(
      await rows(
        'select reason from stray_money join payment_attempts a on a.id = attempt_id where order_id = (select order_id from subscriptions where id = $1)',
        id,
      ),
    ).toEqual([{ reason: 'already_paid' }])
    expect(await messagesOf(id)).toHaveLength(1)
  })
})

describe('days of the calendar', () => {
  it.each([
    ['2027-01-31', 1, 1, '2027-02-27'],
    ['2027-02-28', 2, 3, '2027-05-27'],
    ['2028-01-31', 1, 1, '2028-02-28'],
    ['2028-02-29', 3, 12, '2029-02-27'],
  ])(
    'when it is paid on %s (package %i, %i months), it ends on %s; on its last day it is active, then expired',
    async (day, package_id, _, end) => {
      waitUntil(day)
      buyer = await shop.buyer(`0${phones++}`)
      const id = await paid({ package_id, additional_riders: [] })
      expect(await periodOf(id)).toEqual([1, day, end])
      const at = vi.spyOn(shop.clock, 'now')
      // The token lives for 60 days; the day is looked at through a new one.
      const on = async (instant: string) => {
        at.mockReturnValue(new Date(instant))
        const { call } = await shop.buyer(
          (await rows('select phone from customers where id = $1', buyer.customerId))[0].phone,
        )
        return ((await call('GET', `/subscriptions/${id}`)).body as { data: Subscription }).data.status
      }
      expect(await on(`${end}T17:59:59Z`)).toBe(1)
      expect(await on(`${end}T18:00:00Z`)).toBe(3)
      at.mockRestore()
    },
  )

  it('when it is paid a moment after midnight in Dhaka, it starts on the new day', async () => {
    const tillMidnight = DAY - ((shop.clock.now().getTime() / 1000 + 6 * 3600) % DAY)
    shop.clock.pass(tillMidnight - 60)
    const { id, page } = await placed()
    shop.clock.pass(60)
    await shop.pay(page)
    const { sale_date, start_date } = await read(id)
    expect(start_date).toBe(addDays(sale_date, 1))
  })
})
