import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { FIRST_MEMBERSHIP, openShop, type Buyer, type Shop } from '../testing/open-shop.ts'

let shop: Shop
let buyer: Buyer
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  buyer = await shop.newcomer()
})
afterAll(() => shop.close())

const rows = async (query: string, ...values: unknown[]) => (await shop.database.pool.query(query, values)).rows
const read = async (id: number) =>
  ((await buyer.call('GET', `/subscriptions/${id}`)).body as { data: Record<string, unknown> }).data

describe('a membership that is ordered rightly', () => {
  it('when it is placed, it is priced by the centre, kept whole, and the gateway opens a page for it', async () => {
    const { status, body } = await buyer.join()
    expect(status).toBe(201)
    expect(body).toEqual({
      data: { id: expect.any(Number) as number, invoice_number: 'INV-20261115-00001' },
      message: 'Your order is placed. Please complete the payment.',
      ssl_data: { status: 'success', data: expect.stringMatching(/^http:.*\/EasyCheckOut\/testcde/) as string },
    })
    expect(await read(body.data.id)).toEqual({
      id: body.data.id,
      invoice_number: 'INV-20261115-00001',
      status: 2,
      sale_date: '2026-11-15',
      start_date: null,
      end_date: null,
      qty: 1,
      total_amount: 3300,
      paid: 0,
      due: 3300,
      invoice_url: null,
      membership_code: null,
      membership_qr: null,
      visits_today: 0,
      refunded: 0,
      pass: null,
      payment_pending: true,
      payment_held: false,
      payable: true,
      package: {
        id: 1,
        name: 'Little Star',
        title: 'One Month Pass',
        description: 'A month of play on the calmer days, Saturday to Thursday.',
        image: expect.stringMatching(/^\/media\/pictures\/.*\.jpg$/) as string,
        picture: expect.objectContaining({ alt: expect.any(String) as string }) as object,
        month: 1,
        hour: 2,
        days: ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
        price: 2500,
      },
      ridingUsers: [
        { name: 'Mitu', age: 5, type: 'Kid' },
        { name: 'Rina', age: 34, type: 'Adult' },
        { name: 'Rafi', age: 7, type: 'Kid' },
      ],
    })
  })

  it('when it is placed, one attempt to pay is written with it, and the gateway is told what is bought', async () => {
    const openSession = vi.spyOn(shop.gateway, 'openSession')
    const { body } = await buyer.join()
    const [attempt] = await rows(
      'select amount, status, gateway_url from payment_attempts where order_id = (select order_id from subscriptions where id = $1)',
      body.data.id,
    )
    expect(attempt).toEqual({ amount: FIRST_MEMBERSHIP, status: 'open', gateway_url: body.ssl_data.data })
    expect(openSession).toHaveBeenCalledWith(
      expect.objectContaining({
        amount: FIRST_MEMBERSHIP,
        product: { name: 'Little Star membership x 1', category: 'Memberships', count: 1 },
        customer: { name: 'Rina Akter', email: null, phone: expect.stringMatching(/^013/) as string },
      }),
    )
    openSession.mockRestore()
  })

  it('when several are bought in one, the package’s price counts for each and an added rider once', async () => {
    const added = [
      { name: 'Rafi', age: 7, detail_id: 1 },
      { name: 'Nani', age: 61, detail_id: 2 },
    ]
    const { body } = await buyer.join({ qty: 3, additional_riders: added })
    expect(await read(body.data.id)).toMatchObject({
      qty: 3,
      total_amount: 3 * 2500 + 800 + 300,
      package: { price: 2500 },
    })
  })

  it('when several are bought in one, each brings the places that the package includes', async () => {
    const kids = (count: number) => Array.from({ length: count }, (_, n) => ({ name: `Kid ${n}`, age: 5, type: 'Kid' }))
    expect(await buyer.join({ qty: 3, riding_users: kids(3) })).toMatchObject({ status: 201 })
    expect(await buyer.join({ qty: 3, riding_users: kids(4) })).toMatchObject({ status: 422 })
  })

  it('when prices have poisha, they are kept to the last one', async () => {
    await shop.database.pool.query(
      `update packages set price = 250050 where id = 1; update package_details set price = 80025 where id = 1`,
    )
    const { body } = await buyer.join({ qty: 2 })
    await shop.database.pool.query(
      `update packages set price = 250000 where id = 1; update package_details set price = 80000 where id = 1`,
    )
    expect(await read(body.data.id)).toMatchObject({ total_amount: 5801.25, due: 5801.25, package: { price: 2500.5 } })
  })

  it('when the package is changed or withdrawn afterwards, what was sold stays', async () => {
    const { body } = await buyer.join()
    const before = await read(body.data.id)
    await shop.database.pool.query(
      `update packages set name = 'New', title = 'New', price = 1, month = 24, hour = 9, days = '{Friday}', on_sale = false where id = 1`,
    )
    expect(await read(body.data.id)).toEqual(before)
    expect(await buyer.join()).toMatchObject({ status: 422, body: { message: 'This package is not on sale.' } })
    await shop.database.pool
      .query(`update packages set name = 'Little Star', title = 'One Month Pass', price = 250000, month = 1, hour = 2,
      days = '{Saturday,Sunday,Monday,Tuesday,Wednesday,Thursday}', on_sale = true where id = 1`)
  })

  it('when an added rider has no name, they are paid for all the same and go by their type', async () => {
    const { body } = await buyer.join({
      riding_users: [],
      additional_riders: [{ name: ' ', age: '', detail_id: 2 }, { detail_id: 1 }],
    })
    expect(await read(body.data.id)).toMatchObject({
      total_amount: 3600,
      ridingUsers: [
        { name: 'Adult', age: 0, type: 'Adult' },
        { name: 'Kid', age: 0, type: 'Kid' },
      ],
    })
  })

  it('when prices or a total come with it, they are not looked at', async () => {
    const additional_riders = [{ name: 'Rafi', age: 7, detail_id: 1, price: 0 }]
    const { body } = await buyer.join({
      additional_riders,
      price: 1,
      total_amount: 1,
      paid: 3300,
      status: 1,
      start_date: '2026-01-01',
    })
    expect(await read(body.data.id)).toMatchObject({ status: 2, total_amount: 3300, paid: 0, start_date: null })
  })

  it('when tickets and memberships are bought by many at once, the invoice numbers have neither gap nor double', async () => {
    const [{ last }] = await rows('select last from invoice_counters')
    const buyers = await shop.crowd(20)
    const answers = await Promise.all(buyers.map((each, n) => (n % 2 ? each.join() : each.place())))
    const numbers = answers.map(({ body }) => body.data.invoice_number).sort()
    expect(numbers).toEqual(
      Array.from({ length: 20 }, (_, n) => `INV-20261115-${String(last + n + 1).padStart(5, '0')}`),
    )
  })

  it.each([
    ['for ten at once', { qty: 10 }],
    ['without riders', { riding_users: undefined, additional_riders: undefined }],
    ['with a note of 500 characters', { note: 'ন'.repeat(500) }],
    ['with a note of null', { note: null }],
    ['with a small ssl', { payment_method: 'ssl' }],
    ['with unknown fields', { colour: 'red' }],
  ])('when it is %s, it is accepted', async (_, changes) => {
    expect((await buyer.join(changes)).status).toBe(201)
  })
})
