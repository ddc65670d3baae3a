import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { ownerUrl } from '../scripts/embedded-database.ts'
import { openSite } from '../scripts/launch-site.ts'
import { fillCustomers, tokenOf } from './many-customers.ts'
import { type Bench, median } from './measure.ts'

const [FEW, MANY] = [1_000, 1_000_000]
const TIMES = 400
const WARM_UP = 100
const MOST = 1.5

/** Orders a customer has in the end: more than a page. Customer n has the orders 20n - 19 to 20n. */
export const ORDERS_EACH = 20

type Path = (customer: number) => string
type Asked = Record<string, Path>
type Lists = { what: string; asked: Asked; fill(client: pg.Client, count: number): Promise<void> }

export const ownLists = ({ what, asked, fill }: Lists): Bench => ({
  name: `A customer’s list, search and detail with ${FEW.toLocaleString('en')} and with ${MANY.toLocaleString('en')} ${what} in the table (ms a call, over HTTP, one after the other)`,
  async run(say) {
    const site = await openSite({ NODE_ENV: 'production', DEMO: 'true' })
    const client = new pg.Client({ connectionString: ownerUrl(site.dataDir) })
    try {
      await client.connect()
      await fillCustomers(client, MANY / ORDERS_EACH)
      await fill(client, FEW)
      const few = await measureAll(`${site.url}/api`, asked, FEW / ORDERS_EACH)
      await fill(client, MANY)
      const many = await measureAll(`${site.url}/api`, asked, MANY / ORDERS_EACH)
      return Object.keys(asked)
        .map((name) => judge(say, name, few[name] ?? NaN, many[name] ?? NaN))
        .every(Boolean)
    } finally {
      await client.end()
      await site.stop()
    }
  },
})

function judge(say: (line: string) => void, name: string, few: number, many: number): boolean {
  say(
    `${name}: ${few.toFixed(2)} ms and ${many.toFixed(2)} ms; ratio ${(many / few).toFixed(2)}, at most ${MOST} wanted`,
  )
  return many / few <= MOST
}

async function measureAll(api: string, asked: Asked, customers: number): Promise<Record<string, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const took = Object.entries(asked).map(([name, path]) => ({ name, path, times: [] as number[] }))
  for (let n = 0; n < WARM_UP + TIMES; n++) {
    const customer = 1 + ((n * 7919) % customers)
    for (const { path, times } of took) {
      const began = performance.now()
      await read(agent, api + path(customer), tokenOf(customer))
      if (n >= WARM_UP) times.push(performance.now() - began)
    }
  }
  agent.destroy()
  return Object.fromEntries(took.map(({ name, times }) => [name, median(times)]))
}

/** An answer without the order that it should hold would be quick, too. */
function read(agent: Agent, url: string, token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      text(answer).then(
        (words) =>
          words.includes('"invoice_number"')
            ? resolve()
            : reject(new Error(`${url} answered ${answer.statusCode}: ${words.slice(0, 200)}`)),
        reject,
      )
    })
      .once('error', reject)
      .end()
  })
}
