import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
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

describe('what is forged', () => {
  it.each(['fail', 'cancel'] as const)(
    'when a %s is not signed, no attempt ends by it, and the log knows',
    async (door) => {
      const { id, tranId } = await placed()
      expect(
        await post(door, { tran_id: tranId, status: door === 'fail' ? 'FAILED' : 'CANCELLED', error: 'made up' }),
      ).toMatchObject({ status: 303, location: `${shop.url}/ticket-checkout/fail/${id}` })
      expect((await post('ipn', { tran_id: tranId, status: door === 'fail' ? 'FAILED' : 'CANCELLED' })).status).toBe(
        403,
      )
      expect(await attemptsOf(id)).toMatchObject([{ status: 'open', fail_reason: null }])
      expect(shop.log.filter((line) => line.includes('without the gateway’s signature'))).not.toEqual([])
    },
  )

  it('when the signed fail of one order is changed to name another, it is not believed', async () => {
    const [one, other] = [await placed(), await placed()]
    const { form } = await shop.pay(one.page, { outcome: 'fail', comeBack: false })
    await post('fail', { ...form?.fields, tran_id: other.tranId })
    expect(await attemptsOf(other.id)).toMatchObject([{ status: 'open' }])
  })

  it('when a success is made up, the validator does not know it: nothing is paid', async () => {
    const { id, tranId } = await placed()
    const fields = { tran_id: tranId, val_id: 'MADEUP123', status: 'VALID', amount: '1343.75', currency: 'BDT' }
    expect(await post('success', fields)).toMatchObject({
      status: 303,
      location: `${shop.url}/ticket-checkout/fail/${id}`,
    })
    expect((await post('ipn', fields)).status).toBe(422)
    expect(await read(id)).toMatchObject({ status: 'unpaid', paid: 0 })
  })

  it('when the proof of another order of the same sum is shown, it pays for nothing but its own', async () => {
    const [one, other] = [await placed(), await placed()]
    const { form } = await shop.pay(one.page, { comeBack: false })
    expect((await post('ipn', { ...form?.fields, tran_id: other.tranId })).status).toBe(422)
    expect(await post('success', { ...form?.fields, tran_id: other.tranId })).toMatchObject({
      location: `${shop.url}/ticket-checkout/fail/${other.id}`,
    })
    expect(await read(other.id)).toMatchObject({ status: 'unpaid', paid: 0 })
    expect(await strayOf(other.id)).toEqual([])
    await shop.sendNotices({ tranId: one.tranId })
    expect(await read(one.id)).toMatchObject({ status: 'paid' })
  })

  it.each(['success', 'fail', 'cancel', 'ipn'] as const)(
    'when %s names no transaction of ours, the answer is 404; without any, 422',
    async (door) => {
      expect((await post(door, { tran_id: '20261115-NOBODYKNOWSTHISONE', val_id: 'X', status: 'VALID' })).status).toBe(
        404,
      )
      expect((await post(door, { val_id: 'X' })).status).toBe(422)
      expect((await post(door, {})).status).toBe(422)
    },
  )

  it.each([
    ['application/json', '{"tran_id":{"a":1}}'],
    ['application/json', '[1]'],
    ['application/json', '{"tran_id":"\\u0000x"}'],
    ['application/x-www-form-urlencoded', 'tran_id=a&tran_id=b'],
    ['application/x-www-form-urlencoded', 'tran_id=%00'],
    ['text/plain', 'x'],
  ])('when a body of %s is %s, the answer is a sentence and no failure of ours', async (type, payload) => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/payments/ssl/ipn',
      headers: { 'content-type': type },
      payload,
    })
    expect([404, 415, 422]).toContain(answer.statusCode)
  })
})

describe('money that settles no order', () => {
  it.each([
    ['another sum', `amount = amount + 1`, { amount: FIRST_TOTAL + 1 }],
    ['a smaller sum', `amount = amount - 1`, { amount: FIRST_TOTAL - 1 }],
  ])('when %s was paid than was due, it is kept for review and the order is unpaid', async (_, change, kept) => {
    const { id, page, tranId } = await placed()
    await shop.database.pool.query(`update sandbox.sessions set ${change} where tran_id = $1`, [tranId])
    expect(await shop.pay(page)).toMatchObject({ status: 303, location: `${shop.url}/ticket-checkout/fail/${id}` })
    expect(await shop.sendNotices({ tranId, times: 3 })).toEqual([200, 200, 200])
    expect(await strayOf(id)).toEqual([{ reason: 'mismatch', status: 'to_review', currency: 'BDT', ...kept }])
    expect(await read(id)).toMatchObject({ status: 'unpaid', paid: 0 })
  })

  it('when it was paid in another currency, it is kept for review', async () => {
    const { id, page } = await placed()
    const real = shop.gateway.validate
    vi.spyOn(shop.gateway, 'validate').mockImplementationOnce(async (valId) => {
      const answer = await real(valId)
      return answer.outcome === 'found' ? { ...answer, payment: { ...answer.payment, currency: 'USD' } } : answer
    })
    await shop.pay(page)
    expect(await strayOf(id)).toEqual([
      { reason: 'mismatch', status: 'to_review', currency: 'USD', amount: FIRST_TOTAL },
    ])
  })

  it('when an order is paid twice through two sessions at once, one pays for it and the other is to be refunded', async () => {
    const { id, page } = await placed()
    shop.clock.pass(11 * 60)
    const again = (await buyer.call('POST', `/sales/${id}/pay`)).body as { ssl_data: { data: string } }
    const forms = await Promise.all(
      [page, again.ssl_data.data].map(async (url) => (await shop.pay(url, { comeBack: false })).form),
    )
    const returns = await Promise.all(forms.map((form) => goBack(form ?? { action: '', fields: {} })))
    expect(returns.map(({ location }) => location)).toEqual(
      Array.from({ length: 2 }, () => `${shop.url}/ticket-checkout/success/${id}`),
    )
    expect((await attemptsOf(id)).map(({ status }) => status as string).sort()).toEqual(['failed', 'paid'])
    expect(await strayOf(id)).toEqual([
      { reason: 'already_paid', status: 'refund_due', amount: FIRST_TOTAL, currency: 'BDT' },
    ])
    expect(await read(id)).toMatchObject({ status: 'paid', paid: 1343.75 })
    expect(await messagesOf(id)).toHaveLength(1)
  })

  it.each([
    ['expired', 'order_expired'],
    ['cancelled', 'order_cancelled'],
  ])('when the order has %s by then, the money is to be refunded', async (what, reason) => {
    const { id, page } = await placed()
    await shop.database.pool.query(
      `update orders set ${what}_at = now() where id = (select order_id from sales where id = $1)`,
      [id],
    )
    expect(await shop.pay(page)).toMatchObject({ location: `${shop.url}/ticket-checkout/fail/${id}` })
    expect(await strayOf(id)).toEqual([{ reason, status: 'refund_due', amount: FIRST_TOTAL, currency: 'BDT' }])
    expect(await read(id)).toMatchObject({ status: what, paid: 0 })
    expect(await messagesOf(id)).toEqual([])
  })

  it('when the gateway has money for a transaction that is not known here, it is kept for review', async () => {
    const order = {
      tranId: '20261115-FROMANOTHERSHOP',
      amount: 5_000,
      language: 'en' as const,
      customer: { name: 'X', email: null, phone: '01712345678' },
      product: { name: 'X', category: 'X', count: 1 },
    }
    const session = await shop.gateway.openSession(order)
    await shop.pay(session.outcome === 'opened' ? session.url : '', { comeBack: false })
    expect(await shop.sendNotices({ tranId: order.tranId, times: 2 })).toEqual([200, 200])
    expect(
      await rows('select reason, status, amount, attempt_id from stray_money where tran_id = $1', order.tranId),
    ).toEqual([{ reason: 'unknown_transaction', status: 'to_review', amount: 5_000, attempt_id: null }])
  })

  it('when money is kept, the log asks for a person at error level', () => {
    const told = shop.log
      .map((line) => JSON.parse(line) as { level: number; msg: string })
      .filter(({ msg }) => msg.includes('/staff/payments'))
    expect(told.length).toBeGreaterThan(0)
    expect(told.every(({ level }) => level === 50)).toBe(true)
  })
})

describe('a risky payment', () => {
  it('when the gateway finds it risky, it is held, nothing is handed out, and nobody is told that it failed', async () => {
    const { id, page, tranId } = await placed()
    expect(await shop.pay(page, { risky: true })).toMatchObject({
      location: `${shop.url}/ticket-checkout/success/${id}`,
    })
    expect(await shop.sendNotices({ tranId, times: 5 })).toEqual([200, 200, 200, 200, 200])
    expect(await attemptsOf(id)).toMatchObject([{ status: 'held' }])
    shop.clock.pass(30 * 24 * 3600)
    expect(await read(id)).toMatchObject({
      status: 'unpaid',
      paid: 0,
      payment_pending: true,
      payment_held: true,
      payable: false,
      ticket_code: null,
    })
    expect(await messagesOf(id)).toEqual([])
  })
})
