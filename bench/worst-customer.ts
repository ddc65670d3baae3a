import { Agent, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import pg from 'pg'
import { dhakaDay } from '../packages/contract/src/rules/dates.ts'
import { ownerUrl } from '../scripts/embedded-database.ts'
import { openSite } from '../scripts/launch-site.ts'
import { fillCustomers, tokenOf } from './many-customers.ts'
import type { Bench } from './measure.ts'
import { phonePhoto } from './phone-photo.ts'
import { judge, watchVisitor } from './visitor.ts'

const ORDERS = 3700
const RIDERS = 300
const SECONDS = 20
const [WORST, VISITOR] = [1, 2]

type Answer = { status: number; body: Buffer }
type Call = { method?: string; path: string; body?: Buffer | string; headers?: Record<string, string> }
type Caller = (call: Call) => Promise<Answer>

/** One customer with a history as large as it gets asks for everything at once, again and again. */
export const worstCustomer: Bench = {
  name: `One customer with ${ORDERS.toLocaleString('en')} orders of ${RIDERS} riders does their worst for ${SECONDS} s: what another visitor feels, and memory`,
  async run(say) {
    const site = await openSite({ NODE_ENV: 'production', DEMO: 'true' })
    const client = new pg.Client({ connectionString: ownerUrl(site.dataDir) })
    const agent = new Agent({ keepAlive: true, maxSockets: 100 })
    try {
      await client.connect()
      await fillCustomers(client, VISITOR)
      await fillHistory(client)
      const tally = new Map<string, number>()
      const call = callerOf(agent, site.url, tally)
      const attack = await prepareAttack(call)
      const watched = await watchVisitor(site, VISITOR, () => attackFor(SECONDS, attack))
      say(
        [...tally]
          .toSorted()
          .map(([what, times]) => `${what} ×${times}`)
          .join(', '),
      )
      const broken = [...tally.keys()].some((what) => / (0|500)$/.test(what))
      return judge(say, watched) && !broken
    } finally {
      agent.destroy()
      await client.end()
      await site.stop()
    }
  },
}

async function fillHistory(client: pg.Client): Promise<void> {
  // Filling is not what is measured: references are right by construction and need no look-up each.
  await client.query('set session_replication_role = replica')
  await client.query(
    `insert into orders (kind, customer_id, invoice_number, sale_date, subtotal, vat_rate_bp, vat_amount, total, paid, paid_at, code, created_at)
    select 'sale', $2, 'INV-20250101-' || lpad(n::text, 7, '0'), date '2025-01-01', 125000, 750, 9375, 134375, 134375, now(), 'T-' || n, now() - interval '2 days'
    from generate_series(1, $1::int) n`,
    [ORDERS, WORST],
  )
  await client.query(
    `insert into sales (order_id, branch_id, booking_date) select id, 1, date '2025-01-08' from orders order by id`,
  )
  await client.query(
    `insert into sale_details (sale_id, product_id, name, qty, price) select id, 2, 'Kid Play', 50, 55000 from sales`,
  )
  await client.query(
    `insert into sale_riders (sale_id, name, age, type) select id, 'Rider রাফি ' || r, 5, 'Kid Play' from sales, generate_series(1, $1::int) r`,
    [RIDERS],
  )
  await client.query(`insert into payment_attempts (tran_id, order_id, amount, status, val_id, settled_at, next_check_at)
    select 'BENCH-' || lpad(id::text, 8, '0'), id, 134375, 'paid', 'VAL-' || id, now(), null from orders`)
  await client.query('set session_replication_role = origin')
  await client.query('vacuum analyze orders, sales, sale_details, sale_riders, payment_attempts')
}

/** Counts each answer by what was asked and its status; 0 is none, because the connection broke. */
const callerOf =
  (agent: Agent, site: string, tally: Map<string, number>): Caller =>
  ({ method = 'GET', path, body = '', headers = {} }) =>
    new Promise((resolve) => {
      const name = `${method} ${path.replace(/\?.*|[^/]*\.pdf/, '').replace(/\d+/, 'n')}`
      const end = (status: number, bytes: Buffer) => {
        tally.set(`${name} ${status}`, (tally.get(`${name} ${status}`) ?? 0) + 1)
        resolve({ status, body: bytes })
      }
      const sent = {
        authorization: `Bearer ${tokenOf(WORST)}`,
        ...headers,
        ...(body && { 'content-length': String(Buffer.byteLength(body)) }),
      }
      const broken = () => end(0, Buffer.alloc(0))
      request(site + path, { agent, method, headers: sent }, (answer) => {
        buffer(answer).then((bytes) => end(answer.statusCode ?? 0, bytes), broken)
      })
        .once('error', broken)
        .end(body)
    })

type Attack = { workers: number; step: (n: number) => Promise<Answer> }

async function prepareAttack(call: Caller): Promise<Attack[]> {
  const { data } = JSON.parse((await call({ path: '/api/sales?per_page=150' })).body.toString()) as {
    data: { id: number; invoice_url: string }[]
  }
  const receipts = data.map(({ invoice_url }) => new URL(invoice_url).pathname)
  const picture = profileWith(await phonePhoto({ noise: 20, quality: 50 }))
  const order = JSON.stringify(largestOrder())
  const json = { 'content-type': 'application/json' }
  return [
    { workers: 10, step: () => call({ path: '/api/user/data' }) },
    { workers: 20, step: (n) => call({ path: receipts[n % receipts.length] ?? '' }) },
    { workers: 5, step: () => call({ method: 'POST', path: '/api/update-profile', ...picture }) },
    { workers: 10, step: () => call({ method: 'POST', path: '/api/sales', headers: json, body: order }) },
    {
      workers: 5,
      step: (n) =>
        call({ method: 'POST', path: `/api/sales/${data[n % data.length]?.id}/pay`, headers: json, body: '{}' }),
    },
    { workers: 5, step: (n) => call({ path: `/api/sales?search=${n % 100}&per_page=150` }) },
  ]
}

/** All of them at once until the time is over; whoever is refused asks again a moment later. */
async function attackFor(seconds: number, attacks: Attack[]): Promise<void> {
  const until = performance.now() + seconds * 1000
  let n = 0
  const worker = async (step: Attack['step']) => {
    while (performance.now() < until) {
      const { status } = await step(n++)
      if (status < 200 || status >= 400) await new Promise((done) => setTimeout(done, 50))
    }
  }
  await Promise.all(attacks.flatMap(({ workers, step }) => Array.from({ length: workers }, () => worker(step))))
}

const largestOrder = () => ({
  customer_id: WORST,
  branch_id: 1,
  sale_date: dhakaDay(new Date()),
  booking_date: dhakaDay(new Date()),
  payment_method: 'SSL',
  details: [
    { product_id: 2, qty: 50, note: 'x'.repeat(200) },
    { product_id: 4, qty: 50, note: '' },
  ],
  riding_users: Array.from({ length: 50 }, (_, n) => ({ name: `Rider ${n}`, age: 5, type: 'Kid Play' })),
})

function profileWith(image: Buffer): Pick<Call, 'headers' | 'body'> {
  const field = (name: string, value: string) =>
    `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const texts = field('name', 'Worst') + field('spouse_name', 'Worst') + field('email', '') + field('heared_by', '')
  const file =
    '--edge\r\ncontent-disposition: form-data; name="image"; filename="photo.jpg"\r\ncontent-type: image/jpeg\r\n\r\n'
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    body: Buffer.concat([Buffer.from(texts + file), image, Buffer.from('\r\n--edge--\r\n')]),
  }
}
