import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { addDays } from '#contract/rules/dates.ts'
import { periodFrom } from '#contract/rules/validity.ts'
import type { Subscription } from '#contract/schemas/subscription.ts'
import { buyMemberships } from '../testing/buy-memberships.ts'
import { goBack } from '../testing/pay-as-customer.ts'
import { openShop, type Buyer, type Shop } from '../testing/open-shop.ts'

const DAY = 24 * 3600

let shop: Shop
let buyer: Buyer
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
// Everyone begins without a membership.
beforeEach(async () => {
  buyer = await shop.newcomer()
})

const { rows, read, placed, paid, periodOf } = buyMemberships(() => ({ shop, buyer }))
/** Noon in Dhaka on that day, which must be still to come. */
const waitUntil = (day: string) => shop.clock.pass((Date.parse(`${day}T06:00:00Z`) - shop.clock.now().getTime()) / 1000)

describe('one after another', () => {
  it('when one of the same package is running, the next follows it, and the one after that follows both', async () => {
    const [first, second, third] = [await paid(), await paid(), await paid()]
    expect(await periodOf(first)).toEqual([1, '2026-11-15', '2026-12-14'])
    expect(await periodOf(second)).toEqual([4, '2026-12-15', '2027-01-14'])
    expect(await periodOf(third)).toEqual([4, '2027-01-15', '2027-02-14'])
  })

  it('when one of another package, or of another customer, is running, it starts today', async () => {
    await paid()
    expect(await periodOf(await paid({ package_id: 2, additional_riders: [] }))).toEqual([
      1,
      '2026-11-15',
      '2027-02-14',
    ])
    buyer = await shop.newcomer()
    expect(await periodOf(await paid())).toEqual([1, '2026-11-15', '2026-12-14'])
  })

  it('when the one before is unpaid or was cancelled, it starts today', async () => {
    await placed()
    await shop.database.pool.query(
      'update orders set cancelled_at = now() where id = (select order_id from subscriptions where id = $1)',
      [await paid()],
    )
    expect(await periodOf(await paid())).toEqual([1, '2026-11-15', '2026-12-14'])
  })

  it('when eight are paid at the same moment, they follow each other without gap and overlap', async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, () => placed()))
    const forms = await Promise.all(orders.map(async ({ page }) => (await shop.pay(page, { comeBack: false })).form))
    await Promise.all(forms.map((form) => goBack(form ?? { action: '', fields: {} })))
    const starts = (await Promise.all(orders.map(({ id }) => read(id)))).map(({ start_date }) => start_date).sort()
    expect(starts).toEqual(
      Array.from(
        { length: 8 },
        (_, n) =>
          [
            '2026-11-15',
            '2026-12-15',
            '2027-01-15',
            '2027-02-15',
            '2027-03-15',
            '2027-04-15',
            '2027-05-15',
            '2027-06-15',
          ][n],
      ),
    )
  })

  it('when eight look for the last day and write theirs without taking turns, some overlap (control)', async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, () => placed()))
    const { pool } = shop.database
    const look = () =>
      pool.query(
        "select coalesce(max(end_date) + 1, date '2026-11-15')::text as start from subscriptions join orders on orders.id = order_id where customer_id = $1",
        [buyer.customerId],
      )
    const looks = await Promise.all(orders.map(look))
    const periods = looks.map(({ rows: [found] }) => periodFrom(found.start, 1))
    await Promise.all(
      orders.map(({ id }, n) =>
        pool.query('update subscriptions set start_date = $2, end_date = $3 where id = $1', [
          id,
          periods[n]?.start,
          periods[n]?.end,
        ]),
      ),
    )
    const starts = (await Promise.all(orders.map(({ id }) => read(id)))).map(({ start_date }) => start_date)
    expect(new Set(starts).size).toBe(1)
  })
})

describe('days of the calendar', () => {
  it.each([
    ['2027-01-31', 1, 1, '2027-02-27'],
    ['2027-02-28', 2, 3, '2027-05-27'],
    ['2028-01-31', 1, 1, '2028-02-28'],
    ['2028-02-29', 3, 12, '2029-02-27'],
  ])(
    'when it is paid on %s (package %i, %i months), it ends on %s; on its last day it is active, then expired',
    async (day, package_id, _, end) => {
      waitUntil(day)
      buyer = await shop.newcomer()
      const id = await paid({ package_id, additional_riders: [] })
      expect(await periodOf(id)).toEqual([1, day, end])
      const at = vi.spyOn(shop.clock, 'now')
      // The token lives for 60 days; the day is looked at through a new one.
      const on = async (instant: string) => {
        at.mockReturnValue(new Date(instant))
        const { call } = await shop.buyer(
          (await rows('select phone from customers where id = $1', buyer.customerId))[0].phone,
        )
        return ((await call('GET', `/subscriptions/${id}`)).body as { data: Subscription }).data.status
      }
      expect(await on(`${end}T17:59:59Z`)).toBe(1)
      expect(await on(`${end}T18:00:00Z`)).toBe(3)
      at.mockRestore()
    },
  )

  it('when it is paid a moment after midnight in Dhaka, it starts on the new day', async () => {
    const tillMidnight = DAY - ((shop.clock.now().getTime() / 1000 + 6 * 3600) % DAY)
    shop.clock.pass(tillMidnight - 60)
    const { id, page } = await placed()
    shop.clock.pass(60)
    await shop.pay(page)
    const { sale_date, start_date } = await read(id)
    expect(start_date).toBe(addDays(sale_date, 1))
  })
})
