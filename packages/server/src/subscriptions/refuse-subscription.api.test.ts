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
