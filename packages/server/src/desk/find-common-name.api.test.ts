import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OrderRows } from '#contract/schemas/staff-orders.ts'
import { openGate, type OpenGate } from '../testing/open-gate.ts'
import { comeIn, type StaffBrowser } from '../testing/staff-browser.ts'

let shop: OpenGate
let manager: StaffBrowser

beforeAll(async () => {
  shop = await openGate()
  manager = await comeIn(shop, 'manager')
})
afterAll(() => shop.close())

const find = async (q: string, more: Record<string, string> = {}) => {
  const answer = await manager.call('GET', `orders?${new URLSearchParams({ q, ...more })}`)
  return answer as { status: number; body: OrderRows }
}

it('when many have a name and the newest orders fill the page, older ones are not counted; on later pages they are', async () => {
  const mina = await shop.buyer('01555000001', 'Mina Common')
  const old = await shop.ticket(mina, {}, false)
  await shop.rows(
    `insert into sale_riders (sale_id, name, age, type)
    select s.id, 'Mina Common', 5, 'Kid Play' from sales s join orders o on o.id = s.order_id, generate_series(1, 1001)
    where o.invoice_number = $1`,
    old.invoice,
  )
  await shop.rows('alter table orders alter column id restart with 100000')
  const [one, two] = [await shop.ticket(mina, {}, false), await shop.ticket(mina, {}, false)]
  const page = await find('common', { per_page: '1' })
  expect(page.body).toMatchObject({ data: [{ invoice_number: two.invoice }], meta: { total: 2 }, more: true })
  const third = await find('common', { per_page: '1', page: '3' })
  expect(third.body).toMatchObject({ data: [{ invoice_number: old.invoice }], meta: { total: 3 }, more: false })
  expect((await find('common')).body.data.map(({ invoice_number }) => invoice_number)).toEqual([
    two.invoice,
    one.invoice,
    old.invoice,
  ])
})
