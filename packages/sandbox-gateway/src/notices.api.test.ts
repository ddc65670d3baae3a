import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { testDatabase } from '#server/testing/database.ts'
import { openGateway, type GatewayAlone } from '#server/testing/gateway-alone.ts'
import { openMerchant, sessionRequest, type Merchant } from '#server/testing/stand-in-merchant.ts'
import { createPostman } from './send-notices.ts'
import type { Sandbox } from './store.ts'

const SECOND = 1000
let database: Database
let merchant: Merchant
let gateway: GatewayAlone
let now: Date
const clock = { now: () => now }
const never = new AbortController().signal

beforeEach(async () => {
  now = new Date('2026-11-15T10:00:00Z')
  database = await testDatabase()
  merchant = await openMerchant()
  gateway = await openGateway({ database, holdNotices: true, clock })
})
afterEach(async () => {
  await gateway.close()
  await merchant.close()
  await database.close()
})

/** One round of one process, without the clock on the wall. */
async function goRound(): Promise<void> {
  const postman = createPostman({ ...gateway, db: database.db, clock, address: gateway.baseUrl } satisfies Sandbox)
  await postman.sendDue(never)
  await postman.allSent()
}
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * SECOND)
}

async function payAnOrder(tranId: string, outcome: 'pay' | 'delay' = 'pay'): Promise<void> {
  const body = new URLSearchParams({
    store_id: gateway.storeId,
    store_passwd: gateway.storePassword,
    ...sessionRequest(merchant.url, tranId),
  })
  const answer = (await (
    await fetch(`${gateway.baseUrl}/gwprocess/v4/api.php`, { method: 'POST', body })
  ).json()) as Record<string, string>
  await gateway.pay(answer['GatewayPageURL'] ?? '', { outcome, comeBack: false })
}

describe('the notices', () => {
  it('when the merchant takes one, it is not sent again', async () => {
    await payAnOrder('N1-20261115')
    await goRound()
    later(24 * 60 * 60)
    await goRound()
    expect(merchant.heard).toMatchObject([{ path: '/ipn', fields: { tran_id: 'N1-20261115', status: 'VALID' } }])
    expect(await gateway.notices()).toMatchObject([{ taken: true, tries: 1 }])
  })

  it.each([500, 404, 302])(
    'when the merchant answers %i, it is sent again with growing pauses, until the gateway gives up',
    async (status) => {
      merchant.answerWith(status)
      await payAnOrder('N1-20261115')
      const pauses = [0, 15, 30, 60, 300, 900, 3600, 10_800, 21_600]
      for (const [tries, pause] of pauses.entries()) {
        later(pause - 1)
        await goRound()
        expect(merchant.heard, `too early after ${tries} tries`).toHaveLength(tries)
        later(1)
        await goRound()
        expect(merchant.heard).toHaveLength(tries + 1)
      }
      later(365 * 24 * 60 * 60)
      await goRound()
      expect(merchant.heard).toHaveLength(pauses.length)
    },
  )

  it('when a merchant that was down takes it at last, that was all', async () => {
    merchant.answerWith(503)
    await payAnOrder('N1-20261115')
    await goRound()
    merchant.answerWith(200)
    later(15)
    await goRound()
    later(60 * 60)
    await goRound()
    expect(await gateway.notices()).toMatchObject([{ taken: true, tries: 2 }])
    expect(merchant.heard).toHaveLength(2)
  })

  it('when a merchant is slow with one, the others are sent meanwhile', async () => {
    const slow = Promise.withResolvers<number>()
    await payAnOrder('N1-20261115')
    merchant.answerWith(slow.promise)
    const first = goRound()
    await vi.waitFor(() => expect(merchant.heard).toHaveLength(1))
    await payAnOrder('N2-20261115')
    merchant.answerWith(200)
    await goRound()
    expect(merchant.heard.map(({ fields }) => fields['tran_id'])).toEqual(['N1-20261115', 'N2-20261115'])
    slow.resolve(200)
    await first
    expect((await gateway.notices()).map(({ taken }) => taken)).toEqual([true, true])
  })

  it('when the customer chose a late notice, it is sent a minute later', async () => {
    await payAnOrder('N1-20261115', 'delay')
    later(59)
    await goRound()
    expect(merchant.heard).toHaveLength(0)
    later(1)
    await goRound()
    expect(merchant.heard).toHaveLength(1)
  })

  it('when several processes look for notices at once, each notice is sent by one of them', async () => {
    for (let order = 0; order < 40; order++) await payAnOrder(`N${order}-20261115`)
    await Promise.all(Array.from({ length: 5 }, goRound))
    expect(merchant.heard).toHaveLength(40)
    expect(new Set(merchant.heard.map(({ fields }) => fields['tran_id'])).size).toBe(40)
  })

  it('when nothing shares them out, each is sent by all (control)', async () => {
    for (let order = 0; order < 4; order++) await payAnOrder(`N${order}-20261115`)
    await Promise.all(Array.from({ length: 5 }, () => gateway.sendNotices()))
    expect(merchant.heard).toHaveLength(20)
  })
})

describe('a gateway that is stopped', () => {
  it('when it starts again, the session can be paid, and the notice that it owed is sent', async () => {
    await payAnOrder('N1-20261115')
    await gateway.close()
    gateway = await openGateway({ database, clock })
    await payAnOrder('N2-20261115')
    await vi.waitFor(() =>
      expect(merchant.heard.map(({ fields }) => fields['tran_id']).sort()).toEqual(['N1-20261115', 'N2-20261115']),
    )
    await vi.waitFor(async () => expect((await gateway.notices()).every(({ taken }) => taken)).toBe(true))
  })

  it('when it stops while a merchant keeps it waiting, it does not wait, and sends the notice again later', async () => {
    merchant.answerWith(new Promise<number>(() => {}))
    // Whoever waits for the end of its patience waits for ever.
    const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal)
    const busy = await openGateway({ database, clock })
    await payAnOrder('N1-20261115')
    const body = new URLSearchParams({
      store_id: busy.storeId,
      store_passwd: busy.storePassword,
      ...sessionRequest(merchant.url, 'N2-20261115'),
    })
    const answer = (await (
      await fetch(`${busy.baseUrl}/gwprocess/v4/api.php`, { method: 'POST', body })
    ).json()) as Record<string, string>
    await busy.pay(answer['GatewayPageURL'] ?? '', { comeBack: false })
    await vi.waitFor(() => expect(merchant.heard).toHaveLength(2))
    await busy.close()
    expect(patience).toHaveBeenCalled()
    patience.mockRestore()
    merchant.answerWith(200)
    later(15)
    await goRound()
    expect((await gateway.notices()).map(({ taken, tries }) => ({ taken, tries }))).toEqual([
      { taken: true, tries: 2 },
      { taken: true, tries: 2 },
    ])
  })
})
