import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { databaseUrl } from '../scripts/embedded-database.ts'
import { openSite } from '../scripts/launch-site.ts'
import { CODE, fillCustomers, phoneOf, sendCodes, tokenOf } from './many-customers.ts'
import { type Bench, median } from './measure.ts'

const CUSTOMERS = 100_000
const TIMES = 1000
const WARM_UP = 200
const MOST_MS = 5
const appSecret = 'bench-secret-bench-secret-bench-secret'

export const identity: Bench = {
  name: `Who am I and verify a code, with ${CUSTOMERS.toLocaleString('en')} customers (ms a call, over HTTP, one after the other)`,
  async run(say) {
    const site = await openSite({ NODE_ENV: 'production', DEMO: 'true', APP_SECRET: appSecret })
    const client = new pg.Client({ connectionString: databaseUrl(site.dataDir) })
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const call = (method: string, path: string, token: string, body = '') =>
      callApi(agent, `${site.url}/api${path}`, { method, token, body })
    try {
      await client.connect()
      await fillCustomers(client, CUSTOMERS)
      const fresh = (n: number) => phoneOf(CUSTOMERS + 1 + n)
      const known = (n: number) => phoneOf(1 + ((n * 83) % CUSTOMERS))
      const all = Array.from({ length: WARM_UP + TIMES }, (_, n) => n)
      await sendCodes(client, appSecret, [...all.map(fresh), ...all.map(known)])
      const verify = (phone_no: string) =>
        call('POST', '/verify-otp', '', JSON.stringify({ phone_no, code: CODE, country: 'Bangladesh' }))

      const bare = await timeEach((n) =>
        client.query({ name: 'bare', text: BARE, values: [1 + ((n * 83) % CUSTOMERS)] }),
      )
      const user = await timeEach((n) => call('GET', '/user', tokenOf(1 + ((n * 83) % CUSTOMERS))))
      const again = await timeEach((n) => verify(known(n)))
      const first = await timeEach((n) => verify(fresh(n)))
      say(
        `median: GET user ${show(user)}, a bare pg query for the same row ${show(bare)}; ratio ${(user / bare).toFixed(1)}`,
      )
      say(
        `median: verify-otp ${show(again)} for a customer, ratio ${(again / bare).toFixed(1)}; ${show(first)} for a new number; each below ${MOST_MS} wanted`,
      )
      return Math.max(user, again, first) < MOST_MS
    } finally {
      agent.destroy()
      await client.end()
      await site.stop()
    }
  },
}

const BARE =
  'select customers.*, pictures.key, pictures.widths from customers left join pictures on pictures.id = picture_id where customers.id = $1'

const show = (ms: number): string => `${ms.toFixed(2)} ms`

async function timeEach(work: (n: number) => Promise<unknown>): Promise<number> {
  const took: number[] = []
  for (let n = 0; n < WARM_UP + TIMES; n++) {
    const began = performance.now()
    await work(n)
    if (n >= WARM_UP) took.push(performance.now() - began)
  }
  return median(took)
}

/** The barest client there is: fetch costs more than what it measures here. */
function callApi(
  agent: Agent,
  url: string,
  { method, token, body }: { method: string; token: string; body: string },
): Promise<void> {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
  }
  return new Promise((resolve, reject) => {
    request(url, { agent, method, headers }, (answer) => {
      text(answer).then(
        (words) =>
          answer.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${answer.statusCode}: ${words}`)),
        reject,
      )
    })
      .once('error', reject)
      .end(body)
  })
}
