import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { signIn } from '../testing/sign-in.ts'
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

describe('a membership that is ordered wrongly', () => {
  const QTY = 'A quantity is a whole number from 1 to 10.'
  const NOT_ON_SALE = 'This package is not on sale.'
  const NOT_IN_PACKAGE = 'This rider type is not in this package.'
  const rider = (changes: Record<string, unknown>) => ({
    riding_users: [{ name: 'Mitu', age: 5, type: 'Kid', ...changes }],
  })
  const added = (changes: Record<string, unknown>) => ({
    additional_riders: [
      { name: 'Rafi', age: 7, detail_id: 1 },
      { name: 'Tuli', age: 6, detail_id: 1, ...changes },
    ],
  })

  it.each<[string, Record<string, unknown>, string, string]>([
    ['no package', { package_id: undefined }, 'package_id', NOT_ON_SALE],
    ['a package that does not exist', { package_id: 99 }, 'package_id', NOT_ON_SALE],
    ['a package beyond any number', { package_id: 1e12 }, 'package_id', NOT_ON_SALE],
    ['a package in words', { package_id: 'one' }, 'package_id', NOT_ON_SALE],
    ['a quantity of 0', { qty: 0 }, 'qty', QTY],
    ['a quantity of 11', { qty: 11 }, 'qty', QTY],
    ['a quantity of 1.5', { qty: 1.5 }, 'qty', QTY],
    ['a quantity in words', { qty: 'two' }, 'qty', QTY],
    ['no quantity', { qty: undefined }, 'qty', QTY],
    [
      'another payment method',
      { payment_method: 'cash' },
      'payment_method',
      'Payment is made through the SSL gateway only.',
    ],
    ['a note of 501 characters', { note: 'n'.repeat(501) }, 'note', 'A note can have at most 500 characters.'],
    ['a note that is no text', { note: 7 }, 'note', 'This must be text.'],
    [
      'more kids than it includes',
      {
        riding_users: [
          { name: 'A', type: 'Kid' },
          { name: 'B', type: 'Kid' },
        ],
      },
      'riding_users',
      'There are more participants than included places for “Kid”.',
    ],
    [
      'a rider of a type that it does not include',
      rider({ type: 'Pilot' }),
      'riding_users',
      '“Pilot” is not in this order.',
    ],
    [
      'a rider whose name is too long',
      rider({ name: 'n'.repeat(51) }),
      'riding_users.0.name',
      'A name can have at most 50 characters.',
    ],
    ['a rider aged 151', rider({ age: 151 }), 'riding_users.0.age', 'An age is a whole number from 0 to 150.'],
    ['riders that are no list', { riding_users: 'Mitu' }, 'riding_users', 'The participants must be a list.'],
    ['an added rider of another package', added({ detail_id: 3 }), 'additional_riders.1.detail_id', NOT_IN_PACKAGE],
    ['an added rider of no package', added({ detail_id: 999 }), 'additional_riders.1.detail_id', NOT_IN_PACKAGE],
    ['an added rider without a type', added({ detail_id: undefined }), 'additional_riders.1.detail_id', NOT_IN_PACKAGE],
    [
      'an added rider aged -1',
      added({ age: -1 }),
      'additional_riders.1.age',
      'An age is a whole number from 0 to 150.',
    ],
    [
      'added riders that are no list',
      { additional_riders: {} },
      'additional_riders',
      'The added participants must be a list.',
    ],
    [
      '51 added riders',
      { additional_riders: Array.from({ length: 51 }, () => ({ name: 'R', detail_id: 1 })) },
      'additional_riders',
      'At most 50 participants can be added.',
    ],
  ])('when it has %s, that is said and nothing is kept', async (_, changes, field, sentence) => {
    const before = await rows('select count(*), (select last from invoice_counters) from subscriptions')
    expect(await buyer.join(changes)).toEqual({
      status: 422,
      body: { message: sentence, code: 'invalid', errors: { [field]: [sentence] } },
    })
    expect(await rows('select count(*), (select last from invoice_counters) from subscriptions')).toEqual(before)
  })

  it('when it costs less or more than the gateway takes, that is said', async () => {
    await shop.database.pool
      .query(`insert into packages (title, name, month, price, days, hour, extra_hour_price, description) values
      ('Free', 'Gift', 1, 0, '{Friday}', 0, 0, ''), ('Dear', 'Whole Hall', 1, 5000000, '{Friday}', 0, 0, '')`)
    const [gift, hall] = await rows(`select id from packages where name in ('Gift', 'Whole Hall') order by name`)
    const none = { riding_users: [], additional_riders: [] }
    expect(await buyer.join({ package_id: gift.id, ...none })).toMatchObject({
      status: 422,
      body: { message: 'Online payment starts at Tk 10.00. Please add something to your order.' },
    })
    expect(await buyer.join({ package_id: hall.id, qty: 10, ...none })).toMatchObject({ status: 201 })
    await shop.database.pool.query(`update packages set price = 5000001 where name = 'Whole Hall'`)
    expect(await buyer.join({ package_id: hall.id, qty: 10, ...none })).toMatchObject({
      status: 422,
      body: { message: 'Online payment ends at Tk 5,00,000.00. Please split your order.' },
    })
  })

  it('when it is for someone else, the answer is 403; without a name 422; without a token 401', async () => {
    expect(await buyer.join({ customer_id: buyer.customerId + 1 })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    })
    const nameless = await shop.buyer('01812345678', '')
    expect(await nameless.join()).toMatchObject({
      status: 422,
      body: { errors: { name: ['Please fill in your profile first: your name is missing.'] } },
    })
    expect((await shop.app.inject({ method: 'POST', url: '/api/subscriptions', payload: {} })).statusCode).toBe(401)
  })

  it.each(['', '[]', '"text"', 'null', '{', '{"additional_riders":[null]}'])(
    'when the body is %s, the answer is 422',
    async (payload) => {
      const { headers } = await signIn(shop)
      const answer = await shop.app.inject({
        method: 'POST',
        url: '/api/subscriptions',
        headers: { ...headers, 'content-type': 'application/json' },
        payload,
      })
      expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'invalid' }])
    },
  )
})
