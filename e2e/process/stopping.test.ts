import { once } from 'node:events'
import { createConnection, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
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

/** A request that is under way for as long as the test likes: the server has its head and waits for the rest. */
async function beginRequest(url: string, body: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = createConnection(Number(port), hostname)
  const head = ['POST /api/login-phone HTTP/1.1', `Host: ${hostname}`, 'Content-Type: application/json', `Content-Length: ${body.length}`, 'Expect: 100-continue']
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  const [said] = await once(socket, 'data') as [Buffer]
  expect(String(said)).toBe('HTTP/1.1 100 Continue\r\n\r\n')
  return socket
}

it.each(['SIGTERM', 'SIGINT'] as const)('when %s comes during a request, the request is answered, then all is closed', async (signal) => {
  const site = await open()
  const database = databaseUrl(dataDir)
  const body = JSON.stringify({ phone_no: '', country: 'Bangladesh' })
  const underWay = await beginRequest(site.url, body)
  site.kill(signal)
  await vi.waitFor(async () => expect(await isRefused(`${site.url}/api/health`)).toBe(true))
  underWay.write(body)
  const answer = await text(underWay)
  expect(answer).toMatch(/^HTTP\/1\.1 422 /)
  expect(answer).toContain('"code":"invalid"')
  expect(await site.ended).toBe(0)
  expect(await answers(database)).toBe(false)
})

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

it('when everything is in place, the next start makes and loads nothing again', async () => {
  const site = await open()
  expect(site.said()).toContain('Starting the embedded database')
  expect(site.said()).not.toMatch(/Creating|Copying|Loading|Drawing/)
  site.kill('SIGTERM')
  expect(await site.ended).toBe(0)
})
