import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SalesNow } from '#contract/schemas/sales-now.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { insertRow } from '../testing/customer-history.ts'
import { movingClock } from '../testing/moving-clock.ts'
import { rightRow, type Row, type TableName } from '../testing/right-rows.ts'
import { comeIn, pairedDevice, type StaffBrowser } from '../testing/staff-browser.ts'

/** A Monday in Dhaka, half past two in the afternoon. */
const NOW = new Date('2026-11-16T08:30:00Z')
const clock = movingClock(NOW)
const HERE = 1
const THERE = 2

let test: TestApp
let orders = 0
const insert = (table: TableName, changes: Row = {}): Promise<number> =>
  insertRow(test.database.pool, table, { ...rightRow[table], ...changes })

const nobody = (): Row => ({
  customer_id: null,
  idempotency_key: null,
  invoice_number: `INV-20261116-9${String(++orders).padStart(4, '0')}`,
})

const paidOrder = (paid_at: string, money: Row): Promise<number> => insert('orders', { ...nobody(), paid_at, ...money })

/** Three lines whose shares of the VAT do not come out even: 10.01 + 10.01 + 10.01 Taka, 7.5 % on the sum. */
async function sell(paid_at: string, branch_id: number): Promise<void> {
  const order_id = await paidOrder(paid_at, { subtotal: 3003, vat_amount: 225, total: 3228, paid: 3228 })
  const sale_id = await insert('sales', { order_id, branch_id })
  for (const product_id of [1, 2, 3])
    await insert('sale_details', { sale_id, product_id, name: `Ticket ${product_id}`, qty: 1, price: 1001 })
}

async function sellMembership(paid_at: string, qty: number): Promise<void> {
  const order_id = await paidOrder(paid_at, {
    subtotal: 100_000,
    vat_amount: 0,
    vat_rate_bp: 0,
    total: 100_000,
    paid: 100_000,
  })
  await insert('subscriptions', { order_id, package_id: 1, qty })
}

const look = async (browser: StaffBrowser, query = ''): Promise<SalesNow> =>
  ((await browser.call('GET', `now${query}`)).body as { data: SalesNow }).data

beforeAll(async () => {
  test = await buildTestApp({ content: 'demo', deps: { clock } })
  await sell('2026-11-16T04:10:00Z', HERE)
  await sell('2026-11-16T06:20:00Z', THERE)
  await sellMembership('2026-11-16T06:30:00Z', 2)
  // Last Monday: before this time of day, and after it.
  await sell('2026-11-09T05:00:00Z', HERE)
  await sell('2026-11-09T10:00:00Z', HERE)
  // Yesterday’s last minute in Dhaka, and what is not paid.
  await sell('2026-11-15T17:59:59Z', HERE)
  await insert('orders', nobody())
})
afterAll(() => test.close())

describe('the figures of today', () => {
  it('when the owner looks, the day is Dhaka’s and stands against last Monday up to the same minute', async () => {
    const figures = await look(await comeIn(test, 'owner'))
    expect(figures).toMatchObject({
      day: '2026-11-16',
      sales: { now: 1064.56, before: 32.28 },
      tickets: { now: 6, before: 3 },
      memberships: { now: 2, before: 0 },
      hours: [
        { hour: 10, sales: 32.28, before: 0 },
        { hour: 11, sales: 0, before: 32.28 },
        { hour: 12, sales: 1032.28, before: 0 },
        { hour: 13, sales: 0, before: 0 },
        { hour: 14, sales: 0, before: 0 },
        { hour: 15, sales: 0, before: 0 },
        { hour: 16, sales: 0, before: 32.28 },
      ],
    })
  })

  it('when lines share the VAT of their order, the tickets add up to what was paid for them', async () => {
    const { products } = await look(await comeIn(test, 'owner'))
    expect(products.map(({ qty }) => qty)).toEqual([2, 2, 2])
    expect(products.reduce((sum, each) => sum + Math.round(each.sum * 100), 0)).toBe(2 * 3228)
  })

  it('when one branch is asked for, only its tickets count; one of somebody else is not there', async () => {
    const owner = await comeIn(test, 'owner')
    expect(await look(owner, `?branch_id=${THERE}`)).toMatchObject({
      sales: { now: 32.28, before: 0 },
      memberships: { now: 0 },
      branches: [{ branch: { id: THERE } }],
    })
    const manager = await comeIn(test, 'manager')
    await test.database.pool.query('update staff set all_branches = false where id = $1', [manager.staffId])
    await test.database.pool.query('delete from staff_branches where staff_id = $1', [manager.staffId])
    await insert('staff_branches', { staff_id: manager.staffId, branch_id: HERE })
    expect(await look(manager)).toMatchObject({ sales: { now: 32.28 }, memberships: { now: 0 } })
    expect((await manager.call('GET', `now?branch_id=${THERE}`)).status).toBe(404)
    expect((await manager.call('GET', 'now?branch_id=x')).status).toBe(422)
  })

  it('when nothing has changed within the minute, a screen that has the figures gets none; then it does', async () => {
    const { cookies } = await comeIn(test, 'owner')
    const cookie = `staff=${cookies.get('staff')}`
    const ask = async (tag: string) => {
      const headers = { cookie, 'if-none-match': tag }
      const { statusCode, payload, headers: said } = await test.app.inject({ url: '/api/staff/now', headers })
      return { status: statusCode, isEmpty: payload === '', tag: String(said['etag']) }
    }
    const first = await ask('"of yesterday"')
    expect(first).toMatchObject({ status: 200, isEmpty: false })
    clock.pass(20)
    expect(await ask(first.tag)).toMatchObject({ status: 304, isEmpty: true })
    await sell('2026-11-16T06:30:00Z', THERE)
    expect(await ask(first.tag)).toMatchObject({ status: 200, isEmpty: false })
  })

  it('when something waits for a person, it is there for whoever may decide it, and counted in who they are', async () => {
    const owner = await comeIn(test, 'owner')
    const before = (await look(owner)).look.length
    await insert('stray_money', { attempt_id: null, val_id: 'a lost one', tran_id: 'LOST-0001', amount: 134_375 })
    await test.database.pool.query('update business_info set bin = null')
    const { look: waiting } = await look(owner)
    expect(waiting).toContainEqual(expect.objectContaining({ kind: 'stray', title: 'LOST-0001', sum: 1343.75 }))
    expect(waiting).toContainEqual(expect.objectContaining({ kind: 'bin' }))
    expect(waiting.length).toBeGreaterThan(before)
    expect((await owner.call('GET', 'me')).body).toMatchObject({ data: { look: waiting.length } })
    const gate = await comeIn(test, 'gate')
    expect((await gate.call('GET', 'me')).body).toMatchObject({ data: { look: 0 } })
    expect((await gate.call('GET', 'now')).status).toBe(403)
  })

  it('when a device has not sent its scans, it needs a look', async () => {
    const { id } = await pairedDevice(test)
    await test.database.pool.query('update devices set waiting = 7 where id = $1', [id])
    expect((await look(await comeIn(test, 'owner'))).look).toContainEqual(
      expect.objectContaining({ kind: 'unsent', title: expect.stringMatching(/, Gate 1$/) as string, count: 7 }),
    )
  })
})
