import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FirstSteps } from '#contract/schemas/first-steps.ts'
import { branches, products, rides } from '../catalogue/tables.ts'
import { businessInfo } from '../content/tables.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { hashPin } from '../staff/hash-pin.ts'
import { staff } from '../staff/tables.ts'
import { comeIn } from '../testing/staff-browser.ts'

let test: TestApp
let owner: Awaited<ReturnType<typeof comeIn>>
beforeAll(async () => {
  test = await buildTestApp()
  const pinHash = await hashPin('2580')
  await test.database.db.insert(staff).values([
    { name: 'Nasrin', phone: '01711000001', role: 'owner', allBranches: true, pinHash },
    { name: 'Rina', phone: '01711000003', role: 'cashier', allBranches: true, pinHash },
  ])
  owner = await comeIn(test, 'owner')
})
afterAll(() => test.close())

const done = async () =>
  ((await owner.call('GET', 'first-steps')).body as { data: FirstSteps }).data
    .filter((each) => each.done)
    .map(({ step }) => step)

it('when a centre has nothing yet, every step is still to be done, and what parents see ends one', async () => {
  const { db } = test.database
  expect(await done()).toEqual([])
  await db.insert(businessInfo).values({ name: 'Dolna', openingHours: 'Every day: 10 AM – 9 PM' })
  await db.insert(rides).values({ name: 'Swing', details: '', position: 1, live: false })
  await db.insert(products).values({ name: 'Kid Play', age: '', price: 55_000, position: 1, onSale: false })
  await db.insert(branches).values({ name: 'Shapla Square', open: true, position: 1 })
  expect(await done()).toEqual(['hours', 'branch'])
  await db.update(businessInfo).set({ logo: '/media/drawings/0123456789abcdef.svg' })
  await db.update(rides).set({ live: true })
  await db.update(products).set({ onSale: true, online: false })
  expect(await done(), 'sold at the counter only').toEqual(['name', 'hours', 'branch', 'rides'])
  await db.update(products).set({ online: true })
  expect(await done()).toEqual(['name', 'hours', 'branch', 'tickets', 'rides'])
})

it('when somebody may not write content, the steps are not told', async () => {
  expect((await (await comeIn(test, 'cashier')).call('GET', 'first-steps')).status).toBe(403)
})
