import { hash, randomBytes, randomUUID } from 'node:crypto'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import pg from 'pg'
import { addDays, dhakaDay } from '#contract/rules/dates.ts'
import type { Sale } from '#contract/schemas/sale.ts'
import { DEMO_PIN } from '../packages/server/src/demo/content/people.ts'
import { type Payment, payAsCustomer } from '../packages/server/src/testing/pay-as-customer.ts'
import { type Customer, makeCustomer, newPhone } from './customer.ts'
import { expect } from './visitor.ts'

const OURS = { 'x-staff': '1' }

async function query<Row extends pg.QueryResultRow>(sql: string, values: unknown[]): Promise<Row> {
  const client = new pg.Client({ connectionString: process.env['SITE_DATABASE_URL'] })
  await client.connect()
  const { rows } = await client.query<Row>(sql, values)
  await client.end()
  return rows[0] as Row
}

export type Person = { id: number; name: string }

/** Somebody of this journey alone, with the demo people's PIN, at all branches. */
export function makePerson({ name = 'Mitu', role = 'gate', language = 'en' } = {}): Promise<Person> {
  return query<Person>(
    `insert into staff (name, phone, role, language, all_branches, pin_hash)
     select $1, $2, $3, $4, true, pin_hash from staff where phone = '01711000004' returning id, name`,
    [name, newPhone(), role, language],
  )
}

/** A code that a manager has just asked for on their own computer. */
export async function askForPairing(request: APIRequestContext, name: string, branchId = 1): Promise<string> {
  const [token, browser] = [randomBytes(32).toString('base64url'), hash('sha256', randomUUID())]
  await query(
    `insert into staff_sessions (hash, staff_id, browser_hash, way, touched_at, pin_at)
     select $1, id, $2, 'code', now(), now() from staff where phone = '01711000002'`,
    [hash('sha256', token), browser],
  )
  const answer = await request.post('/api/staff/devices/pairing', {
    headers: { ...OURS, cookie: `staff=${token}` },
    data: { branch_id: branchId, kind: 'gate', name },
  })
  return ((await answer.json()) as { data: { code: string } }).data.code
}

/** This browser is a gate, and this person works at it: for journeys that are not about coming in. */
export async function workAtGate(page: Page, person: Person): Promise<void> {
  const name = `Gate ${randomUUID().slice(0, 8)}`
  const code = await askForPairing(page.request, name)
  await page.request.post('/api/staff/devices/pair', { headers: OURS, data: { code } })
  await page.request.post('/api/staff/sign-in/pin', { headers: OURS, data: { staff_id: person.id, pin: DEMO_PIN } })
  await page.goto('/staff/gate')
}

export async function enterPin(page: Page, act: string): Promise<void> {
  for (const digit of DEMO_PIN) await page.getByRole('button', { name: digit, exact: true }).click()
  await page.getByRole('button', { name: act, exact: true }).click()
}

type Bought = Sale & { customer: Customer; page: string }
type Wish = {
  details?: { product_id: number; qty: number }[]
  branchId?: number
  inDays?: number
  riders?: { type: string; name: string; age: number }[]
  pay?: Payment | null
}

/** Two for kids and one for a grown-up, bought and paid for as a browser does. */
export async function buyTickets(request: APIRequestContext, wish: Wish = {}): Promise<Bought> {
  const { branchId = 1, inDays = 0, riders = [], pay = {} } = wish
  const {
    details = [
      { product_id: 2, qty: 2 },
      { product_id: 4, qty: 1 },
    ],
  } = wish
  const customer = await makeCustomer({ name: 'Nusrat Jahan' })
  const headers = { authorization: `Bearer ${customer.token}`, 'idempotency-key': randomUUID() }
  const today = dhakaDay(new Date())
  const placed = await request.post('/api/sales', {
    headers,
    data: {
      customer_id: customer.id,
      branch_id: branchId,
      booking_date: addDays(today, 1),
      payment_method: 'ssl',
      details,
      riding_users: riders,
    },
  })
  const body = (await placed.json()) as { data: Sale; ssl_data: { data: string } }
  // Late in the evening nobody can book for today.
  await query('update sales set booking_date = $2 where id = $1', [body.data.id, addDays(today, inDays)])
  if (pay) await payAsCustomer(body.ssl_data.data, pay)
  const read = await request.get(`/api/sales/${body.data.id}`, { headers })
  return { ...((await read.json()) as { data: Sale }).data, customer, page: body.ssl_data.data }
}

/** A minute after its last scan; the same code within 3 seconds is one scan. */
export const aMinuteLater = (sale: Sale): Promise<unknown> =>
  query(`update scans set at = at - interval '1 minute' where order_id = (select order_id from sales where id = $1)`, [
    sale.id,
  ])

/** The gate, by what somebody who works at it sees. */
export function gate(page: Page) {
  const verdict = page.getByRole('region', { name: 'Verdict' })
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name })
  return {
    verdict,
    button,
    typed: page.getByRole('textbox', { name: 'Code, invoice, mobile or name' }),
    people: page.getByRole('region', { name: 'Who is here now?' }),
    tab: (name: string): Locator => page.getByRole('navigation', { name: 'Gate' }).getByRole('link', { name }),
    async check(input: string): Promise<void> {
      const { typed } = gate(page)
      await typed.fill(input)
      await typed.press('Enter')
    },
    async next(): Promise<void> {
      await page.getByRole('button', { name: 'Next scan' }).click()
      await expect(gate(page).typed).toBeVisible()
    },
    async expect(word: 'LET IN' | 'CHECK' | 'STOP', reason: string | RegExp): Promise<void> {
      await expect(verdict.getByRole('alert')).toContainText(word)
      await expect(verdict.getByRole('alert')).toContainText(reason)
    },
  }
}

/** Every target is as large as a thumb. */
export async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('button, a, input, label')]
      .filter((part) => !(part.localName === 'input' && part.closest('label')))
      .map((part) => ({ ...part.getBoundingClientRect().toJSON(), name: part.outerHTML.slice(0, 80) }))
      .filter(({ width, height }) => width > 1 && (width < 47.9 || height < 47.9)),
  )
  expect(small).toEqual([])
}
