import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { expireOrders } from '../orders/expire-orders.ts'
import { reconcilePayments } from '../payments/reconcile-payments.ts'
import { smsLetters } from '#contract/rules/sms.ts'
import { buyMemberships } from '../testing/buy-memberships.ts'
import { goBack } from '../testing/pay-as-customer.ts'
import { byJob, FIRST_MEMBERSHIP, openShop, type Buyer, type Shop } from '../testing/open-shop.ts'

const DAY = 24 * 3600

let shop: Shop
let buyer: Buyer
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
// Everyone begins without a membership.
beforeEach(async () => {
  buyer = await shop.newcomer()
})

const { rows, read, placed, paid, periodOf } = buyMemberships(() => ({ shop, buyer }))
const attemptsOf = async (id: number) =>
  (
    await rows(
      'select status from payment_attempts where order_id = (select order_id from subscriptions where id = $1) order by id',
      id,
    )
  ).map(({ status }) => status as string)
const messagesOf = (id: number) => rows('select text from outbox where key = $1', `subscription-paid:${id}`)

describe('a membership that is paid', () => {
  it('when the customer reads Bangla, so is the message, and it leads to the Bangla page', async () => {
    const { id, invoice, page } = await placed()
    await rows(`update customers set language = 'bn' where id = $1`, buyer.customerId)
    await shop.pay(page)
    const link = `${shop.url}/bn/dashboard/subscriptions/show/${id}`
    expect(await messagesOf(id)).toEqual([
      { text: smsLetters(`পেমেন্ট পেয়েছি, ইনভয়েস ${invoice}। আপনার মেম্বারশিপ: ${link}`) },
    ])
  })

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
    const other = await shop.newcomer()
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
