import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readSigned } from '#contract/rules/signed-code.ts'
import { type Pass, Passes } from '#contract/schemas/pass.ts'
import { type Buyer, openShop, type Shop } from '../testing/open-shop.ts'

const DAY = 24 * 3600

let shop: Shop
let buyer: Buyer
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  buyer = await shop.newcomer()
})

const list = async (who = buyer) => Passes.parse((await who.call('GET', '/passes')).body)
const named = ({ data }: { data: Pass[] }) => data.map(({ kind, id }) => `${kind} ${id}`)
const paidTicket = async (day?: string) => {
  const { body } = await buyer.place(day === undefined ? {} : { booking_date: day })
  await shop.pay(body.ssl_data.data)
  return body.data.id
}
const paidMembership = async () => {
  const { body } = await buyer.join()
  await shop.pay(body.ssl_data.data)
  return body.data.id
}

describe('the passes of a customer', () => {
  it('when tickets and a membership are paid, each is a pass with what the gate asks for', async () => {
    const [ticket, membership] = [await paidTicket('2026-11-20'), await paidMembership()]
    const { data, now } = await list()
    expect(new Date(now)).toEqual(shop.clock.now())
    const code = expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/) as string
    const link = expect.stringMatching(/\/pass\/\w+-\d+-[\w-]{32}$/) as string
    expect(data).toMatchObject([
      {
        kind: 'subscription',
        id: membership,
        code,
        branch: null,
        first_day: '2026-11-15',
        last_day: '2026-12-14',
        names: ['Mitu', 'Rina', 'Rafi'],
        people: 3,
        share_url: link,
        used: false,
        status: 'good',
      },
      {
        kind: 'sale',
        id: ticket,
        code,
        title: null,
        lines: [
          { name: 'Kid Play', qty: 2 },
          { name: 'Adult Companion', qty: 1 },
        ],
        people: 3,
        names: [],
        branch: { id: 1 },
        first_day: '2026-11-20',
        last_day: '2026-11-20',
        share_url: link,
        used: false,
        status: 'good',
      },
    ])
    for (const pass of data) expect(readSigned(pass.qr)).toMatchObject({ code: pass.code, whole: true })
    expect((await buyer.call('GET', `/sales/${ticket}`)).body).toMatchObject({ data: { pass: data[1] } })
    expect((await buyer.call('GET', `/subscriptions/${membership}`)).body).toMatchObject({ data: { pass: data[0] } })
  })

  it('when they are another customer’s, they are not there', async () => {
    await paidTicket()
    await paidMembership()
    expect((await list(await shop.newcomer())).data).toEqual([])
  })

  it('when nobody is signed in, nothing is told', async () => {
    const answer = await shop.app.inject('/api/passes')
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { message: 'Please login first', code: 'unauthenticated' },
    ])
  })

  it('when an order is unpaid or cancelled, it is no pass, and neither is one that was cancelled after it was paid', async () => {
    const [kept, taken] = [await paidTicket(), await paidTicket()]
    const [unpaid, cancelled] = [await buyer.place(), await buyer.place()]
    await buyer.join()
    await buyer.call('POST', `/sales/${cancelled.body.data.id}/cancel`)
    expect(named(await list())).toEqual([`sale ${kept}`, `sale ${taken}`])
    await shop.database.pool.query(
      'update orders set cancelled_at = now() where id = (select order_id from sales where id = $1)',
      [taken],
    )
    expect(named(await list())).toEqual([`sale ${kept}`])
    const read = async (id: number) => (await buyer.call('GET', `/sales/${id}`)).body
    expect(await read(taken)).toMatchObject({ data: { pass: { status: 'void', share_url: null } } })
    expect(await read(unpaid.body.data.id)).toMatchObject({ data: { pass: null } })
  })

  it('when there are several, the soonest is first and what is over is last; after thirty days it is gone', async () => {
    const past = await paidTicket('2026-11-15')
    const [late, soon] = [await paidTicket('2026-12-20'), await paidTicket('2026-11-18')]
    const membership = await paidMembership()
    shop.clock.pass(2 * DAY)
    expect(named(await list())).toEqual([`subscription ${membership}`, `sale ${soon}`, `sale ${late}`, `sale ${past}`])
    shop.clock.pass(28 * DAY)
    expect(named(await list())).toEqual([`sale ${late}`, `sale ${soon}`, `sale ${past}`])
    shop.clock.pass(DAY)
    expect(named(await list())).toEqual([`sale ${late}`, `sale ${soon}`])
    shop.clock.pass(-31 * DAY)
  })

  it('when there are more than fifty, the fifty that come next are told', async () => {
    const { body } = await buyer.place({ booking_date: '2026-12-01' })
    await shop.pay(body.ssl_data.data)
    await shop.database.pool.query(
      `with many as (
         insert into orders (kind, customer_id, invoice_number, sale_date, subtotal, total, paid, paid_at, code)
         select 'sale', $1, 'INV-20990101-' || (10000 + n), '2026-11-15', 100, 100, 100, now(), 'CODE-' || n
         from generate_series(1, 60) n returning id)
       insert into sales (order_id, branch_id, booking_date) select id, 1, '2027-01-01' from many`,
      [buyer.customerId],
    )
    await shop.database.pool.query(
      `insert into sale_details (sale_id, product_id, name, qty, price)
       select id, 2, 'Kid Play', 1, 100 from sales where booking_date = '2027-01-01'`,
    )
    const { data } = await list()
    expect([data.length, data[0]?.id]).toEqual([50, body.data.id])
  })
})
