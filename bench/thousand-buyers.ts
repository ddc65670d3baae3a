import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { dhakaDay } from '../packages/contract/src/rules/dates.ts'
import { firstOrder } from '../packages/server/src/testing/open-shop.ts'
import { payAsCustomer, type Payment } from '../packages/server/src/testing/pay-as-customer.ts'
import { databaseUrl } from '../scripts/embedded-database.ts'
import { openSite } from '../scripts/launch-site.ts'
import { fillCustomers, tokenOf } from './many-customers.ts'
import type { Bench } from './measure.ts'

const BUYERS = 1000
/** Of ten buyers, six come back, two never do, one’s payment fails and one cancels. */
const OUTCOMES: Payment['outcome'][] = ['pay', 'pay', 'pay', 'pay', 'pay', 'pay', 'stay', 'stay', 'fail', 'cancel']
const PATIENCE_MS = 60_000

/** Everybody at once, through the built-in gateway over HTTP, and then the books are compared. */
export const thousandBuyers: Bench = {
  name: `${BUYERS.toLocaleString('en')} simultaneous buyers through the built-in gateway: the books of orders, attempts and gateway agree to the poisha`,
  async run(say) {
    const site = await openSite({ NODE_ENV: 'production', DEMO: 'true' })
    const client = new pg.Client({ connectionString: databaseUrl(site.dataDir) })
    try {
      await client.connect()
      await fillCustomers(client, BUYERS)
      const began = performance.now()
      await Promise.all(Array.from({ length: BUYERS }, (_, n) => buy(site.url, n + 1)))
      say(`all have bought after ${((performance.now() - began) / 1000).toFixed(1)} s`)
      await untilNoticed(client)
      say(`all that was paid is paid after ${((performance.now() - began) / 1000).toFixed(1)} s`)
      return await compareBooks(client, say)
    } finally {
      await client.end()
      await site.stop()
    }
  },
}

/** A busy shop may say "not now"; the same order is then sent again, under the same key. */
async function buy(url: string, customer: number): Promise<void> {
  const body = JSON.stringify(firstOrder(customer, dhakaDay(new Date())))
  const headers = {
    authorization: `Bearer ${tokenOf(customer)}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  }
  for (;;) {
    const answer = await fetch(`${url}/api/sales`, { method: 'POST', headers, body })
    if (answer.status === 502 || answer.status === 503) continue
    if (answer.status !== 201) throw new Error(`An order was answered with ${answer.status}: ${await answer.text()}`)
    const { ssl_data } = (await answer.json()) as { ssl_data: { data: string } }
    return void (await payAsCustomer(ssl_data.data, { outcome: OUTCOMES[customer % OUTCOMES.length] }))
  }
}

const missing = `select count(*) as n from sandbox.transactions t join sandbox.sessions using (session_key) join payment_attempts a using (tran_id) where t.status = 'VALID' and a.status <> 'paid'`

/** Those who never came back are reported by the gateway’s notices. */
async function untilNoticed(client: pg.Client): Promise<void> {
  const until = performance.now() + PATIENCE_MS
  while (Number((await client.query(missing)).rows[0].n) > 0) {
    if (performance.now() > until) throw new Error('Something that was paid is still not paid.')
    await new Promise((done) => setTimeout(done, 100))
  }
}

async function compareBooks(client: pg.Client, say: (line: string) => void): Promise<boolean> {
  const {
    rows: [books],
  } = await client.query(`select
    (select count(*)::int from orders) as orders,
    (select sum(last)::int from invoice_counters) as numbers,
    (select count(*)::int from orders where paid > 0) as paid,
    (select sum(paid)::text from orders) as sales,
    (select sum(amount)::text from payment_attempts where status = 'paid') as attempts,
    (select sum(amount)::text from sandbox.sessions where status = 'paid') as gateway,
    (select count(*)::int from stray_money) as stray,
    (select count(*)::int from outbox where kind = 'sale-paid') as messages`)
  const wanted = Math.round(
    (BUYERS * OUTCOMES.filter((outcome) => outcome === 'pay' || outcome === 'stay').length) / OUTCOMES.length,
  )
  say(
    `${books.orders} orders, ${books.paid} paid (${wanted} wanted), ${books.stray} stray; poisha in orders ${books.sales}, attempts ${books.attempts}, gateway ${books.gateway}; ${books.messages} messages`,
  )
  return (
    books.orders === BUYERS &&
    books.numbers === BUYERS &&
    books.paid === wanted &&
    books.messages === wanted &&
    books.sales === books.attempts &&
    books.attempts === books.gateway &&
    books.stray === 0
  )
}
