import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openPaymentsDesk, type PaymentsDesk } from '../testing/payments-desk.ts'

let desk: PaymentsDesk
beforeAll(async () => {
  desk = await openPaymentsDesk()
})
afterAll(() => desk.shop.close())
beforeEach(async () => {
  await desk.empty()
  const { body } = await desk.buyer.place()
  await desk.shop.pay(body.ssl_data.data)
})

let notes = 0
type Row = { status: string; amount?: number; daysAgo?: number }

/** A refund of the order, as the refunds write it. */
async function refund({ status, amount = 10_000, daysAgo = 0 }: Row): Promise<void> {
  const at = new Date(desk.shop.clock.now().getTime() - daysAgo * 24 * 3600 * 1000)
  const isOver = !['asking', 'under_way'].includes(status)
  const isAccepted = !['asking', 'refused'].includes(status)
  await desk.rows(
    `insert into refunds (client_id, order_id, amount, way, status, reason, tran_id, refund_trans_id, refusal, credit_note, by_id, ended_at, accepted_at, created_at)
     select $1, a.order_id, $2, 'gateway', $3, 'Complaint', a.tran_id, $4, $5, $6, s.id, $7, $8, $9
     from payment_attempts a, staff s where a.status = 'paid' and s.role = 'manager' limit 1`,
    randomUUID(),
    amount,
    status,
    `R-${randomUUID()}`,
    status === 'refused' ? 'wallet closed' : null,
    isAccepted ? `CN-20261115-${String(++notes).padStart(5, '0')}` : null,
    isOver ? at : null,
    isAccepted ? at : null,
    at,
  )
}

const shown = async () => (await desk.cases()).refunds.data.map(({ status, amount }) => [status, amount])

it('when refunds are not over, they are shown with what is known of them, oldest first; those that are over are not', async () => {
  await refund({ status: 'under_way', amount: 20_000, daysAgo: 3 })
  await refund({ status: 'asking', daysAgo: 1 })
  await refund({ status: 'refunded', amount: 500, daysAgo: 2 })
  expect((await desk.cases()).refunds).toMatchObject({
    count: 2,
    data: [
      {
        of: 'order',
        status: 'under_way',
        amount: 200,
        method: 'bKash',
        credit_note: expect.stringMatching(/^CN-/) as string,
        order: { kind: 'tickets', buyer: { phone: '01712345678' } },
      },
      { of: 'order', status: 'asking', amount: 100, credit_note: null },
    ],
  })
  expect((await desk.cases(await desk.managerOf(2))).refunds.count).toBe(0)
})

it('when a refund was refused, it is shown until as much is given back in another way', async () => {
  await refund({ status: 'refused' })
  expect((await desk.cases()).refunds.data).toMatchObject([{ status: 'refused', refusal: 'wallet closed' }])
  await refund({ status: 'refunded', amount: 5_000 })
  expect(await shown()).toEqual([['refused', 100]])
  await refund({ status: 'refunded', amount: 10_000 })
  expect(await shown()).toEqual([])
})

it('when it is refused again, it is shown once; when the bank cancels one, that too', async () => {
  await refund({ status: 'refused' })
  await refund({ status: 'refused' })
  await refund({ status: 'cancelled', amount: 30_000 })
  expect(await shown()).toEqual([
    ['refused', 100],
    ['cancelled', 300],
  ])
})

it('when a refusal is older than 30 days, or nothing as large is left, it is shown no more', async () => {
  await refund({ status: 'refused', daysAgo: 31 })
  await refund({ status: 'refused', amount: 100_000 })
  expect(await shown()).toEqual([['refused', 1000]])
  await refund({ status: 'refunded', amount: 90_000 })
  expect(await shown()).toEqual([])
})

it('when a screen has the lists already, it gets none', async () => {
  const manager = await desk.manager()
  const { headers } = await manager.call('GET', 'payments/cases')
  const cookie = `staff=${manager.cookies.get('staff')}`
  const again = await desk.shop.app.inject({
    url: '/api/staff/payments/cases',
    headers: { cookie, 'if-none-match': String(headers['etag']) },
  })
  expect(again.statusCode).toBe(304)
})
