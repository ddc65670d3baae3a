import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { issueToken } from '../../packages/server/src/testing/sign-in.ts'
import { openDatabase } from '../../packages/server/src/db/database.ts'
import { openCluster } from '../../packages/server/src/db/embedded-cluster.ts'
import { findPrograms } from '../../packages/server/src/db/embedded-programs.ts'
import { reachServer, serverUrl, stopServer, type Server } from '../../packages/server/src/db/embedded-server.ts'
import { chooseUser, reachPrograms } from '../../packages/server/src/db/embedded-user.ts'
import { requestTimeouts, jobTimeouts } from '../../packages/server/src/db/timeouts.ts'
import { firstOrder } from '../../packages/server/src/testing/open-shop.ts'
import { dhakaDay } from '../../packages/contract/src/rules/dates.ts'
import { freezeDatabase } from '../../scripts/freeze-database.ts'
import { freePort, makeDataFolder, openSite, type Site } from '../../scripts/launch-site.ts'

// Not a measurement, which is the bench's: only that it is the limits that end the wait, on however busy a machine.
const CEILING_MS = 10 * (requestTimeouts.silence + requestTimeouts.probe)

const { dataDir, remove } = makeDataFolder()
let server: Server
let site: Site
let port: number
let token: string

const run = async (): Promise<void> => (await reachServer(server, port)).client.end()

beforeAll(async () => {
  const say = () => {}
  const programs = await reachPrograms(findPrograms(), await chooseUser(dataDir), say)
  server = { programs, settings: {}, cluster: await openCluster(dataDir, programs, say) }
  port = await freePort()
  await run()
  const url = serverUrl(server.cluster, port)
  site = await openSite({ DATABASE_URL: url, NODE_ENV: 'production', DEMO: 'true' })
  const database = await openDatabase(url, { timeouts: jobTimeouts })
  await database.pool.query(`insert into customers (phone, name) values ('01712345678', 'Rina Akter')`)
  token = await issueToken(database.db, 1, new Date())
  await database.close()
})
afterAll(async () => {
  await site.stop()
  await stopServer(server)
  remove()
})

const ask = async (method: string, path: string, body?: unknown) => {
  const answer = await fetch(site.url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    body: body ? JSON.stringify(body) : undefined,
    signal: AbortSignal.timeout(CEILING_MS),
  })
  return { path, status: answer.status, text: await answer.text() }
}
const everyCall = () =>
  Promise.all([
    ...['/api/health', '/api/rides', '/api/business-info', '/api/user', '/api/sales', '/api/user/data'].map((path) =>
      ask('GET', path),
    ),
    ask('POST', '/api/login-phone', { phone_no: '01712345679', country: 'Bangladesh' }),
    ask('POST', '/api/sales', firstOrder(1, dhakaDay(new Date()))),
    // More than there are connections.
    ...Array.from({ length: 30 }, () => ask('GET', '/api/products')),
  ])
const SENTENCE = 'The service is not available right now. Please try again in a moment.'

const ways: [how: string, stop: () => Promise<() => Promise<void>>][] = [
  [
    'frozen, with its connections open',
    async () => {
      const { thaw } = freezeDatabase(dataDir)
      return async () => thaw()
    },
  ],
  [
    'shut down',
    async () => {
      await stopServer(server)
      return run
    },
  ],
]

it.each(ways)(
  'when PostgreSQL is %s, every call is answered with 503, kept pages are shown, and all works again afterwards',
  async (how, stop) => {
    expect((await ask('GET', '/')).status).toBe(200)
    const uncached = how === 'shut down' ? '/gallery' : '/about'
    const comeBack = await stop()
    try {
      for (const { path, status, text } of await everyCall()) {
        expect(status, path).toBe(503)
        expect(JSON.parse(text), path).toMatchObject({ message: SENTENCE, code: 'unavailable' })
      }
      expect((await ask('GET', uncached)).status).toBe(503)
      expect((await ask('GET', '/')).status).toBe(200)
    } finally {
      await comeBack()
    }
    await vi.waitFor(async () => expect((await ask('GET', '/api/health')).status).toBe(200), { interval: 100 })
    expect((await ask('GET', uncached)).status).toBe(200)
    expect((await ask('GET', '/api/user')).status).toBe(200)
  },
)

it('when the user of DATABASE_URL is a superuser, a line at the start says so', () => {
  expect(site.said()).toContain('The user of DATABASE_URL is a superuser.')
})
