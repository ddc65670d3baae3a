import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addDays, dhakaDay } from '#contract/rules/dates.ts'
import { oneOf } from '#contract/schemas/paging.ts'
import { NextStart } from '#contract/schemas/subscription.ts'
import { buyMemberships } from '../testing/buy-memberships.ts'
import { type Buyer, openShop, type Shop } from '../testing/open-shop.ts'

let shop: Shop
let buyer: Buyer
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  buyer = await shop.newcomer()
})

const { rows, read, placed, paid } = buyMemberships(() => ({ shop, buyer }))
const ask = (query: string) => buyer.call('GET', `/subscriptions/next-start${query}`)
const next = async (packageId = 1) =>
  oneOf(NextStart)
    .strict()
    .parse((await ask(`?package_id=${packageId}`)).body).data
const today = () => dhakaDay(shop.clock.now())
const waitUntil = (day: string) => shop.clock.pass((Date.parse(`${day}T06:00:00Z`) - shop.clock.now().getTime()) / 1000)

/** What was said before paying is what the paid one gets. */
async function expectKept(): Promise<void> {
  const said = await next()
  expect((await read(await paid())).start_date).toBe(said.start_date)
}

it('when the customer has none, has only another package, an unpaid or a cancelled one, or another customer has one, it starts today', async () => {
  const fresh = { runs_until: null, start_date: today() }
  expect(await next()).toEqual(fresh)
  await placed()
  await paid({ package_id: 2, additional_riders: [] })
  await rows(
    'update orders set cancelled_at = now() where id = (select order_id from subscriptions where id = $1)',
    await paid(),
  )
  expect(await next()).toEqual(fresh)
  await paid()
  buyer = await shop.newcomer()
  expect(await next()).toEqual(fresh)
  await expectKept()
})

it('when one is running, the next starts the day after it ends; when one is queued already, the day after that', async () => {
  const first = await read(await paid())
  expect(await next()).toEqual({ runs_until: first.end_date, start_date: addDays(first.end_date ?? '', 1) })
  await expectKept()
  const last = addDays((await next()).start_date, -1)
  expect(last > (first.end_date ?? '')).toBe(true)
  expect(await next()).toMatchObject({ runs_until: last })
  await expectKept()
})

it.each([
  ['2027-01-31', '2027-02-27', '2027-02-28'],
  ['2028-01-31', '2028-02-28', '2028-02-29'],
])(
  'when one was paid on %s, it runs until %s and the next starts on %s, until the day after its last',
  async (day, end, start) => {
    waitUntil(day)
    buyer = await shop.newcomer()
    await paid()
    expect(await next()).toEqual({ runs_until: end, start_date: start })
    waitUntil(end)
    expect(await next()).toEqual({ runs_until: end, start_date: start })
    waitUntil(start)
    expect(await next()).toEqual({ runs_until: null, start_date: start })
    await expectKept()
  },
)

it.each([
  ['', 422],
  ['?package_id=', 422],
  ['?package_id=x', 422],
  ['?package_id=0', 422],
  ['?package_id=1.5', 422],
  ['?package_id=2147483648', 422],
  ['?package_id=1&package_id=2', 422],
  ['?package_id=99999', 200],
])('when it is asked with %j, the answer is %i', async (query, status) => {
  expect((await ask(query)).status).toBe(status)
})

it('when nobody is signed in, the answer is 401', async () => {
  expect((await shop.app.inject('/api/subscriptions/next-start?package_id=1')).statusCode).toBe(401)
})
