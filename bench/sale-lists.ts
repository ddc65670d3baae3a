import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { databaseUrl } from '../scripts/embedded-database.ts'
import { openSite } from '../scripts/launch-site.ts'
import { fillCustomers, tokenOf } from './many-customers.ts'
import { fillSales, SALES_EACH } from './many-sales.ts'
import { type Bench, median } from './measure.ts'

const [FEW, MANY] = [1_000, 1_000_000]
const TIMES = 400
const WARM_UP = 100
const MOST = 1.5

type Asked = 'list' | 'search' | 'detail'
type Path = (customer: number) => string

/** Each customer has the sales 20n - 19 to 20n. */
const paths: Record<Asked, Path> = {
  list: () => '/sales?filter=paid',
  search: (customer) => `/sales?search=INV-20250101-${String(customer * SALES_EACH).padStart(7, '0')}`,
  detail: (customer) => `/sales/${customer * SALES_EACH}`,
}

/** A customer's own orders, however many others there are. */
export const saleLists: Bench = {
  name: `A customer’s list, search and detail with ${FEW.toLocaleString('en')} and with ${MANY.toLocaleString('en')} orders in the table (ms a call, over HTTP, one after the other)`,
  async run(say) {
    const site = await openSite({ NODE_ENV: 'production', DEMO: 'true' })
    const client = new pg.Client({ connectionString: databaseUrl(site.dataDir) })
    try {
      await client.connect()
      await fillCustomers(client, MANY / SALES_EACH)
      await fillSales(client, FEW)
      const few = await measureAll(`${site.url}/api`, FEW / SALES_EACH)
      await fillSales(client, MANY)
      const many = await measureAll(`${site.url}/api`, MANY / SALES_EACH)
      return (Object.keys(paths) as Asked[]).map((asked) => judge(say, asked, few[asked], many[asked])).every(Boolean)
    } finally {
      await client.end()
      await site.stop()
    }
  },
}

function judge(say: (line: string) => void, asked: Asked, few: number, many: number): boolean {
  say(`${asked}: ${few.toFixed(2)} ms and ${many.toFixed(2)} ms; ratio ${(many / few).toFixed(2)}, at most ${MOST} wanted`)
  return many / few <= MOST
}

async function measureAll(api: string, customers: number): Promise<Record<Asked, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const took: Record<Asked, number[]> = { list: [], search: [], detail: [] }
  for (let n = 0; n < WARM_UP + TIMES; n++) {
    const customer = 1 + ((n * 7919) % customers)
    for (const [asked, path] of Object.entries(paths) as [Asked, Path][]) {
      const began = performance.now()
      await read(agent, api + path(customer), tokenOf(customer))
      if (n >= WARM_UP) took[asked].push(performance.now() - began)
    }
  }
  agent.destroy()
  return { list: median(took.list), search: median(took.search), detail: median(took.detail) }
}

/** An answer without the order that it should hold would be quick, too. */
function read(agent: Agent, url: string, token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      text(answer).then((words) => (words.includes('"invoice_number"') ? resolve() : reject(new Error(`${url} answered ${answer.statusCode}: ${words.slice(0, 200)}`))), reject)
    }).once('error', reject).end()
  })
}
