import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSslcommerz } from '../integrations/sslcommerz/sslcommerz.ts'
import { openShop, type Buyer, type Shop } from '../testing/open-shop.ts'
import { openStandIn } from '../testing/stand-in.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const noises: [string, (response: ServerResponse) => void][] = [
  ['answers with HTML', (response) => void response.setHeader('content-type', 'text/html').end('<h1>Service Unavailable</h1>')],
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
    const gateway = createSslcommerz({ baseUrl: standIn.url, storeId: 'shop', storePassword: 'store-secret-1', publicUrl: 'http://localhost:3000', timeoutMs: 150 })
    shop = await openShop({ deps: { gateway } })
    buyer = await shop.buyer()
  })
  afterAll(async () => {
    await shop.close()
    await standIn.close()
  })

  it.each(noises)('when it %s, the order is kept, nothing changes state, and every caller is told to try again', async (_, makes) => {
    noise = makes
    const { status, body } = await buyer.place()
    expect([status, body.ssl_data]).toEqual([502, { status: 'fail', data: null }])
    const { rows: [attempt] } = await shop.database.pool.query('select tran_id from payment_attempts where sale_id = $1', [body.data.id])
    const tell = (door: string, fields: Record<string, string>) =>
      shop.app.inject({ method: 'POST', url: `/api/payments/ssl/${door}`, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: new URLSearchParams({ tran_id: attempt.tran_id as string, ...fields }).toString() })

    expect((await tell('ipn', { val_id: 'VAL-1', status: 'VALID' })).statusCode).toBe(502)
    expect((await tell('success', { val_id: 'VAL-1', status: 'VALID' })).headers.location).toBe(`/ticket-checkout/success/${body.data.id}`)
    expect((await tell('cancel', { status: 'CANCELLED' })).headers.location).toBe(`/ticket-checkout/fail/${body.data.id}`)
    shop.clock.pass(2 * 60)
    await reconcilePayments(shop.payments)
    expect((await buyer.call('GET', `/sales/${body.data.id}`)).body).toMatchObject({ data: { status: 'unpaid', paid: 0, payment_pending: true } })
    expect((await shop.database.pool.query('select status from payment_attempts where sale_id = $1', [body.data.id])).rows).toEqual([{ status: 'open' }])
  })

  it('when all that was logged and kept is read, the store’s password is nowhere in it', async () => {
    const { rows } = await shop.database.pool.query('select * from payment_attempts')
    expect(shop.log.join('\n') + JSON.stringify(rows)).not.toContain('store-secret-1')
  })
})
