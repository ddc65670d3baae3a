import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { dhakaDay } from '../packages/contract/src/rules/dates.ts'
import { firstOrder } from '../packages/server/src/testing/open-shop.ts'
import { databaseUrl } from '../scripts/embedded-database.ts'
import { openSite } from '../scripts/launch-site.ts'
import { fillCustomers, tokenOf } from './many-customers.ts'
import type { Bench } from './measure.ts'
import { judge, watchVisitor } from './visitor.ts'

const BUYERS = 100
const VISITOR = BUYERS + 1

/** The gateway takes every connection and says nothing; each buyer orders, and then asks twice more to pay. */
export const hangingGateway: Bench = {
  name: `${BUYERS} buyers at a gateway that hangs: what another visitor feels, and memory`,
  async run(say) {
    const silent = createServer((socket) => socket.on('error', () => {}).resume()).listen(0, '127.0.0.1')
    await new Promise((done) => silent.once('listening', done))
    const gateway = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
    const site = await openSite({
      NODE_ENV: 'production',
      DEMO: 'true',
      SSLCOMMERZ_BASE_URL: gateway,
      SSLCOMMERZ_STORE_ID: 'bench',
      SSLCOMMERZ_STORE_PASSWORD: 'bench',
    })
    const client = new pg.Client({ connectionString: databaseUrl(site.dataDir) })
    try {
      await client.connect()
      await fillCustomers(client, VISITOR)
      const answers: number[] = []
      const watched = await watchVisitor(site, VISITOR, () =>
        Promise.all(Array.from({ length: BUYERS }, (_, n) => insist(site.url, n + 1, answers))),
      )
      say(
        `${answers.length} calls to pay were answered, ${answers.filter((status) => status === 502).length} of them with 502`,
      )
      return judge(say, watched) && answers.every((status) => status === 502)
    } finally {
      await client.end()
      await site.stop()
      silent.close()
    }
  },
}

async function insist(url: string, customer: number, answers: number[]): Promise<void> {
  const headers = {
    authorization: `Bearer ${tokenOf(customer)}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  }
  const post = (path: string, body: object) =>
    fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const placed = await post('/sales', firstOrder(customer, dhakaDay(new Date())))
  answers.push(placed.status)
  const {
    data: { id },
  } = (await placed.json()) as { data: { id: number } }
  for (let turn = 0; turn < 2; turn++) answers.push((await post(`/sales/${id}/pay`, {})).status)
}
