import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { Branch } from '#contract/schemas/branch.ts'
import { GalleryItem } from '#contract/schemas/gallery.ts'
import { Group } from '#contract/schemas/group.ts'
import { Package } from '#contract/schemas/package.ts'
import { listOf, oneOf } from '#contract/schemas/paging.ts'
import { Product } from '#contract/schemas/product.ts'
import { Ride } from '#contract/schemas/ride.ts'
import { demoProducts } from '../demo/content/tickets.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { branches, packageDetails, packages, products, rides } from './tables.ts'

const lists = [
  ['rides', Ride],
  ['galleries', GalleryItem],
  ['abouts', Group],
  ['services', Group],
  ['products', Product],
  ['packages', Package],
  ['branches', Branch],
] as const

describe('the catalogue of the demo centre', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await buildTestApp({ content: 'demo' })
  })
  afterAll(() => test.close())
  const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url: `/api${url}`, headers })

  it.each(lists)(
    'when %s is asked for, it is a list of the contract’s shape with something in it',
    async (name, item) => {
      const answer = await get(endpoints[name].path)
      expect(answer.statusCode).toBe(200)
      const list = listOf(item).strict().parse(answer.json())
      expect(list.data.length).toBeGreaterThan(0)
      expect(list.meta).toMatchObject({ current_page: 1, per_page: 15, last_page: Math.ceil(list.meta.total / 15) })
    },
  )

  it('when a ticket says what it includes, the list says the same', async () => {
    const { data } = listOf(Product).parse((await get('/products')).json())
    expect(data).toMatchObject(
      demoProducts.map(({ maxHeightCm, nameBn: _name, ageBn: _age, ...ticket }) => ({
        ...ticket,
        min_height_cm: null,
        max_height_cm: maxHeightCm,
      })),
    )
  })

  it('when there are 18 rides, fifteen are on the first page and three on the second, each once', async () => {
    const [first, second] = await Promise.all(
      ['/rides', '/rides?page=2'].map(async (url) => listOf(Ride).parse((await get(url)).json())),
    )
    expect(first?.meta).toEqual({ current_page: 1, last_page: 2, per_page: 15, total: 18 })
    expect(second?.meta).toEqual({ current_page: 2, last_page: 2, per_page: 15, total: 18 })
    expect(new Set([...(first?.data ?? []), ...(second?.data ?? [])].map(({ id }) => id)).size).toBe(18)
  })

  it('when the page is past the end, the list is empty and not an error', async () => {
    const answer = await get('/rides?page=3')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ data: [], meta: { current_page: 3, last_page: 2, per_page: 15, total: 18 } })
    expect((await get('/packages?page=9007199254740991&per_page=150')).json()).toMatchObject({ data: [] })
    expect((await get('/services?page=1000000')).json()).toMatchObject({ data: [] })
  })

  it.each([
    ['page=0', 'page must be at least 1.'],
    ['page=-1', 'page must be at least 1.'],
    ['page=abc', 'page must be a whole number.'],
    ['page=1.5', 'page must be a whole number.'],
    ['page=1e1', 'page must be a whole number.'],
    ['page=0x10', 'page must be a whole number.'],
    ['page=', 'page must be a whole number.'],
    ['page=1&page=2', 'page must be a whole number.'],
    ['per_page=0', 'per_page must be at least 1.'],
    ['per_page=151', 'per_page must be at most 150.'],
  ])('when the query is %s, the answer is 422: %s', async (query, sentence) => {
    const answer = await get(`/rides?${query}`)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({
      message: sentence,
      code: 'invalid',
      errors: { [sentence.split(' ')[0] ?? '']: [sentence] },
    })
  })

  it.each(['per_page=1', 'per_page=150', 'unknown=1'])('when the query is %s, it is answered', async (query) => {
    expect((await get(`/rides?${query}`)).statusCode).toBe(200)
  })

  it.each([...lists.map(([name]) => endpoints[name].path), '/settings', '/business-info', '/packages/1'])(
    'when %s is asked for again with its tag, the answer is 304 and empty',
    async (url) => {
      const first = await get(url)
      expect(first.headers).toMatchObject({
        'cache-control': 'public, max-age=0, must-revalidate',
        etag: expect.stringMatching(/^"[\w-]+"$/) as string,
      })
      const second = await get(url, { 'if-none-match': `W/"old", ${String(first.headers.etag)}` })
      expect(second.statusCode).toBe(304)
      expect(second.body).toBe('')
      expect(second.headers.etag).toBe(first.headers.etag)
      expect((await get(url, { 'if-none-match': '"old"' })).statusCode).toBe(200)
    },
  )

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])(
    'when the caller takes %s, a long list comes in it, under a tag of its own, and a short one as it is',
    async (encoding, unpack) => {
      const headers = { 'accept-encoding': encoding }
      const [plain, packed, short] = [
        await get('/rides'),
        await get('/rides', headers),
        await get('/settings', headers),
      ]
      expect(packed.headers).toMatchObject({
        'content-encoding': encoding,
        vary: 'Accept-Encoding',
        'content-type': 'application/json; charset=utf-8',
      })
      expect(unpack(packed.rawPayload).toString()).toBe(plain.body)
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
      expect(packed.headers.etag).not.toBe(plain.headers.etag)
      expect(short.headers).not.toHaveProperty('content-encoding')
      const again = await get('/rides', { ...headers, 'if-none-match': String(packed.headers.etag) })
      expect(again.statusCode).toBe(304)
      expect(again.headers).not.toHaveProperty('content-encoding')
      expect((await get('/rides', headers)).rawPayload).toEqual(packed.rawPayload)
    },
  )

  it('when a list is asked for by HEAD, the headers are those of GET', async () => {
    const [got, headed] = await Promise.all([get('/rides'), test.app.inject({ method: 'HEAD', url: '/api/rides' })])
    expect(headed.statusCode).toBe(200)
    expect(headed.body).toBe('')
    expect(headed.headers.etag).toBe(got.headers.etag)
  })

  it('when an error comes, it has no tag and is not to be kept', async () => {
    const answer = await get('/rides?page=0', { 'if-none-match': '*' })
    expect(answer.statusCode).toBe(422)
    expect(answer.headers).not.toHaveProperty('etag')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('when one package is asked for, it is the one of the list', async () => {
    const [listed] = listOf(Package).parse((await get('/packages')).json()).data
    expect(
      oneOf(Package)
        .strict()
        .parse((await get(`/packages/${listed?.id}`)).json()).data,
    ).toEqual(listed)
  })

  it.each([
    ['99999', 404],
    ['2147483647', 404],
    ['2147483648', 422],
    ['0', 422],
    ['abc', 422],
    ['1.5', 422],
    ['1e0', 422],
    ['0x1', 422],
    ['%201', 422],
  ])('when the package is %s, the answer is %i', async (id, status) =>
    expect((await get(`/packages/${id}`)).statusCode).toBe(status),
  )

  it.each(['/abouts', '/services', '/packages', '/rides'])(
    'when %s grows, the number of questions to the database stays',
    async (url) => {
      const query = vi.spyOn(test.database.pool, 'query')
      await get(`${url}?per_page=1`)
      const forOne = query.mock.calls.length
      await get(`${url}?per_page=150`)
      expect(query.mock.calls.length - forOne).toBe(forOne)
      expect(forOne).toBeGreaterThan(1)
      expect(forOne).toBeLessThanOrEqual(3)
      query.mockRestore()
    },
  )
})

describe('a catalogue of the test’s own', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await buildTestApp()
  })
  afterAll(() => test.close())
  const get = (url: string) => test.app.inject(`/api${url}`)

  it.each(lists)('when there are no %s, the list is empty and has one page', async (name) => {
    expect((await get(endpoints[name].path)).json()).toEqual({
      data: [],
      meta: { current_page: 1, last_page: 1, per_page: 15, total: 0 },
    })
  })

  it('when something is no longer on sale or open, it is not listed, counted or found', async () => {
    const { db } = test.database
    const [ticket] = await db
      .insert(products)
      .values([
        { name: 'Kid', price: 55_050, age: '5 – 12' },
        { name: 'Old Kid', price: 50_000, age: '5 – 12', onSale: false },
      ])
      .returning()
    const membership = {
      title: 'Month',
      name: 'Star',
      month: 1,
      price: 250_000,
      days: ['Friday' as const],
      hour: 0,
      extraHourPrice: 1,
      description: '',
    }
    const [shown, hidden] = await db
      .insert(packages)
      .values([membership, { ...membership, onSale: false }])
      .returning()
    await db
      .insert(packageDetails)
      .values({ packageId: shown?.id ?? 0, productId: ticket?.id ?? 0, qty: 2, price: 80_000 })
    await db.insert(branches).values([{ name: 'Open' }, { name: 'Closed', open: false }])

    // Nobody has said what it includes: nothing is promised that costs the centre something.
    const kid = { name: 'Kid', price: 550.5, minutes: null, max_height_cm: null, socks: 'required', reentry: false }
    expect((await get('/products')).json()).toMatchObject({ data: [kid], meta: { total: 1 } })
    expect((await get('/packages')).json()).toMatchObject({
      data: [
        {
          id: shown?.id,
          price: 2500,
          old_price: null,
          extra_hour_price: 0.01,
          image: null,
          picture: null,
          details: [{ qty: 2, price: 800, product: { name: 'Kid' } }],
        },
      ],
      meta: { total: 1 },
    })
    expect((await get(`/packages/${hidden?.id}`)).statusCode).toBe(404)
    expect((await get('/branches')).json()).toMatchObject({ data: [{ name: 'Open' }], meta: { total: 1 } })
  })

  it('when rides have positions, they come in that order, then by age', async () => {
    await test.database.db.insert(rides).values([
      { name: 'Third', details: '', position: 2 },
      { name: 'First', details: '', position: 1 },
      { name: 'Second', details: '', position: 1 },
    ])
    expect((await get('/rides')).json<{ data: Ride[] }>().data.map(({ name }) => name)).toEqual([
      'First',
      'Second',
      'Third',
    ])
  })
})
