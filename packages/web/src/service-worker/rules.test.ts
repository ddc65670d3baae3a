import { describe, expect, it } from 'vitest'
import { filesNamedIn, isOld, offlineFor, patienceFor, toPrune, wayOf } from './rules.ts'

const origin = 'https://play.example'
const ask = (url: string, { method = 'GET', mode = 'navigate' as RequestMode } = {}) =>
  wayOf({ method, mode, url: url.startsWith('/') ? origin + url : url }, origin)

describe('how a request is answered', () => {
  it.each([
    ['a page', '/', 'page'],
    ['a page with a question', '/dashboard/tickets?search=1', 'page'],
    ['a page that looks like the offline one', '/offline/more', 'page'],
    ['a receipt that is opened as a page', '/api/receipts/abc.pdf', 'page'],
    ['the offline page', '/offline', 'offline'],
    ['the offline page with a way back', '/offline?from=%2F', 'offline'],
    ['the offline page in Bangla', '/bn/offline?from=%2Fbn', 'offline'],
    ['the staff’s app', '/staff', null],
    ['a page of the staff’s app', '/staff/gate', null],
    ['a page that only begins like it', '/staffing', 'page'],
    ['a page of another host', 'https://pay.example/assets/', null],
  ])('when %s is opened, %s is answered as: %s', (_, url, way) => {
    expect(ask(url)).toBe(way)
  })

  it.each([
    ['a file of the build', '/assets/home-1.js', 'asset'],
    ['a file that asks to be one', '/media/assets/1.jpg', null],
    ['a file of the build of another host', 'https://cdn.example/assets/home-1.js', null],
    ['a file of the staff’s app', '/staff/assets/gate-1.js', null],
    ['a call', '/api/passes', null],
    ['a receipt', '/api/receipts/abc.pdf', null],
    ['a picture', '/media/1.jpg', null],
    ['the worker itself', '/service-worker.js', null],
    ['a page, but by a script', '/dashboard', null],
  ])('when a page asks for %s, %s is answered as: %s', (_, url, way) => {
    expect(ask(url, { mode: 'cors' })).toBe(way)
  })

  it.each(['POST', 'PUT', 'DELETE', 'HEAD'])('when a page sends something by %s, it is left alone', (method) => {
    expect([ask('/api/sales', { method, mode: 'cors' }), ask('/assets/home-1.js', { method, mode: 'cors' })]).toEqual([
      null,
      null,
    ])
  })

  it('when a form is sent as a page, it is watched over, unless it is not ours', () => {
    const sent = ['/api/payments/ssl/success', '/staff/sign-in', 'https://pay.example/'].map((url) =>
      ask(url, { method: 'POST' }),
    )
    expect([...sent, ask('/', { method: 'PUT' })]).toEqual(['sent', null, null, null])
  })
})

describe('a page that cannot be fetched', () => {
  it('when it has a question, both are the way back', () => {
    const there = new URL(offlineFor(`${origin}/fun-rides?page=2&x=%26y#end`, 'en'), origin)
    expect([there.pathname, there.searchParams.get('from')]).toEqual(['/offline', '/fun-rides?page=2&x=%26y'])
  })

  it('when nothing comes for a while, that is given up, but not right after the server was there', () => {
    expect(patienceFor({ referrer: '' })).toBeLessThan(60_000)
    expect(patienceFor({ referrer: `${origin}/tickets` })).toBeLessThan(60_000)
    expect(patienceFor({ referrer: `${origin}/offline?from=%2F` })).toBe(Infinity)
    expect(patienceFor({ referrer: `${origin}/bn/offline?from=%2F` })).toBe(Infinity)
  })
})

describe('what is kept', () => {
  it('when a document names files, each is known once, and its style is inside it', () => {
    const document =
      '<link rel="preload" as="font" href="/assets/baloo-1.woff2" crossorigin><style>a{src:url(/assets/bangla-1.woff2)}</style>' +
      '<link rel="stylesheet" href="/assets/entry-1.css" disabled><link rel="icon" href="/favicon.svg">' +
      '<template><link rel="modulepreload" href="/assets/vendor-1.js"><script type="module" src="/assets/entry-1.js"></script></template>' +
      '<svg><use href="/assets/icons-1.svg#i-x"></use><use href="/assets/icons-1.svg#i-y"></use></svg><img src="/media/logo.svg">'
    expect(filesNamedIn(document)).toEqual([
      '/assets/baloo-1.woff2',
      '/assets/vendor-1.js',
      '/assets/entry-1.js',
      '/assets/icons-1.svg',
    ])
  })

  const now = new Date('2026-11-16T12:00:00Z')
  const ago = (days: number): Date => new Date(now.getTime() - days * 24 * 60 * 60 * 1000)

  it('when the offline page is an hour old, of no known age, or from the future, it is asked for again', () => {
    expect([ago(0), ago(0.99 / 24), ago(1 / 24), ago(-1), new Date(NaN)].map((since) => isOld(since, now))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ])
  })

  it('when files are old, they go, unless the offline page needs them', () => {
    const kept = [
      { path: '/assets/new.js', since: ago(29.9) },
      { path: '/assets/old.js', since: ago(30) },
      { path: '/assets/unknown.js', since: new Date(NaN) },
      { path: '/assets/needed.js', since: ago(400) },
    ]
    expect(toPrune(kept, ['/assets/needed.js'], now)).toEqual(['/assets/old.js', '/assets/unknown.js'])
  })

  it('when there are too many, the oldest go', () => {
    const kept = Array.from({ length: 252 }, (_, n) => ({ path: `/assets/${n}.js`, since: ago(n / 100) }))
    expect(toPrune(kept, ['/assets/251.js'], now)).toEqual(['/assets/249.js', '/assets/250.js'])
    expect(toPrune(kept.slice(0, 250), [], now)).toEqual([])
  })
})
