import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openRefundDesk, type RefundDesk } from '../testing/refund-desk.ts'
import { followOrderRefunds } from './follow-refunds.ts'
import { createRefunds } from './refunds.ts'

let desk: RefundDesk
beforeAll(async () => {
  desk = await openRefundDesk()
})
afterAll(() => desk.close())
afterEach(() => void vi.restoreAllMocks())

const silent = { outcome: 'unknown', reason: 'no answer within 10 seconds' } as const

describe('the gateway', () => {
  it('when it is silent, nothing is given back yet; asked again, it is the same refund', async () => {
    const { id, order, kid } = await desk.bought()
    const asked = vi.spyOn(desk.gateway, 'refund').mockResolvedValue(silent)
    const body = { units: [{ detail_id: kid, qty: 1 }], client_id: randomUUID() }
    const answer = await desk.refund(id, body)
    expect([answer.status, answer.body.message]).toEqual([
      502,
      'The payment service does not answer. Nothing was given back yet; ask again later.',
    ])
    const [waiting] = (await desk.orderOf(id)).refunds
    expect(waiting).toMatchObject({ status: 'asking', credit_note: null })
    expect(await desk.messagesOf(order)).toEqual([])
    // Sent again, it is answered as the first time, and nobody else is cancelled.
    expect((await desk.refund(id, body)).status).toBe(502)
    expect((await desk.orderOf(id)).places.filter(({ state }) => state === 'cancelled')).toHaveLength(1)
    expect((await desk.post(`refunds/${waiting?.id}/ask-again`, {})).status).toBe(502)
    const first = asked.mock.calls[0]?.[0].refundTransId
    expect(first).toMatch(/^R-[0-9A-Z]{20}$/)
    asked.mockRestore()
    const spy = vi.spyOn(desk.gateway, 'refund')
    const again = await desk.post(`refunds/${waiting?.id}/ask-again`, {})
    expect([again.status, again.body.data.refunds[0]?.status]).toEqual([200, 'under_way'])
    expect(spy.mock.calls[0]?.[0].refundTransId).toBe(first)
    expect(await desk.messagesOf(order)).toHaveLength(1)
    expect(await desk.actsOf(id)).toContain('refund.ask')
  })

  it('when it refuses, the row ends with its reason and the money is due again; people stay cancelled, and it is given back by hand', async () => {
    const { id, order, kid } = await desk.bought()
    vi.spyOn(desk.gateway, 'refund').mockResolvedValueOnce({ outcome: 'refused', reason: 'Card closed', answer: {} })
    const answer = await desk.refund(id, { units: [{ detail_id: kid, qty: 1 }] })
    expect([answer.status, answer.body.message]).toEqual([409, 'The gateway refused: Card closed'])
    expect(await desk.orderOf(id)).toMatchObject({
      refunded: 0,
      refunds: [{ status: 'refused', refusal: 'Card closed', credit_note: null }],
    })
    const byHand = await desk.refund(id, { units: [{ detail_id: kid, qty: 1 }], way: 'bkash', reference: '9K7XQ2' })
    expect([byHand.status, byHand.body.message]).toEqual([200, 'Given back.'])
    expect(byHand.body.data.places.filter(({ state }) => state === 'cancelled')).toHaveLength(1)
    expect(byHand.body.data.refunds.find(({ way }) => way === 'bkash')).toMatchObject({
      status: 'handed_out',
      amount: 591.25,
      reference: '9K7XQ2',
      credit_note: expect.stringMatching(/^CN-/),
    })
    expect(await desk.messagesOf(order)).toEqual([])
  })

  it('when it is slow, whoever sends the same again meanwhile gets the same answer, and it is asked once', async () => {
    const { id } = await desk.bought()
    const gate = Promise.withResolvers<void>()
    const asked = vi.spyOn(desk.gateway, 'refund').mockImplementation(async () => {
      await gate.promise
      return { outcome: 'processing', refundRefId: `SLOW-${id}`, answer: {} }
    })
    const body = { amount: 200, client_id: randomUUID() }
    const both = [desk.refund(id, body), desk.refund(id, body)]
    await vi.waitFor(() => expect(asked).toHaveBeenCalled())
    gate.resolve()
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200])
    expect(asked).toHaveBeenCalledTimes(1)
    expect((await desk.orderOf(id)).refunds).toHaveLength(1)
  })

  it('when the bank is done or has cancelled, the job writes it down, and what was cancelled is due again', async () => {
    const [one, other] = [await desk.bought(), await desk.bought()]
    await desk.refund(one.id, { amount: 100 })
    await desk.refund(other.id, { amount: 100 })
    const [ref] = await desk.rows('select refund_ref_id from refunds where order_id = $1', one.order)
    vi.spyOn(desk.gateway, 'refundState').mockImplementation(async (refId) => ({
      outcome: refId === ref.refund_ref_id ? 'refunded' : 'cancelled',
      answer: {},
    }))
    await followOrderRefunds(createRefunds(desk.payments), { job: 'follow-refunds' })
    expect(await desk.orderOf(one.id)).toMatchObject({ refunded: 100, refunds: [{ status: 'refunded' }] })
    expect(await desk.orderOf(other.id)).toMatchObject({
      refunded: 0,
      refunds: [{ status: 'cancelled', credit_note: expect.stringMatching(/^CN-/) }],
    })
    expect((await desk.actsOf(one.id)).at(-1)).toBe('refund.end')
  })

  it('when there is no bank transaction, it cannot be asked: by hand only', async () => {
    const { id, order } = await desk.bought()
    const [{ tran_id }] = await desk.rows(
      `update payment_attempts set bank_tran_id = null where order_id = $1 returning tran_id`,
      order,
    )
    const answer = await desk.refund(id, { amount: 100 })
    expect([answer.status, answer.body.message]).toEqual([
      422,
      `This can only be given back in the gateway's own panel. Transaction ${tran_id}.`,
    ])
    expect((await desk.refund(id, { amount: 100, way: 'card' })).body.message).toBe(
      'A reference has 1 to 50 characters.',
    )
    expect((await desk.refund(id, { amount: 100, way: 'card', reference: '1234' })).status).toBe(200)
  })
})
