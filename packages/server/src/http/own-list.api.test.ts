import { expect, test } from 'vitest'
import { openShop } from '../testing/open-shop.ts'

test('when one customer opens a list forty times at once, pages come one after the other, the rest are told to wait, and others are not touched', async () => {
  const shop = await openShop()
  const [eager, other] = await shop.crowd(2)
  await eager?.place()
  const lists = Array.from({ length: 40 }, (_, turn) => eager?.call('GET', turn % 2 ? '/sales' : '/subscriptions'))
  expect((await other?.call('GET', '/sales'))?.status).toBe(200)
  const statuses = (await Promise.all(lists)).map((answer) => answer?.status)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(16)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
  expect((await eager?.call('GET', '/sales'))?.body).toMatchObject({
    data: [{ ridingUsers: [{ name: 'Mitu' }, { name: 'Rina' }] }],
    meta: { total: 1 },
  })
  await shop.close()
})
