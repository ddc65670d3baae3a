import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { issueToken } from '../../packages/server/src/testing/sign-in.ts'
import { openDatabase, type Database } from '../../packages/server/src/db/database.ts'
import { firstOrder } from '../../packages/server/src/testing/open-shop.ts'
import { payAsCustomer } from '../../packages/server/src/testing/pay-as-customer.ts'
import { dhakaDay } from '../../packages/contract/src/rules/dates.ts'
import { databaseUrl } from '../../scripts/embedded-database.ts'
import { freePort, launch, type Launched, makeDataFolder, untilOpen } from '../../scripts/launch-site.ts'

const BUYERS = 12

const { dataDir, remove } = makeDataFolder()
let site: Launched
let variables: Record<string, string>
let database: Database
let buyers: { id: number; token: string }[]

beforeAll(async () => {
  variables = { DATA_DIR: dataDir, PORT: String(await freePort()) }
  await open()
  database = await openDatabase(databaseUrl(dataDir))
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into customers (phone, name) select '0171234' || lpad(n::text, 4, '0'), 'Rina ' || n from generate_series(1, $1::int) n returning id`,
    [BUYERS],
  )
  buyers = await Promise.all(rows.map(async ({ id }) => ({ id, token: await issueToken(database.db, id, new Date()) })))
})
afterAll(async () => {
  await database.close()
  site.kill('SIGTERM')
  await site.ended
  remove()
})

async function open(): Promise<void> {
  site = await launch(variables)
  await untilOpen(site)
}

const count = async (query: string) => Number(Object.values((await database.pool.query(query)).rows[0])[0])

type Order = { buyer: { id: number; token: string }; key: string }

/** Orders and pays, telling of every step; ends where the site ends. */
async function buy({ buyer, key }: Order, step: (id?: number) => void, outcome: 'pay' | 'stay'): Promise<void> {
  const order = await fetch(`${site.url}/api/sales`, {
    method: 'POST',
    headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(firstOrder(buyer.id, dhakaDay(new Date()))),
  })
  const { data, ssl_data } = (await order.json()) as { data: { id: number }; ssl_data: { data: string } }
  step(data.id)
  await payAsCustomer(ssl_data.data, { outcome })
  step()
}

/** As if minutes had passed: nobody waits for a page any more, and the gateway is asked about what nobody reported. */
async function reconcileNow(): Promise<void> {
  await database.pool.query(`update payment_attempts set opened_at = opened_at - interval '11 minutes'`)
  await database.pool.query(
    `update payment_attempts set next_check_at = now() where next_check_at is not null; update jobs set due_at = now()`,
  )
  // A job that was at work meanwhile has set its own next time: it is due again as soon as it has ended.
  const dueAgain = 'update jobs set due_at = now() where started_at is null'
  const unreported = `select count(*) from sandbox.transactions t join sandbox.sessions s using (session_key) join payment_attempts a using (tran_id) where t.status = 'VALID' and a.status <> 'paid'`
  await vi.waitFor(
    async () => {
      await database.pool.query(dueAgain)
      expect(await count(unreported)).toBe(0)
    },
    { interval: 200 },
  )
}

it.each([1, 8, 15, 23])(
  'when the site is killed after %i answers and started again, nothing that was answered is lost and what was paid is paid',
  async (answers) => {
    const answered: number[] = []
    let steps = 0
    const step = (id?: number) => {
      if (id !== undefined) answered.push(id)
      if (++steps === answers) site.kill('SIGKILL')
    }
    const orders = buyers.map((buyer) => ({ buyer, key: randomUUID() }))
    await Promise.allSettled(orders.map((order, index) => buy(order, step, index % 2 ? 'pay' : 'stay')))
    await site.ended
    await open()

    const kept = await database.pool.query('select id from sales where id = any($1)', [answered])
    expect(kept.rows).toHaveLength(answered.length)
    await reconcileNow()
    expect(await count(`select count(*) from orders where paid > 0`)).toBe(
      await count(`select count(*) from sandbox.transactions where status = 'VALID'`),
    )
    expect(await count(`select coalesce(sum(paid), 0) from orders`)).toBe(
      await count(`select coalesce(sum(amount), 0) from sandbox.sessions where status = 'paid'`),
    )
    expect(await count(`select count(*) from stray_money`)).toBe(0)
    expect(await count(`select count(*) from outbox where kind = 'sale-paid'`)).toBe(
      await count(`select count(*) from orders where paid > 0`),
    )
    expect(
      await count(
        `select count(*) from sales s where not exists (select from sale_details d where d.sale_id = s.id) or not exists (select from payment_attempts a where a.order_id = s.order_id)`,
      ),
    ).toBe(0)
    expect(
      await count(`select count(*) from orders o where not exists (select from sales s where s.order_id = o.id)`),
    ).toBe(0)
    expect(await count(`select sum(last) from invoice_counters`)).toBe(await count(`select count(*) from orders`))

    // Those who were cut off send their order again and get the one they had.
    const again = await Promise.all(orders.map(buyAgain))
    expect(new Set(again).size).toBe(BUYERS)
    expect(
      await count(`select count(*) from (select idempotency_key from orders group by 1 having count(*) > 1) doubles`),
    ).toBe(0)
  },
)

async function buyAgain(order: Order): Promise<number> {
  let id = 0
  await buy(order, (placed) => void (id ||= placed ?? 0), 'pay').catch(() => {})
  return id
}
