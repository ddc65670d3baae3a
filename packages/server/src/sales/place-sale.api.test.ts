import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FIRST_TOTAL, openShop, type Buyer, type Shop } from '../testing/open-shop.ts'

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
const count = async (table: string) => (await rows(`select count(*) as n from ${table}`))[0].n as number

describe('an order that is right', () => {
  it('when it is placed, it is priced by the centre, kept whole, and the gateway opens a page for it', async () => {
    const { status, body } = await buyer.place()
    expect(status).toBe(201)
    expect(body).toEqual({
      data: { id: expect.any(Number) as number, invoice_number: 'INV-20261115-00001' },
      message: 'Your order is placed. Please complete the payment.',
      ssl_data: { status: 'success', data: expect.stringMatching(/^http:.*\/EasyCheckOut\/testcde/) as string },
    })
    const { body: read } = await buyer.call('GET', `/sales/${body.data.id}`)
    expect(read).toEqual({
      data: {
        id: body.data.id,
        invoice_number: 'INV-20261115-00001',
        sale_date: '2026-11-15',
        booking_date: '2026-11-15',
        moved_from: null,
        pass: null,
        subtotal: 1250,
        discount_total: 0,
        vat_rate: 7.5,
        vat_amount: 93.75,
        grand_total: 1343.75,
        paid: 0,
        due: 1343.75,
        scanned_by: null,
        invoice_url: null,
        ticket_code: null,
        ticket_qr: null,
        places: 3,
        admitted: 0,
        status: 'unpaid',
        payment_pending: true,
        payment_held: false,
        refund_due: false,
        refunded: 0,
        payable: true,
        branch: { id: 1, name: expect.any(String) as string },
        details: [
          { product_id: 2, name: 'Kid Play', qty: 2, price: 550, note: null },
          { product_id: 4, name: 'Adult Companion', qty: 1, price: 150, note: null },
        ],
        ridingUsers: [
          { name: 'Mitu', age: 5, type: 'Kid Play' },
          { name: 'Rina', age: 34, type: 'Adult Companion' },
        ],
      },
    })
  })

  it('when it is placed, one attempt to pay is written with it, before the gateway hears of it', async () => {
    const { body } = await buyer.place()
    const [attempt] = await rows(
      'select amount, status, gateway_url, session_key, next_check_at from payment_attempts where order_id = (select order_id from sales where id = $1)',
      body.data.id,
    )
    expect(attempt).toMatchObject({
      amount: FIRST_TOTAL,
      status: 'open',
      gateway_url: body.ssl_data.data,
      next_check_at: new Date('2026-11-15T06:02:00Z'),
    })
  })

  it('when prices, VAT or a total come with it, they are not looked at', async () => {
    const details = [{ product_id: 2, qty: 2, price: 1, total: 1 }]
    const { body } = await buyer.place({
      details,
      riding_users: [],
      vat_rate: 0,
      vat_amount: 0,
      grand_total: 1,
      paid: 1,
      discount_total: 1000,
    })
    const { body: read } = await buyer.call('GET', `/sales/${body.data.id}`)
    expect(read).toMatchObject({
      data: { subtotal: 1100, discount_total: 0, vat_amount: 82.5, grand_total: 1182.5, paid: 0, due: 1182.5 },
    })
  })

  it('when it is after midnight in Dhaka, the sale is of the new day, whatever the browser thinks', async () => {
    const late = await openShop()
    late.clock.pass(12 * 3600 + 1)
    const { body } = await (await late.buyer()).place({ sale_date: '2026-11-15', booking_date: '2026-11-16' })
    expect(body.data.invoice_number).toBe('INV-20261116-00001')
    await late.close()
  })

  it('when many are placed at once, the invoice numbers have neither gap nor double', async () => {
    const before = await count('sales')
    const buyers = await shop.crowd(30)
    const answers = await Promise.all(buyers.map((each) => each.place()))
    const numbers = answers.map(({ body }) => body.data.invoice_number).sort()
    expect(numbers).toEqual(
      Array.from({ length: 30 }, (_, index) => `INV-20261115-${String(before + index + 1).padStart(5, '0')}`),
    )
  })

  it.each([
    ['a year ahead', { booking_date: '2027-11-15' }],
    ['for 50 of a kind', { details: [{ product_id: 2, qty: 50 }], riding_users: [] }],
    ['with a small ssl', { payment_method: 'ssl' }],
    ['without riders', { riding_users: undefined }],
    ['with a note in Bangla', { details: [{ product_id: 2, qty: 1, note: 'জন্মদিন 🎂' }], riding_users: [] }],
    [
      'with riders whose names have 50 characters',
      { riding_users: [{ name: '👩‍👧'.repeat(50), age: 150, type: 'Kid Play' }] },
    ],
    [
      'with an age left out',
      {
        riding_users: [
          { name: 'Mitu', type: 'Kid Play' },
          { name: 'Rafi', age: null, type: 'Kid Play' },
        ],
      },
    ],
    ['with unknown fields', { colour: 'red' }],
  ])('when it is %s, it is accepted', async (_, changes) => {
    expect((await buyer.place(changes)).status).toBe(201)
  })
})
