import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { smsLetters } from '#contract/rules/sms.ts'
import { buyTickets } from '../testing/buy-tickets.ts'
import { goBack } from '../testing/pay-as-customer.ts'
import { FIRST_TOTAL, openShop, type Buyer, type Shop } from '../testing/open-shop.ts'

let shop: Shop
let buyer: Buyer
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.clock.pass(3600)
  buyer = await shop.newcomer()
})

const { rows, read, attemptsOf, strayOf, messagesOf, placed, post } = buyTickets(() => ({ shop, buyer }))

describe('an order that is paid', () => {
  it('when the customer reads Bangla, so is the message, and it leads to the Bangla page', async () => {
    const { id, invoice, page } = await placed()
    await rows(`update customers set language = 'bn' where id = $1`, buyer.customerId)
    await shop.pay(page)
    const link = `${shop.url}/bn/dashboard/tickets/show/${id}`
    expect(await messagesOf(id)).toMatchObject([
      { text: smsLetters(`পেমেন্ট পেয়েছি, ইনভয়েস ${invoice}। আপনার টিকিট: ${link}`) },
    ])
  })

  it('when the browser comes back, the order is paid and the browser is sent to the success screen', async () => {
    const { id, invoice, page } = await placed()
    expect(await shop.pay(page)).toMatchObject({ status: 303, location: `${shop.url}/ticket-checkout/success/${id}` })
    expect(await read(id)).toMatchObject({
      status: 'paid',
      paid: 1343.75,
      due: 0,
      payment_pending: false,
      payment_held: false,
      payable: false,
      ticket_code: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/) as string,
      invoice_url: expect.stringMatching(/\/api\/receipts\/sale-\d+-[\w-]{32}\.pdf$/) as string,
    })
    const [message, ...more] = await messagesOf(id)
    expect(more).toEqual([])
    expect(message).toEqual({
      phone: expect.stringMatching(/^013/) as string,
      text: `Payment received, invoice ${invoice}. Your tickets: ${shop.url}/dashboard/tickets/show/${id}`,
    })
    expect(message.text).toMatch(/^[ -~]{1,160}$/)
  })

  it('when the notice comes and the browser never does, the order is paid', async () => {
    const { id, page, tranId } = await placed()
    await shop.pay(page, { comeBack: false })
    expect(await shop.sendNotices({ tranId })).toEqual([200])
    expect(await read(id)).toMatchObject({ status: 'paid', due: 0 })
  })

  it('when ten notices and ten returns come at once, it is paid once and the customer is told once', async () => {
    const { id, page, tranId } = await placed()
    const { form } = await shop.pay(page, { comeBack: false })
    const [statuses, returns] = await Promise.all([
      shop.sendNotices({ tranId, times: 10 }),
      Promise.all(Array.from({ length: 10 }, () => goBack(form ?? { action: '', fields: {} }))),
    ])
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 200))
    expect(returns).toEqual(
      Array.from({ length: 10 }, () => ({ status: 303, location: `${shop.url}/ticket-checkout/success/${id}` })),
    )
    expect(await attemptsOf(id)).toMatchObject([{ status: 'paid' }])
    expect(await strayOf(id)).toEqual([])
    expect(await messagesOf(id)).toHaveLength(1)
  })

  it('when ten look first and write then, several think that they were the one (control)', async () => {
    const { id } = await placed()
    const { pool } = shop.database
    const looks = await Promise.all(
      Array.from({ length: 10 }, () =>
        pool.query('select status from payment_attempts where order_id = (select order_id from sales where id = $1)', [
          id,
        ]),
      ),
    )
    const winners = looks.filter(({ rows: [found] }) => found.status === 'open')
    await Promise.all(
      winners.map(() =>
        pool.query(
          `update payment_attempts set fail_reason = 'paid' where order_id = (select order_id from sales where id = $1)`,
          [id],
        ),
      ),
    )
    expect(winners).toHaveLength(10)
  })

  it('when a return is replayed much later, nothing changes and the success screen is shown', async () => {
    const { id, page } = await placed()
    const { form } = await shop.pay(page)
    const before = [await read(id), await attemptsOf(id)]
    shop.clock.pass(7 * 24 * 3600)
    expect(await goBack(form ?? { action: '', fields: {} })).toEqual({
      status: 303,
      location: `${shop.url}/ticket-checkout/success/${id}`,
    })
    expect([await read(id), await attemptsOf(id)]).toEqual(before)
  })

  it('when the browser comes back by GET, the transaction in our own address is enough', async () => {
    const { id, page, tranId } = await placed()
    await shop.pay(page, { comeBack: false })
    const answer = await shop.app.inject(`/api/payments/ssl/success?tran_id=${tranId}`)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/ticket-checkout/success/${id}`])
    expect(await read(id)).toMatchObject({ status: 'paid' })
  })

  it('when the customer was erased meanwhile, the order is paid and nobody is written to', async () => {
    const other = await shop.buyer('01612345678')
    const { body } = await other.place()
    await shop.database.pool.query('delete from customers where id = $1', [other.customerId])
    expect(await shop.pay(body.ssl_data.data)).toMatchObject({
      location: `${shop.url}/ticket-checkout/success/${body.data.id}`,
    })
    expect(
      await rows(
        'select paid, customer_id from orders where id = (select order_id from sales where id = $1)',
        body.data.id,
      ),
    ).toEqual([{ paid: FIRST_TOTAL, customer_id: null }])
    expect(await messagesOf(body.data.id)).toEqual([])
  })
})

describe('a payment that fails', () => {
  it.each([
    ['fail', 'failed'],
    ['cancel', 'cancelled'],
  ] as const)(
    'when the customer’s payment ends with %s, the order is unpaid and the fail screen is shown',
    async (outcome, status) => {
      const { id, page } = await placed()
      expect(await shop.pay(page, { outcome })).toMatchObject({
        status: 303,
        location: `${shop.url}/ticket-checkout/fail/${id}`,
      })
      expect(await attemptsOf(id)).toMatchObject([{ status, fail_reason: expect.any(String) as string }])
      expect(await read(id)).toMatchObject({
        status: 'unpaid',
        paid: 0,
        payment_pending: false,
        ticket_code: null,
        invoice_url: null,
      })
    },
  )

  it.each([
    ['fail', 'failed'],
    ['cancel', 'cancelled'],
  ] as const)('when only the notice of a %s comes, it counts the same', async (outcome, status) => {
    const { id, page, tranId } = await placed()
    await shop.pay(page, { outcome, comeBack: false })
    expect(await shop.sendNotices({ tranId })).toEqual([200])
    expect(await attemptsOf(id)).toMatchObject([{ status }])
  })

  it('when it failed first and was paid in the same session then, the money counts', async () => {
    const { id, page } = await placed()
    await shop.pay(page, { outcome: 'fail' })
    expect(await shop.pay(page)).toMatchObject({ location: `${shop.url}/ticket-checkout/success/${id}` })
    expect(await read(id)).toMatchObject({ status: 'paid' })
    expect(await attemptsOf(id)).toMatchObject([{ status: 'paid', fail_reason: null }])
  })

  it('when a fail comes back although money was taken, the gateway is asked and the order is paid', async () => {
    const { id, page, tranId } = await placed()
    const { form } = await shop.pay(page, { comeBack: false })
    expect(await post('fail', { ...form?.fields, tran_id: tranId, status: 'FAILED' })).toMatchObject({
      location: `${shop.url}/ticket-checkout/success/${id}`,
    })
    expect(await read(id)).toMatchObject({ status: 'paid' })
  })

  it('when the window was closed, the order waits, and says so for half an hour', async () => {
    const { id, page } = await placed()
    await shop.pay(page, { outcome: 'close' })
    expect(await read(id)).toMatchObject({ status: 'unpaid', payment_pending: true })
    shop.clock.pass(30 * 60)
    expect(await read(id)).toMatchObject({ status: 'unpaid', payment_pending: false })
  })
})

describe('a silent gateway', () => {
  const silent = { outcome: 'unknown', reason: 'The gateway did not answer within 10 seconds.' } as const

  it('when the validator cannot be asked, the customer waits on the success screen and the notice is to be repeated', async () => {
    const { id, page, tranId } = await placed()
    const validate = vi.spyOn(shop.gateway, 'validate').mockResolvedValue(silent)
    expect(await shop.pay(page)).toMatchObject({ status: 303, location: `${shop.url}/ticket-checkout/success/${id}` })
    expect(await shop.sendNotices({ tranId })).toEqual([502])
    shop.clock.pass(3 * 3600)
    expect(await read(id)).toMatchObject({ status: 'unpaid', payment_pending: true })
    validate.mockRestore()
    expect(await shop.sendNotices({ tranId })).toEqual([200])
    expect(await read(id)).toMatchObject({ status: 'paid', payment_pending: false })
  })

  it('when a fail comes and the gateway cannot be asked, the attempt stays open', async () => {
    const { id, page, tranId } = await placed()
    const query = vi.spyOn(shop.gateway, 'query').mockResolvedValue(silent)
    expect(await shop.pay(page, { outcome: 'fail' })).toMatchObject({
      location: `${shop.url}/ticket-checkout/fail/${id}`,
    })
    expect(await shop.sendNotices({ tranId })).toEqual([502])
    expect(await attemptsOf(id)).toMatchObject([{ status: 'open' }])
    query.mockRestore()
    expect(await shop.sendNotices({ tranId })).toEqual([200])
    expect(await attemptsOf(id)).toMatchObject([{ status: 'failed' }])
  })
})
