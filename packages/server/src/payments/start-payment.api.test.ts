import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openShop, type Shop } from '../testing/open-shop.ts'
import { openPayments } from '../deps.ts'
import type { Payments } from './payments.ts'
import { openSession, startPayment } from './start-payment.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.clock.pass(3600))
afterEach(() => void vi.restoreAllMocks())

const attempts = async (id: number) =>
  (await shop.database.pool.query('select id, status from payment_attempts where order_id = $1 order by id', [id])).rows

async function placed() {
  const { body } = await (await shop.newcomer()).place()
  const {
    rows: [sale],
  } = await shop.database.pool.query<{ id: number }>('select order_id as id from sales where id = $1', [body.data.id])
  return { id: sale?.id ?? 0, page: body.ssl_data.data }
}

describe('a page that is being opened', () => {
  /** Another process: nothing in common with the server but the database and the gateway. */
  const process = (): Payments => openPayments({ ...shop, logger: shop.app.log, config: { publicUrl: shop.url } })
  const orderOf = (id: number) => ({
    id,
    amount: 134_375,
    language: 'en' as const,
    customer: { name: 'Rina', email: null, phone: '01712345678' },
    product: { name: 'Kid Play', category: 'Tickets', count: 3 },
  })
  const opening = async () => {
    const { id, page } = await placed()
    await shop.pay(page, { outcome: 'cancel' })
    const [gate, real] = [Promise.withResolvers<void>(), shop.gateway.openSession]
    const open = vi.spyOn(shop.gateway, 'openSession').mockImplementation(async (order) => {
      await gate.promise
      return real(order)
    })
    return { id, gate, open }
  }

  it('when two processes have ten waiting each, it is opened once, for all of them, and few look for it', async () => {
    const { id, gate, open } = await opening()
    const looks = vi.spyOn(shop.database.pool, 'query')
    const first = startPayment(process(), orderOf(id))
    await expect.poll(() => open.mock.calls.length).toBe(1)
    const other = process()
    const joined = vi.spyOn(other.waiting.openings, 'join')
    const waiting = Array.from({ length: 10 }, () => startPayment(other, orderOf(id)))
    await expect.poll(() => joined.mock.calls.length).toBe(10)
    // One of them looks for all.
    const before = looks.mock.calls.length
    await expect.poll(() => looks.mock.calls.length).toBeGreaterThan(before)
    expect(looks.mock.calls.length).toBeLessThanOrEqual(before + 2)
    gate.resolve()
    const pages = await Promise.all([first, ...waiting])
    expect(pages[0]).toMatch(/^http/)
    expect(new Set(pages).size).toBe(1)
    expect(await attempts(id)).toHaveLength(2)
  })

  it('when the gateway then refuses, those who waited are told so, here and elsewhere', async () => {
    const { id, page } = await placed()
    await shop.pay(page, { outcome: 'cancel' })
    const gate = Promise.withResolvers<void>()
    const open = vi.spyOn(shop.gateway, 'openSession').mockImplementation(async () => {
      await gate.promise
      return { outcome: 'unknown', reason: 'silence' }
    })
    const [one, other] = [process(), process()]
    const [here, there] = [vi.spyOn(one.waiting.openings, 'join'), vi.spyOn(other.waiting.openings, 'join')]
    const first = startPayment(one, orderOf(id))
    await expect.poll(() => open.mock.calls.length).toBe(1)
    const waiting = [startPayment(one, orderOf(id)), startPayment(other, orderOf(id))]
    await expect.poll(() => [here.mock.calls.length, there.mock.calls.length]).toEqual([1, 1])
    gate.resolve()
    expect(await Promise.all([first, ...waiting])).toEqual([null, null, null])
    expect(open).toHaveBeenCalledTimes(1)
  })

  it('when somebody waits for a page before whoever wrote its attempt asks for it, it is asked for all the same', async () => {
    const { id, gate, open } = await opening()
    const {
      rows: [attempt],
    } = await shop.database.pool.query<{ id: number; tranId: string }>(
      `insert into payment_attempts (tran_id, order_id, amount, opened_at) values ($1, $2, 134375, $3) returning id, tran_id as "tranId"`,
      [`EARLY-WAITER-${id}`, id, shop.clock.now()],
    )
    const one = process()
    const joined = vi.spyOn(one.waiting.openings, 'join')
    const early = startPayment(one, orderOf(id))
    await expect.poll(() => joined.mock.calls.length).toBe(1)
    const opener = attempt && openSession(one, attempt, orderOf(id))
    await expect.poll(() => open.mock.calls.length).toBe(1)
    gate.resolve()
    expect(await opener).toMatch(/^http/)
    expect(await early).toBe(await opener)
  })

  it('when whoever was opening it has died, ten who wait get one new page', async () => {
    const { id, page } = await placed()
    await shop.pay(page, { outcome: 'cancel' })
    await shop.database.pool.query(
      `insert into payment_attempts (tran_id, order_id, amount, opened_at) values ($1, $2, 134375, $3)`,
      [`DIED-OPENING-${id}`, id, shop.clock.now()],
    )
    shop.clock.pass(11.9)
    const [one, other] = [process(), process()]
    const pages = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => startPayment(turn % 2 ? one : other, orderOf(id))),
    )
    expect(pages[0]).toMatch(/^http/)
    expect(new Set(pages).size).toBe(1)
    expect((await attempts(id)).map(({ status }) => status as string)).toEqual(['cancelled', 'open', 'open'])
  })

  it('when a hundred wait for a gateway that hangs, none of them holds a connection to the database', async () => {
    const gate = Promise.withResolvers<void>()
    const open = vi.spyOn(shop.gateway, 'openSession').mockImplementation(async () => {
      await gate.promise
      return { outcome: 'unknown', reason: 'silence' }
    })
    const { rows } = await shop.database.pool.query<{ id: number }>(
      `insert into orders (kind, invoice_number, sale_date, subtotal, total)
       select 'sale', 'INV-20991231-' || lpad(n::text, 5, '0'), '2099-12-31', 134375, 134375 from generate_series(1, 100) n returning id`,
    )
    const one = process()
    const joined = vi.spyOn(one.waiting.openings, 'join')
    const waiting = rows.flatMap(({ id }) => [startPayment(one, orderOf(id)), startPayment(one, orderOf(id))])
    await expect.poll(() => [open.mock.calls.length, joined.mock.calls.length], { timeout: 15_000 }).toEqual([100, 100])
    const { pool } = shop.database
    expect([pool.totalCount - pool.idleCount, pool.waitingCount]).toEqual([0, 0])
    gate.resolve()
    expect(await Promise.all(waiting)).toEqual(Array.from({ length: 200 }, () => null))
  })
})
