import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { oneOf } from '#contract/schemas/paging.ts'
import { Passes, SharedPass } from '#contract/schemas/pass.ts'
import { type Buyer, openShop, type Shop } from '../testing/open-shop.ts'

const DAY = 24 * 3600

let shop: Shop
let buyer: Buyer
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  buyer = await shop.newcomer()
})

/** The end of the link to what was just paid for. */
async function tokenOf(bought: { body: { ssl_data: { data: string } } }): Promise<string> {
  await shop.pay(bought.body.ssl_data.data)
  const { data } = Passes.parse((await buyer.call('GET', '/passes')).body)
  return data[0]?.share_url?.split('/').at(-1) ?? 'no link'
}
const ask = (token: string, remoteAddress = '203.0.113.7') =>
  shop.app.inject({ url: `/api/shared-passes/${token}`, remoteAddress })
const statusOf = async (token: string) => (await ask(token)).statusCode

describe('the pass behind a link', () => {
  it('when somebody has the link, they see what the gate asks for, and nothing of who bought it or comes along', async () => {
    const answer = await ask(await tokenOf(await buyer.place()))
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect(oneOf(SharedPass.strict()).parse(answer.json()).data).toMatchObject({ people: 3, first_day: '2026-11-15' })
    expect(answer.body).not.toMatch(/Mitu|Rina|receipts|names|url/)
    const membership = await ask(await tokenOf(await (buyer = await shop.newcomer()).join()))
    expect(oneOf(SharedPass.strict()).parse(membership.json()).data).toMatchObject({ last_day: '2026-12-14' })
    expect(membership.body).not.toMatch(/Mitu|Rina|Rafi|receipts|names|url/)
  })

  it('when the link is changed anywhere, it opens nothing, and neither does the link to a receipt', async () => {
    const token = await tokenOf(await buyer.place())
    const [kind, id, ...proof] = token.split('-')
    const receipt = Passes.parse((await buyer.call('GET', '/passes')).body).data[0]?.invoice_url ?? ''
    const wrong = [
      `subscription-${id}-${proof.join('-')}`,
      `${kind}-${Number(id) + 1}-${proof.join('-')}`,
      `voucher-${id}-${proof.join('-')}`,
      token.slice(0, -1),
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      receipt.split('/').at(-1)?.replace('.pdf', '') ?? '',
      `sale-99999999999-${'A'.repeat(32)}`,
      `sale-2147483647-${'A'.repeat(32)}`,
      '%00',
    ]
    for (const one of wrong) expect([one, await statusOf(one)]).toEqual([one, 404])
    expect(await statusOf(token)).toBe(200)
  })

  it('when the visit or the membership is over in Dhaka, the link opens nothing any more', async () => {
    const ticket = await tokenOf(await buyer.place())
    buyer = await shop.newcomer()
    const membership = await tokenOf(await buyer.join())
    shop.clock.pass(DAY)
    expect([await statusOf(ticket), await statusOf(membership)]).toEqual([404, 200])
    shop.clock.pass(28 * DAY)
    expect(await statusOf(membership)).toBe(200)
    shop.clock.pass(DAY)
    expect(await statusOf(membership)).toBe(404)
    shop.clock.pass(-30 * DAY)
  })

  it('when the order is cancelled, or its customer erased, the link opens nothing any more', async () => {
    const token = await tokenOf(await buyer.place())
    const cancel = (at: string) =>
      shop.database.pool.query(`update orders set cancelled_at = ${at} where customer_id = $1`, [buyer.customerId])
    await cancel('now()')
    expect(await statusOf(token)).toBe(404)
    await cancel('null')
    expect(await statusOf(token)).toBe(200)
    await shop.database.pool.query('update orders set customer_id = null where customer_id = $1', [buyer.customerId])
    expect(await statusOf(token)).toBe(404)
  })

  it('when one address guesses without end, it has to wait; a right link opens all the same, from there too', async () => {
    const token = await tokenOf(await buyer.place())
    await shop.database.pool.query(
      `insert into limit_events ("limit", subject, at) select 'wrong shared pass', '198.51.100.9', $1 from generate_series(1, 600)`,
      [shop.clock.now()],
    )
    const refused = await ask('sale-1-guessed', '198.51.100.9')
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await ask('sale-1-guessed')).statusCode).toBe(404)
    expect((await ask(token, '198.51.100.9')).statusCode).toBe(200)
  })
})
