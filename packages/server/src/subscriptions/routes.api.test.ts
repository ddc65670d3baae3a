import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { listOf } from '#contract/schemas/paging.ts'
import { Subscription } from '#contract/schemas/subscription.ts'
import { openShop, type Buyer, type Shop } from '../testing/open-shop.ts'
import { readPdf } from '../testing/read-pdf.ts'

const DAY = 24 * 3600

let shop: Shop
let buyer: Buyer
let other: Buyer
const rider = (name: string) => ({ riding_users: [{ name, age: 5, type: 'Kid' }], additional_riders: [] })

beforeAll(async () => {
  shop = await openShop()
  buyer = await shop.buyer()
  other = await shop.buyer('01812345678', 'দোলা')
  await other.join()
  // Sixteen on two days: the first is paid, the rest are not.
  const names = ['Mitu', 'Zoë', '\u09b0\u09be\u09df\u09be', ...Array.from({ length: 13 }, (_, n) => `Kid ${n + 4}`)]
  for (const [n, name] of names.entries()) {
    if (n === 9) shop.clock.pass(DAY)
    const { body } = await buyer.join({ package_id: n === 1 ? 2 : 1, ...rider(name) })
    if (n === 0) await shop.pay(body.ssl_data.data)
  }
})
afterAll(() => shop.close())

const list = async (query = '', who = buyer) =>
  listOf(Subscription)
    .strict()
    .parse((await who.call('GET', `/subscriptions${query}`)).body)
const names = ({ data }: { data: Subscription[] }) => data.map(({ ridingUsers }) => ridingUsers[0]?.name)
const found = async (search: string) => names(await list(`?per_page=150&search=${encodeURIComponent(search)}`))
const onSecondDay = ['Kid 16', 'Kid 15', 'Kid 14', 'Kid 13', 'Kid 12', 'Kid 11', 'Kid 10']

describe('the list of own memberships', () => {
  it('when it is asked for, it is newest first, fifteen a page, and nobody else’s', async () => {
    const [first, second] = [await list(), await list('?page=2')]
    expect(names(first).slice(0, 3)).toEqual(['Kid 16', 'Kid 15', 'Kid 14'])
    expect(names(second)).toEqual(['Mitu'])
    expect(first.meta).toEqual({ current_page: 1, last_page: 2, per_page: 15, total: 16 })
    expect(await list('?page=3')).toEqual({
      data: [],
      meta: { current_page: 3, last_page: 2, per_page: 15, total: 16 },
    })
    expect((await list('', other)).meta.total).toBe(1)
  })

  it.each([
    ['a package’s name', 'super star', ['Zoë']],
    ['a package’s title', 'Three Month', ['Zoë']],
    ['a participant', 'mitu', ['Mitu']],
    ['a participant in Bangla, typed on another keyboard', 'রায\u09bcা', ['\u09b0\u09be\u09df\u09be']],
    ['a participant whose letters are composed differently', 'Zoe\u0308', ['Zoë']],
    ['an end date as it is sent', '2026-12-14', ['Mitu']],
    ['an end date as the list shows it', '14-Dec-2026', ['Mitu']],
    ['an end date as the detail shows it', 'december 14, 2026', ['Mitu']],
    ['an end date in Bangla digits', '১৪-Dec-২০২৬', ['Mitu']],
    ['an end date as Bangla pages show it', '১৪ ডিসেম্বর ২০২৬', ['Mitu']],
    ['a part of it that is another day', '৪ ডিসেম্বর', []],
    ['the day it was ordered in Bangla', '১৬ নভেম্বর', onSecondDay],
    ['a package’s name in Bangla', 'সুপার স্টার', ['Zoë']],
    ['a package’s title in Bangla', 'তিন মাসের', ['Zoë']],
    ['the day it was ordered', '16-nov', onSecondDay],
    ['with blanks around it', '  Mitu ', ['Mitu']],
    ['something that none has', 'swing', []],
    ['another customer’s participant', 'Rafi', []],
    ['what a pattern would match', '%', []],
    ['a quote', `'`, []],
    ['what could stand between two texts', '|', []],
    ['the end of one text and the beginning of the next', 'Little Star|One Month', []],
  ])('when %s is searched for, those are found', async (_, search, expected) => {
    expect(await found(search)).toEqual(expected)
  })

  it('when something is searched for, the count and the pages follow', async () => {
    expect((await list('?search=16-nov&per_page=3')).meta).toEqual({
      current_page: 1,
      last_page: 3,
      per_page: 3,
      total: 7,
    })
  })

  it.each([
    ['page=0', 'page must be at least 1.'],
    ['per_page=151', 'per_page must be at most 150.'],
    [`search=${'s'.repeat(101)}`, 'A search can have at most 100 characters.'],
  ])('when the query is %s, the answer is 422: %s', async (query, message) => {
    expect(await buyer.call('GET', `/subscriptions?${query}`)).toMatchObject({ status: 422, body: { message } })
  })

  it('when a page holds more memberships, the number of questions to the database stays', async () => {
    const query = vi.spyOn(shop.database.pool, 'query')
    await list('?per_page=1')
    const forOne = query.mock.calls.length
    await list('?per_page=150')
    expect(query.mock.calls.length).toBe(2 * forOne)
    expect(forOne).toBeLessThanOrEqual(3)
    query.mockRestore()
  })

  it('when nobody is signed in, the answer is 401', async () => {
    expect((await shop.app.inject('/api/subscriptions')).statusCode).toBe(401)
    expect((await shop.app.inject('/api/subscriptions/1')).statusCode).toBe(401)
  })
})

describe('one membership', () => {
  it('when it is someone else’s, or nobody’s, the answer is the same 404', async () => {
    const [{ id }] = (await list('', other)).data as [Subscription]
    const [theirs, nobodys] = [
      await buyer.call('GET', `/subscriptions/${id}`),
      await buyer.call('GET', '/subscriptions/999999'),
    ]
    expect(theirs).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(theirs).toEqual(nobodys)
  })

  it.each(['0', 'abc', '1.5', '2147483648'])('when it is %s, the answer is 422', async (id) => {
    expect((await buyer.call('GET', `/subscriptions/${id}`)).status).toBe(422)
  })

  it('when its receipt is read, it says what was sold, for how long, and its code', async () => {
    const { body } = await other.join()
    await shop.pay(body.ssl_data.data)
    const { invoice_url, membership_code, invoice_number } = (
      (await other.call('GET', `/subscriptions/${body.data.id}`)).body as { data: Subscription }
    ).data
    const { pages } = await readPdf((await shop.app.inject(new URL(invoice_url ?? '').pathname)).rawPayload)
    const words = pages.join('\n')
    for (const said of [
      invoice_number,
      membership_code ?? '?',
      'Little Star, One Month Pass',
      'Extra rider, Kid',
      '3,300.00',
      'November 16, 2026',
      'December 15, 2026',
    ])
      expect(words).toContain(said)
  })

  it('when its customer takes their data along or is erased, it goes along; the books keep the sum', async () => {
    const leaving = await shop.buyer('01912345678', 'Rafi')
    const { body } = await leaving.join({ note: 'Call Rafi' })
    await shop.pay(body.ssl_data.data)
    const { membership_code } = (
      (await leaving.call('GET', `/subscriptions/${body.data.id}`)).body as { data: Subscription }
    ).data
    expect((await leaving.call('GET', '/user/data')).body).toMatchObject({
      data: {
        subscriptions: [
          {
            invoice_number: body.data.invoice_number,
            membership_code,
            note: 'Call Rafi',
            start_date: '2026-11-16',
            end_date: '2026-12-15',
            paid: 3300,
          },
        ],
      },
    })
    expect((await leaving.call('DELETE', '/user')).status).toBeLessThan(300)
    const { rows } = await shop.database.pool.query(
      'select customer_id, paid, code, note, start_date::text from subscriptions s join orders on orders.id = order_id where s.id = $1',
      [body.data.id],
    )
    expect(rows).toEqual([{ customer_id: null, paid: 330_000, code: null, note: null, start_date: '2026-11-16' }])
    const riders = await shop.database.pool.query(
      'select name, age from subscription_riders where subscription_id = $1 and (name is not null or age is not null)',
      [body.data.id],
    )
    expect(riders.rows).toEqual([])
  })
})
