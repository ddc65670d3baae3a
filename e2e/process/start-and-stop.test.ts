import { once } from 'node:events'
import { createConnection, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { databaseUrl } from '../../scripts/embedded-database.ts'
import { launch, makeDataFolder, SPOKEN_TO_PROGRAMMERS, untilOpen, type Launched } from '../../scripts/launch-site.ts'

const { dataDir, remove } = makeDataFolder()
let site: Launched

async function open(): Promise<void> {
  site = await launch({ DATA_DIR: dataDir })
  await untilOpen(site)
}

// A start takes seconds: each story goes on where the one before it ended.
beforeAll(open)
afterAll(async () => {
  site.kill('SIGTERM')
  await site.ended
  remove()
})

/** Asked at its port: a process that has ended may still be listed until somebody collects it. */
const answers = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url)
    const socket = createConnection(Number(port), hostname, () => resolve(true)).once('error', () => resolve(false))
    socket.unref()
  })
const isRefused = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => false,
    () => true,
  )

/** A request that is under way for as long as the test likes: the server has its head and waits for the rest. */
async function beginRequest(url: string, body: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = createConnection(Number(port), hostname)
  const head = [
    'POST /api/login-phone HTTP/1.1',
    `Host: ${hostname}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  const [said] = (await once(socket, 'data')) as [Buffer]
  expect(String(said)).toBe('HTTP/1.1 100 Continue\r\n\r\n')
  return socket
}

/** What was answered to the request, how the process ended, and whether its database still answers. */
async function stopDuringRequest(
  signal: NodeJS.Signals,
): Promise<{ answer: string; code: unknown; database: boolean }> {
  const database = databaseUrl(dataDir)
  const body = JSON.stringify({ phone_no: '', country: 'Bangladesh' })
  const underWay = await beginRequest(site.url, body)
  site.kill(signal)
  await vi.waitFor(async () => expect(await isRefused(`${site.url}/api/health`)).toBe(true))
  underWay.write(body)
  const answer = await text(underWay)
  return { answer, code: await site.ended, database: await answers(database) }
}
const answeredThenClosed = {
  answer: expect.stringMatching(/^HTTP\/1\.1 422 .*"code":"invalid"/s) as string,
  code: 0,
  database: false,
}

it('when SIGTERM comes during a request, the request is answered, then all is closed', async () => {
  expect(await stopDuringRequest('SIGTERM')).toEqual(answeredThenClosed)
})

it('when everything is in place, the next start makes and loads nothing again', async () => {
  await open()
  expect(site.said()).toContain('Starting the embedded database')
  expect(site.said()).not.toMatch(/Creating|Copying|Loading|Drawing/)
})

it('when the data folder is in use, a second start says by whom, and the first goes on', async () => {
  const second = await launch({ DATA_DIR: dataDir })
  expect(await second.ended).toBe(1)
  expect(second.said()).toContain(`The data folder ${dataDir} is in use by process ${site.pid}`)
  expect(second.said()).not.toMatch(SPOKEN_TO_PROGRAMMERS)
  expect((await fetch(`${site.url}/api/rides`)).status).toBe(200)
})

it('when it is killed outright, the next start needs no hand and has kept everything', async () => {
  site.kill('SIGKILL')
  await site.ended
  await open()
  const rides = (await (await fetch(`${site.url}/api/rides`)).json()) as { meta: { total: number } }
  expect(rides.meta.total).toBe(18)
})

it('when SIGINT comes during a request, it is the same as with SIGTERM', async () => {
  expect(await stopDuringRequest('SIGINT')).toEqual(answeredThenClosed)
})
