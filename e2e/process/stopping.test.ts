import { createConnection } from 'node:net'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { databaseUrl } from '../../scripts/embedded-database.ts'
import { launch, makeDataFolder, untilOpen, type Launched } from '../../scripts/launch-site.ts'

const { dataDir, remove } = makeDataFolder()
const opened: Launched[] = []

async function open(): Promise<Launched> {
  const launched = await launch({ DATA_DIR: dataDir })
  opened.push(launched)
  await untilOpen(launched)
  return launched
}

afterEach(async () => {
  for (const { kill } of opened) kill('SIGTERM')
  await Promise.all(opened.map(({ ended }) => ended))
})
afterAll(remove)

beforeAll(async () => {
  const first = await open()
  first.kill('SIGTERM')
  await first.ended
})

/** Asked at its port: a process that has ended may still be listed until somebody collects it. */
const answers = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url)
    const socket = createConnection(Number(port), hostname, () => resolve(true)).once('error', () => resolve(false))
    socket.unref()
  })
const isRefused = (url: string): Promise<boolean> => fetch(url).then(() => false, () => true)

/** Another session holds the table, so that whoever asks for rides waits. */
async function holdRides(): Promise<{ release: () => Promise<void> }> {
  const session = new pg.Client({ connectionString: databaseUrl(dataDir) })
  await session.connect()
  await session.query('begin')
  await session.query('lock table rides in access exclusive mode')
  const release = async () => {
    await session.query('rollback')
    await session.end()
  }
  return { release }
}

it.each(['SIGTERM', 'SIGINT'] as const)('when %s comes during a request, the request is answered, then all is closed', async (signal) => {
  const site = await open()
  const database = databaseUrl(dataDir)
  const { release } = await holdRides()
  const underWay = fetch(`${site.url}/api/rides`)
  await vi.waitFor(async () => expect(await waitingSessions()).toBeGreaterThan(0), { timeout: 5_000 })
  site.kill(signal)
  await vi.waitFor(async () => expect(await isRefused(`${site.url}/api/health`)).toBe(true), { timeout: 5_000 })
  await release()
  const answer = await underWay
  expect(answer.status).toBe(200)
  expect(((await answer.json()) as { data: unknown[] }).data).toHaveLength(15)
  expect(await site.ended).toBe(0)
  expect(await answers(database)).toBe(false)
})

async function waitingSessions(): Promise<number> {
  const session = new pg.Client({ connectionString: databaseUrl(dataDir) })
  await session.connect()
  const { rows } = await session.query<{ waiting: number }>(`select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock'`)
  await session.end()
  return rows[0]?.waiting ?? 0
}

it('when it is killed outright, the next start needs no hand and has kept everything', async () => {
  const killed = await open()
  killed.kill('SIGKILL')
  await killed.ended
  const next = await open()
  const rides = (await (await fetch(`${next.url}/api/rides`)).json()) as { meta: { total: number } }
  expect(rides.meta.total).toBe(18)
  next.kill('SIGTERM')
  expect(await next.ended).toBe(0)
})

it('when everything is in place, the next start is open within a few seconds', async () => {
  const began = performance.now()
  const site = await open()
  expect(performance.now() - began).toBeLessThan(8_000)
  site.kill('SIGTERM')
  expect(await site.ended).toBe(0)
})
