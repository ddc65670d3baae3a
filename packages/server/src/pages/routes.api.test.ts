import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Place, RenderRequest } from '#contract/page.ts'
import { ErrorBody } from '#contract/schemas/error.ts'
import { rides } from '../catalogue/tables.ts'
import { encode } from '../http/encoding.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import type { Drawing, PageSource } from './renderer.ts'

/** Pages that say which rides the API tells of, and a way to make them fail. */
function ridePages() {
  const draw = vi.fn(async ({ url, api }: RenderRequest): Promise<Drawing> => {
    const { status, body } = await api('/api/rides')
    const names =
      status === 200
        ? (body as { data: { name: string }[] }).data.map(({ name }) => name).join(', ')
        : 'Failed to load rides.'
    const document = `<!doctype html><title>${url}</title><p>${names}</p>${'<p>A line that repeats itself.</p>'.repeat(50)}`
    const isPast = /^\/list.*page=[3-9]/.test(url)
    return {
      status: url === '/nowhere' || isPast ? 404 : 200,
      document,
      policy: "default-src 'none'",
      complete: status === 200,
      ...(url.startsWith('/list') && { last: 2 }),
    }
  })
  const placeOf = (url: string): Place | null => {
    const { pathname, searchParams } = new URL(url, 'http://site')
    return pathname === '/nowhere-to-keep'
      ? null
      : {
          path: pathname.replace(/\d+$/, ':id'),
          page: Number(searchParams.get('page') ?? 1),
          own: pathname.startsWith('/mine'),
        }
  }
  const source: PageSource = { addresses: async () => ['/'], placeOf, draw }
  return { draw, source }
}

describe('pages', () => {
  const { draw, source } = ridePages()
  let test: TestApp
  beforeAll(async () => {
    test = await buildTestApp({ deps: { openPages: async () => source } })
  })
  afterAll(() => test.close())
  afterEach(() => {
    vi.restoreAllMocks()
    draw.mockClear()
  })
  const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers })
  const addRide = (name: string) => test.database.db.insert(rides).values({ name, details: '' })
  const loseDatabase = () =>
    vi.spyOn(test.database.pool, 'query').mockRejectedValue(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }))

  it('when a page is asked for twice, it is drawn once and has every header it needs', async () => {
    const first = await get('/?utm=1')
    expect((await get('/?utm=2')).body).toBe(first.body)
    expect(draw).toHaveBeenCalledOnce()
    expect(first.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String) as string,
    })
  })

  it('when the caller takes brotli or gzip, it gets the same page in that form, under a tag of its own', async () => {
    const plain = await get('/')
    const brotli = await get('/', { 'accept-encoding': 'gzip, br' })
    const gzip = await get('/', { 'accept-encoding': 'gzip' })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
  })

  it('when the caller holds the page in the same form, the answer is 304 and empty', async () => {
    const {
      headers: { etag },
    } = await get('/', { 'accept-encoding': 'br' })
    const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': String(etag) })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    expect(again.headers).toMatchObject({ etag, vary: 'Accept-Encoding' })
    expect((await get('/', { 'accept-encoding': 'gzip', 'if-none-match': String(etag) })).statusCode).toBe(200)
  })

  it('when the content has changed, the page is drawn anew', async () => {
    expect((await get('/changing')).body).not.toContain('Swing')
    await addRide('Swing')
    await vi.waitFor(async () => expect((await get('/changing')).body).toContain('Swing'))
    await addRide('Slide')
    await vi.waitFor(async () => expect((await get('/changing')).body).toContain('Swing, Slide'))
  })

  it('when the database goes, the last good copy is shown; when it comes back, the new content', async () => {
    const good = await get('/lasting')
    await addRide('Carousel')
    const query = loseDatabase()
    await vi.waitFor(async () => {
      const meanwhile = await get('/lasting')
      expect([meanwhile.statusCode, meanwhile.body]).toEqual([200, good.body])
      expect(query).toHaveBeenCalled()
    })
    query.mockRestore()
    await vi.waitFor(async () => expect((await get('/lasting')).body).toContain('Carousel'), { interval: 100 })
  })

  it('when a part fails and there is no good copy, the page is shown as it is, with 503, and not kept', async () => {
    const query = loseDatabase()
    const answer = await get('/partial')
    expect(answer.statusCode).toBe(503)
    expect(answer.body).toContain('Failed to load rides.')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers).not.toHaveProperty('etag')
    query.mockRestore()
    expect((await get('/partial')).statusCode).toBe(200)
  })

  it('when drawing itself breaks, the visitor reads a sentence and the log the reason', async () => {
    draw.mockRejectedValueOnce(new Error('no such component'))
    const answer = await get('/broken')
    expect(answer.statusCode).toBe(500)
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    expect(answer.body).toContain('Something went wrong! Please reload the page.')
    expect(answer.body).not.toContain('component')
    expect(test.log.join('')).toContain('no such component')
    expect((await get('/broken')).statusCode).toBe(200)
    draw.mockRejectedValueOnce(new Error('no such component'))
    expect((await get('/bn/broken')).body).toMatch(/lang="bn".*কোথাও একটা সমস্যা হয়েছে! পেজটি আবার লোড করুন।/)
  })

  it('when the renderer answers its own failure, its page is shown and the reason logged', async () => {
    draw.mockResolvedValueOnce({
      status: 500,
      document: '<p>Sorry</p>',
      policy: '',
      complete: false,
      error: new Error('a screen broke'),
    })
    const answer = await get('/failed')
    expect([answer.statusCode, answer.body]).toEqual([500, '<p>Sorry</p>'])
    expect(test.log.join('')).toContain('a screen broke')
  })

  it('when the page does not exist, its status is 404, it is kept and it has no tag', async () => {
    const answer = await get('/nowhere')
    expect(answer.statusCode).toBe(404)
    expect(answer.headers).not.toHaveProperty('etag')
    expect((await get('/nowhere', { 'if-none-match': '*' })).statusCode).toBe(404)
    expect(draw).toHaveBeenCalledOnce()
  })

  it('when a page waits for its visitor, it is drawn once for its route and kept by no browser', async () => {
    const [one, other] = [await get('/mine/show/1'), await get('/mine/show/2')]
    expect(one.headers['cache-control']).toBe('no-store')
    expect(one.headers).not.toHaveProperty('etag')
    expect(other.body).toBe(one.body)
    expect(draw.mock.calls.map(([{ url }]) => url)).toEqual(['/mine/show/:id'])
  })

  it('when a page has no place, it is drawn each time', async () => {
    expect((await get('/nowhere-to-keep')).headers['cache-control']).toBe('no-store')
    await get('/nowhere-to-keep')
    expect(draw).toHaveBeenCalledTimes(2)
  })

  it('when pages past the last are asked for, at once and again, one stands for all of them', async () => {
    const answers = await Promise.all([3, 99, 123_456, 100_000, 999_999].map((page) => get(`/list?page=${page}`)))
    for (const page of [99, 4]) answers.push(await get(`/list?page=${page}`))
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(answers[0]?.statusCode).toBe(404)
    expect((await get('/list?page=2')).statusCode).toBe(200)
    expect(draw.mock.calls.map(([{ url }]) => url)).toEqual(['/list', '/list?page=3', '/list?page=2'])
  })

  it('when hundreds of addresses are tried that are not there, the pages that are stay kept', async () => {
    await get('/')
    draw.mockClear()
    for (let turn = 0; turn < 300; turn++)
      await get(turn % 2 ? `/list?page=${turn + 3}&x=${turn}` : `/mine/show/${turn}`)
    await get('/')
    expect(draw.mock.calls.map(([{ url }]) => url)).not.toContain('/')
  })

  it('when nobody asks for an encoding, it is not made, and when many do at once, it is made once', async () => {
    const [br, gzip] = [vi.spyOn(encode, 'br'), vi.spyOn(encode, 'gzip')]
    const {
      headers: { etag },
    } = await get('/lazy')
    const held = `${String(etag).slice(0, -1)}-br"`
    expect((await get('/lazy', { 'accept-encoding': 'br', 'if-none-match': held })).statusCode).toBe(304)
    expect([br, gzip].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
    await Promise.all(Array.from({ length: 5 }, () => get('/lazy', { 'accept-encoding': 'br' })))
    expect([br, gzip].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
    br.mockRejectedValueOnce(new Error('no memory'))
    expect((await get('/lazy-too', { 'accept-encoding': 'br' })).statusCode).toBe(500)
    expect((await get('/lazy-too', { 'accept-encoding': 'br' })).statusCode).toBe(200)
  })

  it('when a page leads elsewhere, so does the answer', async () => {
    draw.mockResolvedValueOnce({ status: 302, location: '/fun-rides', document: '', policy: '', complete: true })
    expect(await get('/old')).toMatchObject({ statusCode: 302, headers: { location: '/fun-rides' } })
  })

  it('when a page is asked for by HEAD, the headers are those of GET', async () => {
    const [got, headed] = [await get('/'), await test.app.inject({ method: 'HEAD', url: '/' })]
    expect(headed.statusCode).toBe(200)
    expect(headed.body).toBe('')
    expect(headed.headers).toMatchObject({ etag: got.headers.etag, 'content-length': got.headers['content-length'] })
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    'when a page is asked for by %s, the answer is an error in the one shape',
    async (method) => {
      const answer = await test.app.inject({ method, url: '/fun-rides' })
      expect(answer.statusCode).toBe(405)
      expect(answer.headers.allow).toBe('GET, HEAD')
      expect(ErrorBody.parse(answer.json()).code).toBe('method_not_allowed')
    },
  )

  it('when an address cannot be read, the visitor is led to the page for what is not there', async () => {
    expect(await get('/%')).toMatchObject({ statusCode: 302, headers: { location: '/404' } })
    expect(await get('/bn/%')).toMatchObject({ statusCode: 302, headers: { location: '/bn/404' } })
  })
})
