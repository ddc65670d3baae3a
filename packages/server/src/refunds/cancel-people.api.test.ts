import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { choosePeople } from '../admissions/choose-people.ts'
import { openRefundDesk, type RefundDesk } from '../testing/refund-desk.ts'

let desk: RefundDesk
beforeAll(async () => {
  desk = await openRefundDesk()
})
afterAll(() => desk.close())

describe('cancelling', () => {
  it('when it is without money back, people are cancelled and told, and the same again cancels nobody else', async () => {
    const { id, order, kid, invoice } = await desk.bought()
    const body = { units: [{ detail_id: kid, qty: 1 }], refund: false, client_id: randomUUID() }
    const answer = await desk.cancel(id, body)
    expect([answer.status, answer.body.message]).toEqual([200, '1 ticket is cancelled.'])
    expect(answer.body.data).toMatchObject({ refunded: 0, refunds: [] })
    await desk.cancel(id, body)
    expect((await desk.orderOf(id)).places.filter(({ state }) => state === 'cancelled')).toHaveLength(1)
    expect(await desk.messagesOf(order)).toEqual([`1 of 3 tickets of invoice ${invoice} is cancelled.`])
    expect((await desk.orderOf(id)).messages.map(({ kind }) => kind)).toEqual(['people-cancelled', 'sale-paid'])
  })

  it('when two orders are cancelled under one id, each of the customers is told', async () => {
    const both = [await desk.bought(), await desk.bought()]
    const client_id = randomUUID()
    for (const { id, kid } of both)
      await desk.cancel(id, { units: [{ detail_id: kid, qty: 1 }], refund: false, client_id })
    for (const { order } of both) expect(await desk.messagesOf(order)).toHaveLength(1)
  })

  it('when the whole order is cancelled, all who have not come in go, and their money', async () => {
    const { id, order, invoice } = await desk.bought()
    const answer = await desk.cancel(id, { expected: 1343.75 })
    expect(answer.body.data).toMatchObject({ refunded: 1343.75 })
    expect(await desk.messagesOf(order)).toEqual([
      `3 of 3 tickets of invoice ${invoice} are cancelled. Tk 1,343.75 goes back to you in 3 to 10 business days.`,
    ])
  })

  it('when a ticket cost nothing, it is cancelled, and there is no refund of nothing', async () => {
    const { id, order, adult } = await desk.bought()
    await desk.rows(
      `with d as (update sale_details set price = 0 where id = $2), a as (update payment_attempts set amount = 118250 where order_id = $1)
       update orders set subtotal = 110000, vat_amount = 8250, total = 118250, paid = 118250 where id = $1`,
      order,
      adult,
    )
    const answer = await desk.cancel(id, { units: [{ detail_id: adult, qty: 1 }], expected: 0 })
    expect([answer.status, answer.body.message]).toEqual([200, '1 ticket is cancelled.'])
    expect(answer.body.data).toMatchObject({ refunded: 0, refunds: [] })
  })

  it('when nothing was paid, the order is just cancelled, without an approval', async () => {
    const { id } = await desk.ticket(await desk.newcomer(), {}, false)
    const answer = await desk.post(`orders/tickets/${id}/cancel`, { reason: 'Wrong order' }, desk.cashier)
    expect([answer.status, answer.body.message, answer.body.data.state]).toEqual([200, 'Cancelled.', 'cancelled'])
    expect(await desk.actsOf(id)).toEqual(['order.cancel'])
  })

  it('when some have come in and the rest is cancelled, the order is used up by whoever let in the last', async () => {
    const { id, qr, kid, adult } = await desk.bought()
    const rahim = await desk.person('gate', 'Rahim')
    const { scan_id, places } = await desk.scan(qr, rahim)
    const away = places.filter(({ place }) => place !== `d${kid}.1`).map(({ place }) => ({ place, in: false }))
    await choosePeople(desk.gate, scan_id, { people: away }, rahim)
    await desk.cancel(id, { refund: false })
    const [row] = await desk.rows(
      'select cancelled_places, staff.name from sales left join staff on staff.id = scanned_by_id where sales.id = $1',
      id,
    )
    expect(row).toEqual({ cancelled_places: [`d${kid}.2`, `d${adult}.1`], name: 'Rahim' })
  })
})

describe('a membership', () => {
  const joined = async () => {
    const buyer = await desk.newcomer()
    return desk.membership(buyer)
  }

  it('when it is given back whole, it ends and its code is void; not in parts', async () => {
    const { id, qr } = await joined()
    const part = await desk.refund(id, { units: [{ detail_id: 999, qty: 1 }] }, desk.manager, 'memberships')
    expect([part.status, part.body.message]).toEqual([422, 'A membership is given back whole, or by an amount.'])
    const whole = await desk.refund(id, { units: [{ detail_id: id, qty: 1 }] }, desk.manager, 'memberships')
    expect(whole.body.data.refunds[0]).toMatchObject({ amount: 3300, vat: 230.23 })
    expect(await desk.scan(qr, await desk.person('gate'))).toMatchObject({ reason: 'void' })
  })

  it('when it is cancelled again, nobody is told again; its money can still be given back, once', async () => {
    const { id, order } = await joined()
    const cancel = async (refund: boolean) => {
      const { status, body } = await desk.cancel(id, { refund }, desk.manager, 'memberships')
      return [status, body.message]
    }
    expect(await cancel(false)).toEqual([200, 'Cancelled.'])
    expect(await cancel(false)).toEqual([409, 'This order is cancelled.'])
    expect(await cancel(true)).toEqual([200, 'Refund under way.'])
    expect(await cancel(true)).toEqual([409, expect.stringMatching(/ has given this back at \d+:\d\d [AP]M\.$/)])
    expect(await desk.messagesOf(order)).toHaveLength(2)
  })

  it('when it has run for a while, it ends on the day it is given back', async () => {
    const { id } = await joined()
    await desk.rows(`update subscriptions set start_date = start_date - 10 where id = $1`, id)
    await desk.cancel(id, {}, desk.manager, 'memberships')
    const { rows } = await desk.database.pool.query(
      `select end_date = ($2::timestamptz at time zone 'Asia/Dhaka')::date as today from subscriptions where id = $1`,
      [id, desk.clock.now()],
    )
    expect(rows).toEqual([{ today: true }])
  })
})
