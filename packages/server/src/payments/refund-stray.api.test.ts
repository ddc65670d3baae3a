import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { byJob, openShop, type Shop } from '../testing/open-shop.ts'
import { followRefunds } from './refund-stray.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.clock.pass(3600)
  await shop.database.pool.query(`truncate stray_money restart identity;
    insert into stray_money (tran_id, val_id, amount, reason, status, refund_trans_id, refund_ref_id, answer)
    select 'T' || n, 'V' || n, 100, 'already_paid', 'refunding', 'R' || n, 'REF-' || n, '{}' from generate_series(1, 130) n`)
})

const silent = { outcome: 'unknown', reason: 'The gateway did not answer within 10 seconds.' } as const
const processing = { outcome: 'processing', answer: {} } as const
const asked = (spy: { mock: { calls: string[][] } }) => spy.mock.calls.flat()
const states = async () =>
  (await shop.database.pool.query('select status, count(*) as n from stray_money group by status order by status')).rows

it('when the gateway is silent, the rest is left until the next time, and that one then comes last', async () => {
  const spy = vi
    .spyOn(shop.gateway, 'refundState')
    .mockImplementation(async (ref) => (ref === 'REF-3' ? silent : processing))
  await followRefunds(shop.payments, byJob)
  expect(asked(spy)).toEqual(['REF-1', 'REF-2', 'REF-3'])
  spy.mockClear()
  shop.clock.pass(3600)
  await followRefunds(shop.payments, byJob)
  expect(asked(spy)).toHaveLength(100)
  expect(asked(spy).slice(0, 2)).toEqual(['REF-4', 'REF-5'])
  expect(asked(spy)).not.toContain('REF-3')
  spy.mockRestore()
})

it('when the process stops, no further one is asked about', async () => {
  const stopping = new AbortController()
  const spy = vi.spyOn(shop.gateway, 'refundState').mockImplementation(async (ref) => {
    if (ref === 'REF-5') stopping.abort()
    return processing
  })
  await followRefunds(shop.payments, byJob, stopping.signal)
  expect(asked(spy)).toHaveLength(5)
  spy.mockRestore()
})

it('when the bank is done or has refused, that is written down, a hundred at a time', async () => {
  const spy = vi
    .spyOn(shop.gateway, 'refundState')
    .mockImplementation(async (ref) => ({ outcome: ref === 'REF-1' ? 'cancelled' : 'refunded', answer: {} }))
  await followRefunds(shop.payments, byJob)
  expect(await states()).toEqual([
    { status: 'refund_due', n: 1 },
    { status: 'refunded', n: 99 },
    { status: 'refunding', n: 30 },
  ])
  await followRefunds(shop.payments, byJob)
  expect(await states()).toEqual([
    { status: 'refund_due', n: 1 },
    { status: 'refunded', n: 129 },
  ])
  spy.mockRestore()
})
