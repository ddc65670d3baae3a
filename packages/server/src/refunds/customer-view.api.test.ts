import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OwnData } from '#contract/schemas/own-data.ts'
import type { Sale } from '#contract/schemas/sale.ts'
import type { Subscription } from '#contract/schemas/subscription.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { openRefundDesk, type RefundDesk } from '../testing/refund-desk.ts'

let desk: RefundDesk
beforeAll(async () => {
  desk = await openRefundDesk()
})
afterAll(() => desk.close())

const receiptAt = async (url: string) => {
  const { pathname, search } = new URL(url)
  const answer = await desk.app.inject(pathname + search)
  return { status: answer.statusCode, ...(answer.statusCode === 200 && (await readPdf(answer.rawPayload))) }
}

describe('a customer whose money goes back', () => {
  it('when one of three is cancelled, the order says what was refunded, and the pass is for two', async () => {
    const buyer = await desk.newcomer()
    const { id, kid } = await desk.bought({}, buyer)
    const saleOf = async () => ((await buyer.call('GET', `/sales/${id}`)).body as { data: Sale }).data
    expect(await saleOf()).toMatchObject({ refunded: 0, places: 3 })
    await desk.refund(id, { units: [{ detail_id: kid, qty: 1 }] })
    const sale = await saleOf()
    expect(sale).toMatchObject({ paid: 1343.75, due: 0, refunded: 591.25, places: 2, status: 'paid' })
    expect(sale.pass).toMatchObject({ people: 2, status: 'good' })
    expect(sale.pass?.lines.map(({ qty }) => qty)).toEqual([1, 1])
    expect(sale.details.map(({ qty }) => qty)).toEqual([2, 1])
  })

  it('when all goes back, the order is cancelled and its pass void', async () => {
    const buyer = await desk.newcomer()
    const { id } = await desk.bought({}, buyer)
    await desk.cancel(id, {})
    const { data } = (await buyer.call('GET', `/sales/${id}`)).body as { data: Sale }
    expect(data).toMatchObject({ status: 'cancelled', refunded: 1343.75, payable: false, pass: { status: 'void' } })
  })

  it('when a membership goes back in part, it says so', async () => {
    const buyer = await desk.newcomer()
    const { id } = await desk.membership(buyer)
    await desk.refund(id, { amount: 300 }, desk.manager, 'memberships')
    const { data } = (await buyer.call('GET', `/subscriptions/${id}`)).body as { data: Subscription }
    expect(data).toMatchObject({ status: 1, refunded: 300, paid: 3300 })
  })

  it('when they ask for their own data, their refunds are in it', async () => {
    const buyer = await desk.newcomer()
    const { id } = await desk.bought({}, buyer)
    await desk.refund(id, { amount: 20 })
    const answer = await desk.app.inject({ url: '/api/user/data', headers: buyer.signedIn })
    const { sales } = answer.json<{ data: OwnData }>().data
    expect(sales[0]?.refunds).toMatchObject([
      { amount: 20, way: 'gateway', status: 'under_way', credit_note: expect.stringMatching(/^CN-/), ended_at: null },
    ])
  })
})

describe('the receipt', () => {
  it('when a refund is accepted, it has a new link, and names the credit note and what remains', async () => {
    const { id, kid } = await desk.bought()
    const before = (await desk.orderOf(id)).receipt_url ?? ''
    expect((await receiptAt(before)).pages?.[0]).not.toContain('Given back')
    const { receipt_url: after, refunds } = (await desk.refund(id, { units: [{ detail_id: kid, qty: 1 }] })).body.data
    expect((await receiptAt(before)).status).toBe(404)
    const [page] = (await receiptAt(after ?? '')).pages ?? []
    expect(page).toContain(`Credit note ${refunds[0]?.credit_note}`)
    for (const words of ['of it VAT Tk 41.25', 'Tk 591.25', 'Remains Tk 752.50']) expect(page).toContain(words)
  })

  it('when all goes back, it has no code for the gate any more', async () => {
    const { id, code } = await desk.bought()
    const { receipt_url } = (await desk.cancel(id, {})).body.data
    const [page] = (await receiptAt(receipt_url ?? '')).pages ?? []
    expect(page).toContain('Remains Tk 0.00')
    expect(page).not.toContain(code)
  })
})

describe('at the gate', () => {
  it('when one of three is cancelled, two are let in, and nobody else', async () => {
    const { id, kid, qr } = await desk.bought()
    await desk.cancel(id, { units: [{ detail_id: kid, qty: 1 }], refund: false })
    const rahim = await desk.person('gate')
    const verdict = await desk.scan(qr, rahim)
    expect(verdict).toMatchObject({ verdict: 'let_in', reason: 'ok', let_in: 2, text: { en: '2 people.' } })
    expect(verdict.places.map(({ state }) => state)).toEqual(['in', 'cancelled', 'in'])
  })
})
