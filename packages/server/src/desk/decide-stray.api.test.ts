import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { followRefunds } from '../payments/refund-stray.ts'
import { byJob } from '../testing/open-shop.ts'
import { openPaymentsDesk, type PaymentsDesk } from '../testing/payments-desk.ts'

let desk: PaymentsDesk
beforeAll(async () => {
  desk = await openPaymentsDesk()
})
afterAll(() => desk.shop.close())
beforeEach(() => desk.empty())

const keep = { decision: 'keep', reason: 'settled in cash at the counter' }

/** Somebody pays after the order has expired. */
async function paidTooLate() {
  const { body } = await desk.buyer.place()
  await desk.rows('update orders set expired_at = created_at where paid = 0')
  await desk.shop.pay(body.ssl_data.data)
  const [stray] = await desk.rows('select max(id) as id from stray_money')
  return { saleId: body.data.id, invoice: body.data.invoice_number, strayId: Number(stray?.['id']) }
}

it('when there is more than one person looks at, the oldest 50 are shown and all are counted', async () => {
  await desk.rows(`insert into stray_money (tran_id, val_id, amount, reason, status, answer, received_at)
    select 'T' || n, 'V' || n, n * 100, 'already_paid', 'refund_due', '{}', now() + n * interval '1 second' from generate_series(1, 60) n`)
  const { stray } = await desk.cases()
  expect(stray.count).toBe(60)
  expect(stray.data.map(({ amount }) => amount)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1))
  await desk.decide('stray', stray.data[0]?.id ?? 0, keep)
  expect((await desk.cases()).stray.data.at(-1)?.amount).toBe(51)
})

it('when it is given back, the gateway is asked once, and it leaves the list when the bank is done', async () => {
  const { strayId } = await desk.paidTwice()
  const refund = vi.spyOn(desk.shop.gateway, 'refund')
  expect((await desk.cases()).stray.data).toMatchObject([{ reason: 'already_paid', amount: 1343.75, usable: [] }])
  expect((await desk.decide('stray', strayId, { decision: 'refund' })).body).toMatchObject({
    data: { outcome: 'refunding' },
  })
  expect(await desk.strays()).toMatchObject([{ reason: 'already_paid', status: 'refunding', begun: true }])
  expect(await desk.decide('stray', strayId, { decision: 'refund' })).toMatchObject({
    status: 409,
    body: { code: 'already_decided', message: expect.stringMatching(/^Karim\b.* has decided this at /) as string },
  })
  expect(refund).toHaveBeenCalledTimes(1)
  refund.mockRestore()
  expect(await desk.cases()).toMatchObject({ stray: { count: 0 }, refunds: { count: 1 } })
  // The bank takes its time: at the first question it is still at it.
  for (const _ of ['at it', 'done']) await followRefunds(desk.shop.payments, byJob)
  expect(await desk.cases()).toMatchObject({ stray: { count: 0 }, refunds: { count: 0 } })
  expect(await desk.strays()).toMatchObject([{ status: 'refunded', resolved: true }])
})

it('when it is kept with a reason, it is not shown again; without one nothing is done', async () => {
  const { strayId } = await desk.paidTwice()
  for (const reason of [undefined, '', 'no', ' x ', 'x'.repeat(201)])
    expect(await desk.decide('stray', strayId, { decision: 'keep', reason })).toMatchObject({ status: 422 })
  expect((await desk.cases()).stray.count).toBe(1)
  const manager = await desk.manager()
  expect((await desk.decide('stray', strayId, keep, manager)).body.message).toBe('Kept. It will not be shown again.')
  expect(await desk.strays()).toMatchObject([{ status: 'accepted', resolved: true }])
  expect(await desk.rows('select note, decided_by_id from stray_money')).toEqual([
    { note: keep.reason, decided_by_id: manager.staffId },
  ])
  expect((await desk.cases()).stray.count).toBe(0)
  expect(
    await desk.rows(`select customer_id, personal from audit_log where act = 'stray.keep' order by id desc limit 1`),
  ).toEqual([{ customer_id: desk.buyer.customerId, personal: ['reason'] }])
  const history = (await manager.call('GET', 'history?thing=stray')).body as { data: { text: string }[] }
  expect(history.data[0]?.text).toMatch(/ kept Tk 1,343\.75, transaction \S+: settled in cash at the counter, /)
})

it('when the gateway refuses to give it back, it says why and the money is still to be given back', async () => {
  const { strayId } = await desk.paidTwice()
  vi.spyOn(desk.shop.gateway, 'refund').mockResolvedValueOnce({
    outcome: 'refused',
    reason: 'Refund period is over.',
    answer: {},
  })
  expect((await desk.decide('stray', strayId, { decision: 'refund' })).body).toMatchObject({
    data: { outcome: 'refused' },
    message: 'The gateway refused: Refund period is over.',
  })
  expect(await desk.strays()).toMatchObject([{ status: 'refund_due', asked: false }])
  expect((await desk.cases()).stray.count).toBe(1)
})

it('when the gateway is silent, it can be asked again under the same id, and gives back once', async () => {
  const { strayId } = await desk.paidTwice()
  const refund = vi.spyOn(desk.shop.gateway, 'refund').mockResolvedValueOnce({ outcome: 'unknown', reason: 'silence' })
  expect((await desk.decide('stray', strayId, { decision: 'refund' })).status).toBe(502)
  expect((await desk.cases()).refunds.data).toMatchObject([{ of: 'stray', id: strayId, status: 'asking' }])
  expect((await desk.decide('stray', strayId, { decision: 'refund' })).status).toBe(200)
  expect(new Set(refund.mock.calls.map(([order]) => order.refundTransId)).size).toBe(1)
  expect(await desk.strays()).toMatchObject([{ status: 'refunding', begun: true }])
  refund.mockRestore()
})

it('when the bank’s transaction is not known, it says where to go, and is kept afterwards', async () => {
  const { strayId } = await desk.paidTwice()
  const [stray] = await desk.rows('update stray_money set bank_tran_id = null returning tran_id')
  expect(await desk.decide('stray', strayId, { decision: 'refund' })).toMatchObject({
    status: 422,
    body: {
      message: `This can only be given back in the gateway's own panel. Transaction ${String(stray?.['tran_id'])}.`,
    },
  })
  expect(await desk.strays()).toMatchObject([{ status: 'refund_due' }])
  expect((await desk.decide('stray', strayId, keep)).status).toBe(200)
})

it('when two decide at once, one does and the other reads who and when', async () => {
  const { strayId } = await desk.paidTwice()
  const answers = await Promise.all([
    desk.decide('stray', strayId, keep),
    desk.decide('stray', strayId, { decision: 'refund' }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.message).toMatch(
    / has decided this at \d{1,2}:\d\d [AP]M\.$/,
  )
})

it('when money came after the order had expired, it can be used for that order: paid, and the customer told', async () => {
  const { saleId, strayId, invoice } = await paidTooLate()
  const [shown] = (await desk.cases()).stray.data
  expect(shown).toMatchObject({
    reason: 'order_expired',
    ended_at: expect.any(String) as string,
    usable: [{ kind: 'tickets', id: saleId, invoice_number: invoice }],
  })
  const order = { kind: 'tickets', id: saleId }
  expect((await desk.decide('stray', strayId, { decision: 'use', order })).body).toMatchObject({
    data: { outcome: 'used' },
    message: `${invoice} is paid and the customer is told.`,
  })
  expect(await desk.saleOf(saleId)).toEqual({ paid: 134_375, ticket: true })
  expect(await desk.rows('select status, used_for_id is not null as used from stray_money')).toEqual([
    { status: 'used', used: true },
  ])
  expect(await desk.rows('select kind from outbox')).toEqual([{ kind: 'sale-paid' }])
  expect(await desk.cases()).toMatchObject({ stray: { count: 0 }, refunds: { count: 0 } })
})

it('when two sums are used for one order at once, it is paid once and the other money stays', async () => {
  const { strayId } = await desk.paidTwice()
  const second = await paidTooLate()
  const order = { kind: 'tickets', id: second.saleId }
  const answers = await Promise.all(
    [strayId, second.strayId].map((id) => desk.decide('stray', id, { decision: 'use', order })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    200,
    expect.toSatisfy((status) => status === 409 || status === 422),
  ])
  expect((await desk.strays()).map(({ status }) => status).toSorted()).toEqual(['refund_due', 'used'])
})

it('when the order is of another sum or another phone, is paid or cancelled, or is not there, nothing is used', async () => {
  const { strayId, saleId: paid } = await desk.paidTwice()
  const [other, dearer, cancelled] = [
    await (await desk.shop.newcomer()).place(),
    await desk.buyer.place({ details: [{ product_id: 2, qty: 1, note: '' }], riding_users: [] }),
    await desk.buyer.place(),
  ]
  await desk.rows(
    'update orders set cancelled_at = now() where id = (select order_id from sales where id = $1)',
    cancelled.body.data.id,
  )
  const use = (order: unknown) => desk.decide('stray', strayId, { decision: 'use', order })
  for (const id of [other.body.data.id, dearer.body.data.id, cancelled.body.data.id, paid])
    expect(await use({ kind: 'tickets', id })).toMatchObject({
      status: 422,
      body: { message: 'Only an unpaid order of the same sum and phone can be paid with it.' },
    })
  expect((await use({ kind: 'tickets', id: 999_999 })).status).toBe(404)
  expect((await use({ kind: 'parties', id: 1 })).status).toBe(422)
  expect((await use(undefined)).status).toBe(422)
  expect(await desk.strays()).toMatchObject([{ status: 'refund_due' }])
})

it('when it came for an order of another branch it is not there; without any order it is everybody’s', async () => {
  const { strayId } = await desk.paidTwice()
  await desk.rows(`insert into stray_money (tran_id, val_id, amount, reason, status, answer, received_at)
    values ('STRANGER-1', 'V-1', 500, 'unknown_transaction', 'to_review', '{}', now())`)
  const elsewhere = await desk.managerOf(2)
  expect((await desk.cases(elsewhere)).stray).toMatchObject({
    count: 1,
    data: [{ tran_id: 'STRANGER-1', order: null }],
  })
  expect((await desk.decide('stray', strayId, keep, elsewhere)).status).toBe(404)
  expect((await desk.decide('stray', strayId + 1, keep, elsewhere)).status).toBe(200)
  expect((await desk.decide('stray', 999_999, keep, elsewhere)).status).toBe(404)
})
