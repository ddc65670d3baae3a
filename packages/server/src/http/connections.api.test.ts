import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { guardConnections, type ConnectionLimits } from './connections.ts'

const unlimited = { most: 1000, silentMs: 600_000, unreadMs: 600_000, sweepMs: 100 }
/** More than the machine's own buffers between two sockets take. */
const LARGE = Buffer.alloc(30 * 1024 * 1024, 'x')

let test: TestApp
let sockets: Socket[] = []
afterEach(async () => {
  sockets.forEach((socket) => socket.destroy())
  sockets = []
  await test.close()
})

async function open(limits?: Partial<ConnectionLimits>): Promise<void> {
  test = await buildTestApp({ before: (app) => app.get('/api/large', async () => LARGE) })
  if (limits) guardConnections(test.app.server, test.app.log, { ...unlimited, ...limits })
  await test.app.listen({ port: 0, host: '127.0.0.1' })
}

async function listenUnguarded(): Promise<Server> {
  const server = createServer((_, response) => response.end(LARGE)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

async function dial(request = '', server: Server = test.app.server): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
  sockets.push(socket.pause())
  await once(socket, 'connect')
  socket.write(request)
  return socket
}
const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: site\r\n${headers}\r\n`
const openConnections = (server: Server = test.app.server) =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

describe('connections', () => {
  it('when the app is built, its limits are set', async () => {
    await open()
    expect(test.app.server).toMatchObject({ maxConnections: 2000, timeout: 60_000, requestTimeout: 180_000 })
  })

  it('when clients ask for much and never read, they are let go of; without a guard they stay (control)', async () => {
    await open({ silentMs: 400 })
    const unguarded = await listenUnguarded()
    await dial(get('/'), unguarded)
    await Promise.all(Array.from({ length: 20 }, () => dial(get('/api/large'))))
    await vi.waitFor(async () => expect(await openConnections()).toBe(0))
    expect(await openConnections(unguarded)).toBe(1)
    unguarded.close().closeAllConnections()
  })

  it('when a client reads only a little at a time, it is let go of too; without a guard it stays (control)', async () => {
    await open({ unreadMs: 500 })
    const unguarded = await listenUnguarded()
    const slow = [await dial(get('/'), unguarded), await dial(get('/api/large'))]
    const sip = setInterval(() => slow.forEach((socket) => socket.read(1000)), 20)
    await vi.waitFor(async () => expect(await openConnections()).toBe(0))
    expect(await openConnections(unguarded)).toBe(1)
    clearInterval(sip)
    unguarded.close().closeAllConnections()
  })

  it('when requests are sent without waiting for answers, the client is hung up on before they are carried out', async () => {
    const asked = vi.fn<() => void>()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const slow = async () => {
      asked()
      await released
      return 'done'
    }
    test = await buildTestApp({ before: (app) => app.get('/api/slow', slow) })
    await test.app.listen({ port: 0, host: '127.0.0.1' })
    const socket = await dial(get('/api/slow').repeat(100))
    await once(socket.resume(), 'close')
    expect(asked).toHaveBeenCalledTimes(1)
    release()
    const patient = await dial(get('/api/slow'))
    await once(patient.resume(), 'data')
    patient.write(get('/api/slow', 'Connection: close\r\n'))
    expect(await text(patient)).toContain('done')
  })

  const refused = async () => once((await dial()).resume(), 'close')

  it('when as many are open as may be, others are refused, and one line tells of all of them', async () => {
    await open({ most: 2 })
    await Promise.all([dial('GET '), dial('GET ')])
    await Promise.all([refused(), refused(), refused()])
    const lines = () => test.log.filter((line) => line.includes('connections were refused'))
    await vi.waitFor(() => expect(lines()).toHaveLength(1))
    expect(JSON.parse(lines()[0] ?? '')).toMatchObject({ level: 40, refused: 3, most: 2 })
  })

  it('when the connections that fill it only wait for a next request, they make room', async () => {
    await open({ most: 1 })
    const idle = await dial(get('/api/health'))
    await once(idle.resume(), 'data')
    await Promise.all([once(idle, 'close'), refused()])
    await vi.waitFor(async () => expect(await openConnections()).toBe(0))
    expect(await text(await dial(get('/api/health', 'Connection: close\r\n')))).toContain('{"status":"ok"}')
  })
})

const unreadable: [what: string, request: string, status: string, code: string][] = [
  [
    'has a head of more than 16 KB',
    get('/api/rides', `X-Long: ${'x'.repeat(20_000)}\r\n`),
    '431 Request Header Fields Too Large',
    'payload_too_large',
  ],
  ['is no HTTP', 'hello there\r\n\r\n', '400 Bad Request', 'invalid'],
]

describe('what cannot be read', () => {
  it.each(unreadable)('when a request %s, it is refused in our own shape', async (_, request, status, code) => {
    await open()
    const answer = await text(await dial(request))
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`)
    expect(head).toContain('content-type: application/json')
    expect(JSON.parse(body)).toEqual({ message: expect.stringMatching(/\.$/), code })
  })
})
