import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const origin = 'https://play.example'
const server = vi.fn<(request: Request | string) => Promise<Response>>()
const noLine = () => Promise.reject(new TypeError('Failed to fetch'))

const hearers = new Map<string, (event: object) => void>()
const open: { url: string }[] = []
vi.stubGlobal('self', {
  addEventListener: (name: string, hear: () => void) => hearers.set(name, hear),
  clients: { matchAll: async () => open },
})
await import('./worker.ts')

/** What the caches have of each address. */
const kept = { pages: new Map<string, Response>(), assets: new Map<string, Response>() }
const addressOf = (request: Request | string) =>
  new URL(typeof request === 'string' ? request : request.url, origin).href
const openCache = async (name: keyof typeof kept) => ({
  match: async (request: Request | string) => kept[name].get(addressOf(request))?.clone(),
  put: async (request: Request | string, answer: Response) => void kept[name].set(addressOf(request), answer),
  keys: async () => [...kept[name].keys()].map((url) => ({ url })),
  delete: async (request: string) => kept[name].delete(addressOf(request)),
})
const refuse = () => Promise.reject(new DOMException('broken', 'UnknownError'))

/** Only a browser knows what a path alone is relative to. */
class StandInResponse extends Response {
  static override redirect(url: string, status: number): Response {
    return new Response(null, { status, headers: { location: url } })
  }
}

beforeEach(() => {
  Object.values(kept).forEach((cache) => cache.clear())
  open.length = 0
  server.mockReset().mockImplementation(async () => new Response('from the server'))
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('Response', StandInResponse)
  vi.stubGlobal('caches', { open: openCache })
})
afterEach(() => vi.unstubAllGlobals())

/** What the worker answers, once it has done all it does beside that. */
async function ask(path: string, { method = 'GET', mode = 'navigate' } = {}): Promise<Response | undefined> {
  const beside: Promise<unknown>[] = []
  let answer: Promise<Response> | undefined
  hearers.get('fetch')?.({
    request: { url: origin + path, method, mode, referrer: '' },
    waitUntil: (work: Promise<unknown>) => beside.push(work),
    respondWith: (given: Promise<Response>) => (answer = given),
  })
  await answer
  await Promise.all(beside)
  return answer
}

function install(): Promise<unknown> {
  let work: Promise<unknown> = Promise.resolve()
  hearers.get('install')?.({ waitUntil: (given: Promise<unknown>) => (work = given) })
  return work
}

const wayBack = '/api/payments/ssl/success?tran_id=7'

it('when the gateway sends a visitor back and there is a line, the server’s answer is theirs', async () => {
  expect(await (await ask(wayBack, { method: 'POST' }))?.text()).toBe('from the server')
  expect(server).toHaveBeenCalledOnce()
})

it('when the gateway sends a visitor back without a line, the offline page knows where they were going', async () => {
  kept.pages.set(`${origin}/offline`, new Response('kept'))
  server.mockImplementation(noLine)
  const answer = await ask(wayBack, { method: 'POST' })
  const there = new URL(answer?.headers.get('location') ?? '', origin)
  expect([answer?.status, there.pathname, there.searchParams.get('from')]).toEqual([303, '/offline', wayBack])
})

it('when there is neither a line nor an offline page, the browser says so', async () => {
  server.mockImplementation(noLine)
  expect((await ask(wayBack, { method: 'POST' }))?.type).toBe('error')
  expect((await ask('/tickets'))?.type).toBe('error')
})

it.each([
  ['cannot be opened', { open: refuse }],
  ['cannot be read or written', { open: async () => ({ match: refuse, put: refuse }) }],
])('when the cache %s, everything comes from the server', async (_, caches) => {
  kept.pages.set(`${origin}/offline`, new Response('kept'))
  vi.stubGlobal('caches', caches)
  const answers = [await ask('/assets/home-1.js', { mode: 'cors' }), await ask('/offline'), await ask('/tickets')]
  expect(await Promise.all(answers.map((answer) => answer?.text()))).toEqual(Array(3).fill('from the server'))
})

it('when the offline page is there, it is kept; when it was led elsewhere, the one before stays', async () => {
  await install()
  expect([...kept.pages.keys()]).toEqual([`${origin}/offline`])
  server.mockImplementation(async () => Object.defineProperty(new Response('elsewhere'), 'redirected', { value: true }))
  await expect(install()).rejects.toThrow('The offline page was answered with 200')
  expect(await kept.pages.get(`${origin}/offline`)?.text()).toBe('from the server')
})

const ledTo = async (path: string, method = 'GET'): Promise<string> =>
  new URL((await ask(path, { method }))?.headers.get('location') ?? '', origin).pathname

it('when pages of a language are open at the start, its offline page is kept, and no other', async () => {
  open.push({ url: `${origin}/bn/tickets` }, { url: `${origin}/bn` })
  await install()
  expect([...kept.pages.keys()]).toEqual([`${origin}/bn/offline`])
})

it('when a page of the other language was read, both are kept, and the files of both', async () => {
  const old = { headers: { date: new Date(0).toUTCString() } }
  server.mockImplementation(async (request) => new Response(`"/assets${new URL(addressOf(request)).pathname}.js"`, old))
  await ask('/tickets')
  await ask('/bn/tickets')
  expect([...kept.pages.keys()]).toEqual([`${origin}/offline`, `${origin}/bn/offline`])
  expect([...kept.assets.keys()]).toEqual([`${origin}/assets/offline.js`, `${origin}/assets/bn/offline.js`])
})

it('when there is no line, a visitor finds the offline page of the address, or else the one that is there', async () => {
  server.mockImplementation(noLine)
  kept.pages.set(`${origin}/bn/offline`, new Response('kept'))
  expect([await ledTo('/bn'), await ledTo('/tickets'), await ledTo(wayBack, 'POST')]).toEqual(
    Array(3).fill('/bn/offline'),
  )
  kept.pages.set(`${origin}/offline`, new Response('kept'))
  expect([await ledTo('/bn/tickets'), await ledTo('/tickets')]).toEqual(['/bn/offline', '/offline'])
  expect([await ledTo(`${wayBack}&lang=bn`, 'POST'), await ledTo(wayBack, 'POST')]).toEqual(['/bn/offline', '/offline'])
})
