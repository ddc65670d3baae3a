import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { listOf } from '#contract/schemas/paging.ts'
import { Sale } from '#contract/schemas/sale.ts'
import { openShop, type Buyer, type Shop } from '../testing/open-shop.ts'

const DAY = 24 * 3600

let shop: Shop
let buyer: Buyer
let other: Buyer
beforeAll(async () => {
  shop = await openShop()
  buyer = await shop.buyer()
  other = await shop.buyer('01812345678', 'দোলা')
  await other.place()
  // Eighteen orders on two days; every third is paid.
  for (let n = 0; n < 18; n++) {
    if (n === 9) shop.clock.pass(DAY)
    const { body } = await buyer.place({ booking_date: `2026-12-${String(n + 1).padStart(2, '0')}` })
    if (n % 3 === 0) await shop.pay(body.ssl_data.data)
  }
})
afterAll(() => shop.close())

const list = async (query = '', who = buyer) =>
  listOf(Sale)
    .strict()
    .parse((await who.call('GET', `/sales${query}`)).body)
const days = ({ data }: { data: Sale[] }) => data.map(({ booking_date }) => Number(booking_date.slice(-2)))

describe('the list of own orders', () => {
  it('when it is asked for, it is newest first, fifteen a page, and nobody else’s', async () => {
    const [first, second] = [await list(), await list('?page=2')]
    expect(days(first)).toEqual([18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4])
    expect(days(second)).toEqual([3, 2, 1])
    expect(first.meta).toEqual({ current_page: 1, last_page: 2, per_page: 15, total: 18 })
    expect((await list('', other)).meta.total).toBe(1)
  })

  it('when the caller takes it packed, it comes packed and says the same, and is kept by nobody', async () => {
    const ask = (headers = {}) => shop.app.inject({ url: '/api/sales', headers: { ...buyer.signedIn, ...headers } })
    const [plain, packed] = [await ask(), await ask({ 'accept-encoding': 'gzip, br' })]
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-store' })
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
  })

  it('when the page is past the end, it is empty', async () => {
    expect(await list('?page=3&per_page=9')).toEqual({
      data: [],
      meta: { current_page: 3, last_page: 2, per_page: 9, total: 18 },
    })
  })

  it('when it is filtered, paid and unpaid are parted and make up the whole', async () => {
    const [paid, unpaid, all] = [
      await list('?filter=paid'),
      await list('?filter=unpaid&per_page=150'),
      await list('?filter=all'),
    ]
    expect(days(paid)).toEqual([16, 13, 10, 7, 4, 1])
    expect(
      paid.data.every(({ due, status, ticket_code }) => due === 0 && status === 'paid' && ticket_code !== null),
    ).toBe(true)
    expect(
      unpaid.data.every(({ due, status, invoice_url }) => due > 0 && status === 'unpaid' && invoice_url === null),
    ).toBe(true)
    expect(paid.meta.total + unpaid.meta.total).toBe(all.meta.total)
  })

  it.each([
    ['a whole invoice number', 'INV-20261115-00003', [2]],
    ['its end', '-00010', [9]],
    ['in small letters', 'inv-20261116', [18, 17, 16, 15, 14, 13, 12, 11, 10]],
    ['a booking date as it is sent', '2026-12-05', [5]],
    ['a booking date as the list shows it', '05-Dec-2026', [5]],
    ['a booking date as the detail shows it', 'december 5, 2026', [5]],
    ['a month', '-Dec-', [18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4]],
    ['a sale date as the list shows it', '16-nov', [18, 17, 16, 15, 14, 13, 12, 11, 10]],
    ['with blanks around it', '  05-Dec-2026 ', [5]],
    ['in Bangla digits', '০৫-Dec-২০২৬', [5]],
    ['a booking date as Bangla pages show it', '১৫ ডিসেম্বর ২০২৬', [15]],
    ['a day in Bangla, which is no part of another', '১ ডিসেম্বর', [1]],
    ['a part of a day in Bangla, while it is typed', '১ ডি', [11, 1]],
    ['a day in Bangla with a comma', '০৫ ডিসেম্বর, ২০২৬', [5]],
    ['a day in Bangla as it is spoken', '১৬ই ডিসেম্বর', [16]],
    ['a day in Bangla with plain digits', '5 ডিসেম্বর', [5]],
    ['a day in Bangla of another year', '৫ ডিসেম্বর ২০২৫', []],
    ['a sale date in Bangla', '১৬ নভেম্বর', [18, 17, 16, 15, 14, 13, 12, 11, 10]],
    ['a month in Bangla', 'ডিসেম্বর ২০২৬', [18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4]],
    ['another month in Bangla', 'জানুয়ারি', []],
    ['something that no order has', 'swing', []],
    ['what a pattern would match', '%', []],
    ['what a pattern would match once', '05_Dec_2026', []],
    ['a quote', `'`, []],
    ['what could stand between two texts', '|', []],
    ['the end of one text and the beginning of the next', '2026-11-15\n15-Nov-2026', []],
    ['a NUL', '\u0000', [18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4]],
  ])('when %s is searched for, those orders are found', async (_, search, found) => {
    expect(days(await list(`?search=${encodeURIComponent(search)}`))).toEqual(found)
  })

  it('when search and filter come together, both hold, and the count follows', async () => {
    expect((await list('?search=16-nov&filter=paid&per_page=2')).meta).toEqual({
      current_page: 1,
      last_page: 2,
      per_page: 2,
      total: 3,
    })
  })

  it.each([
    ['filter=some', 'filter must be one of: all, paid, unpaid.'],
    ['page=0', 'page must be at least 1.'],
    ['per_page=151', 'per_page must be at most 150.'],
    [`search=${'s'.repeat(101)}`, 'A search can have at most 100 characters.'],
  ])('when the query is %s, the answer is 422: %s', async (query, message) => {
    expect(await buyer.call('GET', `/sales?${query}`)).toMatchObject({ status: 422, body: { message } })
  })

  it('when a page holds more orders, the number of questions to the database stays', async () => {
    const query = vi.spyOn(shop.database.pool, 'query')
    await list('?per_page=1')
    const forOne = query.mock.calls.length
    await list('?per_page=150')
    expect(query.mock.calls.length).toBe(2 * forOne)
    expect(forOne).toBeLessThanOrEqual(3)
    query.mockRestore()
  })

  it('when it is answered, no cache on the way keeps it', async () => {
    expect((await shop.app.inject('/api/sales')).statusCode).toBe(401)
    const token = { authorization: 'Bearer not-a-token-of-anybody-at-all' }
    expect((await shop.app.inject({ url: '/api/sales', headers: token })).headers['cache-control']).toBe('no-store')
  })
})

describe('one order', () => {
  it('when it is someone else’s, or nobody’s, the answer is the same 404', async () => {
    const [{ id }] = (await list('', other)).data as [Sale]
    const [theirs, nobodys] = [await buyer.call('GET', `/sales/${id}`), await buyer.call('GET', '/sales/999999')]
    expect(theirs).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(theirs).toEqual(nobodys)
  })

  it.each([
    ['0', 422],
    ['abc', 422],
    ['1.5', 422],
    ['2147483648', 422],
  ])('when it is %s, the answer is %i', async (id, status) => {
    expect((await buyer.call('GET', `/sales/${id}`)).status).toBe(status)
  })

  it('when it was scanned at the gate, it says by whom; the receipt opens without a token', async () => {
    const [{ id, invoice_url }] = (await list('?filter=paid')).data as [Sale]
    await shop.database.pool.query(`insert into staff (name, phone, role) values ('Karim', '01912345678', 'gate')`)
    await shop.database.pool.query(
      `update sales set scanned_by_id = (select id from staff where phone = '01912345678'), scanned_at = now() where id = $1`,
      [id],
    )
    expect((await buyer.call('GET', `/sales/${id}`)).body).toMatchObject({
      data: { scanned_by: 'Karim', status: 'paid' },
    })
    const receipt = await shop.app.inject(new URL(invoice_url ?? '').pathname)
    expect([receipt.statusCode, receipt.headers['content-type']]).toEqual([200, 'application/pdf'])
  })
})
