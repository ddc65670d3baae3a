import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dhakaDay } from '../../packages/contract/src/rules/dates.ts'
import { issueToken } from '../../packages/server/src/testing/sign-in.ts'
import { openDatabase } from '../../packages/server/src/db/database.ts'
import { firstOrder } from '../../packages/server/src/testing/open-shop.ts'
import { payAsCustomer } from '../../packages/server/src/testing/pay-as-customer.ts'
import { databaseUrl } from '../../scripts/embedded-database.ts'
import { openSite, type Site } from '../../scripts/launch-site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

/** Someone pays, and the gateway finds it risky. */
async function payRiskily(): Promise<void> {
  const database = await openDatabase(databaseUrl(site.dataDir))
  const {
    rows: [customer],
  } = await database.pool.query<{ id: number }>(
    `insert into customers (phone, name) values ('01712345678', 'Rina Akter') returning id`,
  )
  const id = customer?.id ?? 0
  const headers = {
    authorization: `Bearer ${await issueToken(database.db, id, new Date())}`,
    'content-type': 'application/json',
  }
  await database.close()
  const order = await fetch(`${site.url}/api/sales`, {
    method: 'POST',
    headers,
    body: JSON.stringify(firstOrder(id, dhakaDay(new Date()))),
  })
  const { ssl_data } = (await order.json()) as { ssl_data: { data: string } }
  await payAsCustomer(ssl_data.data, { risky: true })
}

/** What `npm run payments:review` says to an operator who types these lines. */
async function review(dataDir: string, typed: string): Promise<string> {
  const { PATH = '', HOME = '' } = process.env
  const script = join(import.meta.dirname, '..', '..', 'scripts', 'payments-review.ts')
  const child = spawn(process.execPath, [script], {
    env: { PATH, HOME, DATA_DIR: dataDir, PORT: new URL(site.url).port },
  })
  child.stdin.end(typed)
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)])
  return said + complained
}

it('when a payment is on hold and the operator confirms it beside the running site, it is settled', async () => {
  await payRiskily()
  expect(await review(site.dataDir, '')).toMatch(/1 payment is not settled\.\n {2}1\. On hold: Tk 1,343\.75/)
  expect(await review(site.dataDir, '1\nc\nyes\n')).toMatch(
    /Confirmed\. The order is paid and the customer is told\.\nEvery payment is settled\./,
  )
})

it('when the database does not run, it says what to do', async () => {
  expect(await review('/nowhere', '')).toBe(
    'The embedded database in /nowhere is not running. Start the site first (npm start), or set DATABASE_URL.\n',
  )
})
