import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signIn } from '../testing/sign-in.ts'
import { openShop, type Buyer, type Shop } from '../testing/open-shop.ts'

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
/** How many sales there are, and the last number that an invoice got. */
const kept = () => rows('select count(*), (select last from invoice_counters) from sales')

describe('an order that is wrong', () => {
  const details = (line: Record<string, unknown>) => ({
    details: [{ product_id: 2, qty: 1, ...line }],
    riding_users: [],
  })
  const rider = (changes: Record<string, unknown>) => ({
    riding_users: [{ name: 'Mitu', age: 5, type: 'Kid Play', ...changes }],
  })
  const QTY = 'A quantity is a whole number from 1 to 50.'
  const NOT_ON_SALE = 'This ticket is not on sale.'
  const BRANCH = 'Please select a branch'
  const AGE = 'An age is a whole number from 0 to 150.'

  it.each<[string, Record<string, unknown>, string, string]>([
    ['no branch', { branch_id: undefined }, 'branch_id', BRANCH],
    ['a branch of null', { branch_id: null }, 'branch_id', BRANCH],
    ['a branch that does not exist', { branch_id: 99 }, 'branch_id', BRANCH],
    ['a branch beyond any number', { branch_id: 1e12 }, 'branch_id', BRANCH],
    [
      'a booking date in the past',
      { booking_date: '2026-11-14' },
      'booking_date',
      'The booking date cannot be in the past.',
    ],
    [
      'a booking date 366 days ahead',
      { booking_date: '2027-11-16' },
      'booking_date',
      'The booking date can be at most 365 days ahead.',
    ],
    [
      'a booking date that is none',
      { booking_date: '2027-02-29' },
      'booking_date',
      'The date must look like 2026-11-15.',
    ],
    ['a booking date in words', { booking_date: 'tomorrow' }, 'booking_date', 'The date must look like 2026-11-15.'],
    ['no booking date', { booking_date: undefined }, 'booking_date', 'The date must look like 2026-11-15.'],
    [
      'another payment method',
      { payment_method: 'cash' },
      'payment_method',
      'Payment is made through the SSL gateway only.',
    ],
    [
      'no payment method',
      { payment_method: undefined },
      'payment_method',
      'Payment is made through the SSL gateway only.',
    ],
    ['an empty cart', { details: [] }, 'details', 'Your cart is empty.'],
    ['no cart', { details: undefined }, 'details', 'Your cart is empty.'],
    [
      '21 lines',
      { details: Array.from({ length: 21 }, () => ({ product_id: 2, qty: 1 })) },
      'details',
      'An order can have at most 20 kinds of ticket.',
    ],
    ['a quantity of 0', details({ qty: 0 }), 'details.0.qty', QTY],
    ['a quantity of -1', details({ qty: -1 }), 'details.0.qty', QTY],
    ['a quantity of 1.5', details({ qty: 1.5 }), 'details.0.qty', QTY],
    ['a quantity of 51', details({ qty: 51 }), 'details.0.qty', QTY],
    ['a quantity of 1e9', details({ qty: 1e9 }), 'details.0.qty', QTY],
    ['a quantity in words', details({ qty: 'two' }), 'details.0.qty', QTY],
    ['a ticket that does not exist', details({ product_id: 999 }), 'details.0.product_id', NOT_ON_SALE],
    ['a ticket beyond any number', details({ product_id: 2 ** 40 }), 'details.0.product_id', NOT_ON_SALE],
    [
      'a rider type of memberships, which is not sold by itself',
      details({ product_id: 7 }),
      'details.0.product_id',
      NOT_ON_SALE,
    ],
    [
      'a ticket twice',
      {
        details: [
          { product_id: 2, qty: 1 },
          { product_id: 2, qty: 1 },
        ],
      },
      'details.1.product_id',
      '“Kid Play” is in this order twice.',
    ],
    [
      'a note of 501 characters',
      details({ note: 'n'.repeat(501) }),
      'details.0.note',
      'A note can have at most 500 characters.',
    ],
    [
      'a rider of a type not ordered',
      rider({ type: 'Unlimited Day' }),
      'riding_users',
      '“Unlimited Day” is not in this order.',
    ],
    [
      'more riders than tickets',
      { riding_users: [1, 2, 3].map((age) => ({ name: 'M', age, type: 'Kid Play' })) },
      'riding_users',
      'There are more participants than tickets for “Kid Play”.',
    ],
    [
      'a rider whose name has 51 characters',
      rider({ name: 'n'.repeat(51) }),
      'riding_users.0.name',
      'A name can have at most 50 characters.',
    ],
    ['a rider of 151 years', rider({ age: 151 }), 'riding_users.0.age', AGE],
    ['a rider of -1 years', rider({ age: -1 }), 'riding_users.0.age', AGE],
    ['a rider whose age is a word', rider({ age: 'five' }), 'riding_users.0.age', AGE],
    ['riders that are no list', { riding_users: 'Mitu' }, 'riding_users', 'The participants must be a list.'],
  ])('when it has %s, it is refused with a sentence and nothing is kept', async (_, changes, field, sentence) => {
    const before = await kept()
    const { status, body } = await buyer.place(changes)
    expect(status).toBe(422)
    expect(body).toMatchObject({ message: sentence, code: 'invalid', errors: { [field]: [sentence] } })
    expect(await kept()).toEqual(before)
  })

  it('when its total is below or above what the gateway takes, that is said', async () => {
    await shop.database.pool.query(
      `insert into products (name, price, age) values ('Sticker', 100, 'all'), ('Whole Hall', 4999999, 'all')`,
    )
    const ids = await rows(`select id, name from products where name in ('Sticker', 'Whole Hall') order by name`)
    const order = (id: number, qty: number) => buyer.place({ details: [{ product_id: id, qty }], riding_users: [] })
    expect(await order(ids[0].id, 9)).toMatchObject({
      status: 422,
      body: { message: 'Online payment starts at Tk 10.00. Please add something to your order.' },
    })
    expect(await order(ids[0].id, 10)).toMatchObject({ status: 201 })
    expect(await order(ids[1].id, 10)).toMatchObject({
      status: 422,
      body: { message: 'Online payment ends at Tk 5,00,000.00. Please split your order.' },
    })
    expect(await order(ids[1].id, 9)).toMatchObject({ status: 201 })
  })

  it.each([
    ['someone else', 1],
    ['nobody', 5000],
    ['a number beyond any', 2 ** 45],
  ])('when it is for %s, the answer is 403', async (_, away) => {
    expect(await buyer.place({ customer_id: buyer.customerId + away })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    })
  })

  it('when the customer has no name yet, they are asked to fill in the profile', async () => {
    const nameless = await shop.buyer('01812345678', '')
    const sentence = 'Please fill in your profile first: your name is missing.'
    expect(await nameless.place()).toMatchObject({
      status: 422,
      body: { message: sentence, errors: { name: [sentence] } },
    })
  })

  it('when nobody is signed in, the answer is 401 before anything is read', async () => {
    const answer = await shop.app.inject({ method: 'POST', url: '/api/sales', payload: { nonsense: true } })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ message: 'Please login first' })
  })

  it.each(['', '[]', '"text"', 'null', '{', '{"details":{"length":1}}'])(
    'when the body is %s, the answer is 422',
    async (payload) => {
      const { headers } = await signIn(shop)
      const answer = await shop.app.inject({
        method: 'POST',
        url: '/api/sales',
        headers: { ...headers, 'content-type': 'application/json' },
        payload,
      })
      expect(answer.statusCode).toBe(422)
      expect(answer.json()).toMatchObject({ code: 'invalid' })
    },
  )

  it('when a text carries a NUL or a lone half of a character, it is kept without harm', async () => {
    const { status, body } = await buyer.place({
      riding_users: [{ name: 'Mi\u0000tu\ud800', age: 5, type: 'Kid Play' }],
    })
    expect(status).toBe(201)
    expect((await buyer.call('GET', `/sales/${body.data.id}`)).body).toMatchObject({
      data: { ridingUsers: [{ name: 'Mi tu\ufffd' }] },
    })
  })
})
