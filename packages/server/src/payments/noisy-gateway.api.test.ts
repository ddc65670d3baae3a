import type { ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSslcommerz } from '../integrations/sslcommerz/sslcommerz.ts'
import { byJob, openShop, type Buyer, type Shop } from '../testing/open-shop.ts'
import { openStandIn } from '../testing/stand-in.ts'
import { answerDoorbell, type Doorbell } from './answer-doorbell.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const noises: [string, (response: ServerResponse) => void][] = [
  [
    'answers with HTML',
    (response) => void response.setHeader('content-type', 'text/html').end('<h1>Service Unavailable</h1>'),
  ],
  ['answers with a 500', (response) => void response.writeHead(500).end('{"status":"SUCCESS"}')],
  ['answers with nothing', (response) => void response.end()],
  ['answers with half of its JSON', (response) => void response.end('{"status":"VALI')],
  ['hangs up', (response) => void response.destroy()],
  ['never answers', () => {}],
]

describe('a gateway that makes noise', () => {
  let noise = noises[0]?.[1]
  let shop: Shop
  let buyer: Buyer
  let standIn: Awaited<ReturnType<typeof openStandIn>>
  beforeAll(async () => {
    standIn = await openStandIn((response) => noise?.(response))
    const gateway = createSslcommerz({
      baseUrl: standIn.url,
      storeId: 'shop',
      storePassword: 'store-secret-1',
      publicUrl: 'http://localhost:3000',
      timeoutMs: 150,
    })
    shop = await openShop({ deps: { gateway } })
    buyer = await shop.buyer()
  })
  afterAll(async () => {
    await shop.close()
    await standIn.close()
  })

  it.each(noises)(
    'when it %s, the order is kept, nothing changes state, and every caller is told to try again',
    async (_, makes) => {
      noise = makes
      const { status, body } = await buyer.place()
      expect([status, body.ssl_data]).toEqual([502, { status: 'fail', data: null }])
      const {
        rows: [attempt],
      } = await shop.database.pool.query(
        'select tran_id from payment_attempts where order_id = (select order_id from sales where id = $1)',
        [body.data.id],
      )
      const tell = (door: string, fields: Record<string, string>) =>
        shop.app.inject({
          method: 'POST',
          url: `/api/payments/ssl/${door}`,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams({ tran_id: attempt.tran_id as string, ...fields }).toString(),
        })

      expect((await tell('ipn', { val_id: 'VAL-1', status: 'VALID' })).statusCode).toBe(502)
      expect((await tell('success', { val_id: 'VAL-1', status: 'VALID' })).headers.location).toBe(
        `/ticket-checkout/success/${body.data.id}`,
      )
      expect((await tell('cancel', { status: 'CANCELLED' })).headers.location).toBe(
        `/ticket-checkout/fail/${body.data.id}`,
      )
      shop.clock.pass(2 * 60)
      await reconcilePayments(shop.payments, byJob)
      expect((await buyer.call('GET', `/sales/${body.data.id}`)).body).toMatchObject({
        data: { status: 'unpaid', paid: 0, payment_pending: true },
      })
      expect(
        (
          await shop.database.pool.query(
            'select status from payment_attempts where order_id = (select order_id from sales where id = $1)',
            [body.data.id],
          )
        ).rows,
      ).toEqual([{ status: 'open' }])
    },
  )

  it('when all that was logged and kept is read, the store’s password is nowhere in it', async () => {
    const { rows } = await shop.database.pool.query('select * from payment_attempts')
    expect(shop.log.join('\n') + JSON.stringify(rows)).not.toContain('store-secret-1')
  })
})

describe('a bell that many ring', () => {
  const silent = { outcome: 'unknown', reason: 'The gateway did not answer within 10 seconds.' } as const
  const doors = ['success', 'fail', 'cancel', 'ipn'] as const
  const claims = { success: 'paid', fail: 'failed', cancel: 'cancelled', ipn: 'paid' } as const
  let shop: Shop
  let buyer: Buyer
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    shop.clock.pass(3600)
    buyer = await shop.newcomer()
  })
  afterEach(() => void vi.restoreAllMocks())

  async function placed() {
    const { body } = await buyer.place()
    const {
      rows: [{ tran_id: tranId }],
    } = await shop.database.pool.query(
      'select tran_id from payment_attempts where order_id = (select order_id from sales where id = $1)',
      [body.data.id],
    )
    return { id: body.data.id, page: body.ssl_data.data, tranId: tranId as string }
  }
  const statusOf = async (id: number) =>
    ((await buyer.call('GET', `/sales/${id}`)).body as { data: { status: string } }).data.status
  const questions = () => [vi.spyOn(shop.gateway, 'query'), vi.spyOn(shop.gateway, 'validate')] as const
  const count = (spies: ReturnType<typeof questions>) => spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0)
  const post = async (door: (typeof doors)[number], fields: Record<string, string>) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/payments/ssl/${door}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  /** Another process has nothing in common with the server but the database and the gateway. */
  const elsewhere = (bell: Doorbell) => answerDoorbell(shop.payments, bell)
  const ringAll = (fields: Record<string, string>) =>
    Promise.all(
      Array.from({ length: 100 }, async (_, turn) => {
        const door = doors[turn % 4] ?? 'ipn'
        if (turn % 8 < 4) return post(door, fields)
        return elsewhere({ claim: claims[door], tranId: fields['tran_id'] ?? '', fields }).catch(() => null)
      }),
    )

  it.each([
    ['with its id alone', {}],
    ['with a proof that is made up', { val_id: 'MADEUP', status: 'VALID' }],
  ])(
    'when a hundred ring at once %s, in two processes, the gateway is asked once; and once more after a pause',
    async (_, fields) => {
      const { id, tranId } = await placed()
      const spies = questions()
      await ringAll({ tran_id: tranId, ...fields })
      expect(count(spies)).toBe(1)
      await ringAll({ tran_id: tranId, ...fields })
      expect(count(spies)).toBe(1)
      shop.clock.pass(5)
      await ringAll({ tran_id: tranId, ...fields })
      expect(count(spies)).toBe(2)
      expect(await statusOf(id)).toBe('unpaid')
    },
  )

  it('when each who rings first looks whether someone has asked, many ask (control)', async () => {
    const { tranId } = await placed()
    const looks = await Promise.all(
      Array.from({ length: 20 }, () =>
        shop.database.pool.query('select from payment_attempts where tran_id = $1 and askable_at is null', [tranId]),
      ),
    )
    await Promise.all(
      looks.map(() =>
        shop.database.pool.query('update payment_attempts set askable_at = now() where tran_id = $1', [tranId]),
      ),
    )
    expect(looks.filter(({ rowCount }) => rowCount === 1)).toHaveLength(20)
  })

  it('when a hundred ring with the gateway’s own word of a payment, it is validated once and paid once', async () => {
    const { id, page } = await placed()
    const { form } = await shop.pay(page, { comeBack: false })
    const spies = questions()
    await ringAll(form?.fields ?? {})
    expect(count(spies)).toBeLessThanOrEqual(2)
    expect(await statusOf(id)).toBe('paid')
  })

  it('when a hundred signed notices name a transaction that is not ours, the gateway is asked once; unsigned ones are not looked into', async () => {
    const order = {
      tranId: '20261115-FROMANOTHERSHOP',
      amount: 5_000,
      language: 'en' as const,
      customer: { name: 'X', email: null, phone: '01712345678' },
      product: { name: 'X', category: 'X', count: 1 },
    }
    const session = await shop.gateway.openSession(order)
    const { form } = await shop.pay(session.outcome === 'opened' ? session.url : '', { comeBack: false })
    const spies = questions()
    await ringAll({ ...form?.fields, amount: '6000.00' })
    expect(count(spies)).toBe(0)
    spies[1].mockResolvedValue(silent)
    await ringAll(form?.fields ?? {})
    expect(count(spies)).toBe(1)
    expect((await post('ipn', form?.fields ?? {})).statusCode).toBe(429)
    spies[1].mockRestore()
    shop.clock.pass(5)
    expect((await post('ipn', form?.fields ?? {})).statusCode).toBe(200)
    expect(
      (await shop.database.pool.query('select reason from stray_money where tran_id = $1', [order.tranId])).rows,
    ).toEqual([{ reason: 'unknown_transaction' }])
  })

  it('when the gateway’s own notice comes while a made-up one is looked into, it is asked about at once', async () => {
    const { id, page, tranId } = await placed()
    const { form } = await shop.pay(page, { comeBack: false })
    const gate = Promise.withResolvers<void>()
    vi.spyOn(shop.gateway, 'query').mockImplementationOnce(async () => {
      await gate.promise
      return silent
    })
    const forged = elsewhere({ claim: 'failed', tranId, fields: {} })
    await expect.poll(() => vi.mocked(shop.gateway.query).mock.calls.length).toBe(1)
    expect((await post('ipn', form?.fields ?? {})).statusCode).toBe(200)
    expect(await statusOf(id)).toBe('paid')
    gate.resolve()
    expect(await forged).toMatchObject({ finding: 'unknown' })
  })

  it('when a notice cannot be asked about because someone just has, it is to be repeated, and the money is found without it', async () => {
    const { id, page, tranId } = await placed()
    await post('success', { tran_id: tranId, val_id: 'MADEUP' })
    await shop.pay(page, { outcome: 'stay' })
    const answer = await post('ipn', { tran_id: tranId, status: 'VALID' })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '5'])
    expect((await post('success', { tran_id: tranId })).headers.location).toBe(`/ticket-checkout/success/${id}`)
    await reconcilePayments(shop.payments, byJob)
    expect(await statusOf(id)).toBe('unpaid')
    shop.clock.pass(5)
    await reconcilePayments(shop.payments, byJob)
    expect(await statusOf(id)).toBe('paid')
  })

  it('when the process that asks has died, who rings twenty seconds later is asked about', async () => {
    const { page, id, tranId } = await placed()
    await shop.pay(page, { outcome: 'stay' })
    const { now } = shop.clock
    await shop.payments.queries.takeToAsk({
      tranId,
      valId: '',
      word: '',
      now: now(),
      until: new Date(now().getTime() + 20_000),
    })
    shop.clock.pass(19)
    await post('success', { tran_id: tranId })
    expect(await statusOf(id)).toBe('unpaid')
    shop.clock.pass(1)
    await post('success', { tran_id: tranId })
    expect(await statusOf(id)).toBe('paid')
  })

  it('when one session has said more than twenty things, the next has to wait for the pause like everyone', async () => {
    const { tranId } = await placed()
    const now = shop.clock.now()
    const take = (word: string) =>
      shop.payments.queries.takeToAsk({ tranId, valId: '', word, now, until: new Date(now.getTime() + 20_000) })
    const words = Array.from({ length: 25 }, (_, n) => `word-${n}`)
    const taken = []
    for (const word of [...words, ...words]) taken.push(await take(word))
    expect(taken.filter(Boolean)).toHaveLength(20)
  })
})
