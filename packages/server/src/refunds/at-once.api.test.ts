import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openRefundDesk, type RefundDesk } from '../testing/refund-desk.ts'
import { holdLock, untilWaiting } from '../testing/waiting-for-locks.ts'

let desk: RefundDesk
beforeAll(async () => {
  desk = await openRefundDesk()
})
afterAll(() => desk.close())
afterEach(() => void vi.restoreAllMocks())

const acceptAll = () => {
  let last = 0
  return vi
    .spyOn(desk.gateway, 'refund')
    .mockImplementation(async () => ({
      outcome: 'started',
      refundRefId: `REF-${(last += 1)}-${randomUUID()}`,
      answer: {},
    }))
}

describe('two desks at once', () => {
  it('when both give back more than half, one does it and the other reads what is left', async () => {
    const { id } = await desk.bought()
    acceptAll()
    const both = await Promise.all([desk.refund(id, { amount: 752.5 }), desk.refund(id, { amount: 752.5 })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(both.find(({ status }) => status === 422)?.body.message).toBe('At most Tk 591.25 can be given back.')
    expect(await desk.orderOf(id)).toMatchObject({ refunded: 752.5 })
  })

  it('when both cancel the same person, one does it and the other reads who did', async () => {
    const { id, kid } = await desk.bought()
    acceptAll()
    const units = [{ detail_id: kid, qty: 1, places: [`d${kid}.1`] }]
    const both = await Promise.all([desk.refund(id, { units }), desk.refund(id, { units })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await desk.orderOf(id)).places.filter(({ state }) => state === 'cancelled')).toHaveLength(1)
  })

  it('when the gateway accepts while somebody gives back by hand, neither waits for the other for ever', async () => {
    const { id, order } = await desk.bought()
    const answer = Promise.withResolvers<void>()
    vi.spyOn(desk.gateway, 'refund').mockImplementation(async () => {
      await answer.promise
      return { outcome: 'started', refundRefId: `REF-${randomUUID()}`, answer: {} }
    })
    const byGateway = desk.refund(id, { amount: 10 })
    await vi.waitFor(() => expect(desk.gateway.refund).toHaveBeenCalled())
    const held = await holdLock(desk.database.pool, 'select from orders where id = $1 for update', [order])
    const byHand = desk.refund(id, { amount: 20, way: 'bkash', reference: 'BK 1' })
    await untilWaiting(desk.database.pool, 1)
    answer.resolve()
    await untilWaiting(desk.database.pool, 2)
    await held.release()
    expect((await Promise.all([byGateway, byHand])).map(({ status }) => status)).toEqual([200, 200])
    expect(await desk.orderOf(id)).toMatchObject({ refunded: 30 })
  })

  it('when two orders are given back of under one id, one is, and the other reads that it was used', async () => {
    const [first, second] = [await desk.bought(), await desk.bought()]
    acceptAll()
    const client_id = randomUUID()
    const held = await holdLock(desk.database.pool, 'lock table refunds in share row exclusive mode')
    const both = [desk.refund(first.id, { amount: 10, client_id }), desk.refund(second.id, { amount: 10, client_id })]
    await untilWaiting(desk.database.pool, 2)
    await held.release()
    const answers = await Promise.all(both)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(answers.find(({ status }) => status === 422)?.body.message).toBe(
      'This client_id was used for something else.',
    )
  })

  const twoRows = (order: number) =>
    desk.rows(
      `insert into refunds (client_id, order_id, amount, way, status, reason, refund_trans_id, by_id)
       select gen_random_uuid(), $1, 100000, 'gateway', 'asking', 'Complaint', 'R-' || gen_random_uuid(), (select min(id) from staff)
       from generate_series(1, 2)`,
      order,
    )

  it('when the code would let two too large ones through, the database refuses; without its rule it would not (control)', async () => {
    const { order } = await desk.bought()
    await expect(twoRows(order)).rejects.toMatchObject({ constraint: 'orders_refunded' })
    const connection = await desk.database.pool.connect()
    try {
      await connection.query('begin; alter table orders drop constraint orders_refunded')
      await connection.query(
        `insert into refunds (client_id, order_id, amount, way, status, reason, refund_trans_id, by_id)
         select gen_random_uuid(), $1, 100000, 'gateway', 'asking', 'Complaint', 'R-' || gen_random_uuid(), (select min(id) from staff)
         from generate_series(1, 2)`,
        [order],
      )
      const { rows } = await connection.query('select refunded, paid from orders where id = $1', [order])
      expect(rows).toEqual([{ refunded: 200_000, paid: 134_375 }])
    } finally {
      await connection.query('rollback')
      connection.release()
    }
  })
})

it('when twenty refunds are accepted at once and some are refused, credit notes have no gap', async () => {
  const orders = []
  for (let n = 0; n < 4; n += 1) orders.push(await desk.bought())
  const [{ last: before = 0 } = {}] = await desk.rows('select last from credit_note_counters')
  let asked = 0
  vi.spyOn(desk.gateway, 'refund').mockImplementation(async () => {
    asked += 1
    return asked % 5 === 0
      ? { outcome: 'refused', reason: 'No', answer: {} }
      : { outcome: 'started', refundRefId: `GAP-${asked}`, answer: {} }
  })
  const answers = await Promise.all(
    orders.flatMap(({ id }) => Array.from({ length: 5 }, () => desk.refund(id, { amount: 10 }))),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(16).fill(200), ...Array(4).fill(409)])
  const notes = await desk.rows(
    `select right(credit_note, 5)::int as n from refunds where credit_note is not null order by credit_note desc limit 16`,
  )
  expect(notes.map(({ n }) => n).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 16 }, (_, n) => before + n + 1),
  )
})

/** The same sequence each time. */
function chance(seed: number): (most: number) => number {
  let state = seed
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * (most + 1))
  }
}

it('when fifty sequences of anything at all are tried, no order gives back more than was paid', async () => {
  for (let seed = 1; seed <= 50; seed += 1) {
    const upTo = chance(seed)
    const { id, order, kid, adult } = await desk.bought()
    vi.spyOn(desk.gateway, 'refund').mockImplementation(async () =>
      upTo(4) === 0
        ? { outcome: 'refused', reason: 'No', answer: {} }
        : { outcome: 'processing', refundRefId: `SEQ-${randomUUID()}`, answer: {} },
    )
    const tries = Array.from({ length: 4 }, () =>
      upTo(1) === 0
        ? desk.refund(id, { amount: (100 + upTo(100_000)) / 100 })
        : desk.refund(id, { units: [{ detail_id: upTo(1) === 0 ? kid : adult, qty: 1 + upTo(1) }] }),
    )
    const answers = await Promise.all(tries)
    expect(answers.map(({ status }) => status).filter((status) => ![200, 409, 422].includes(status))).toEqual([])
    const [row] = await desk.rows(
      `select paid >= refunded as within, refunded = (select coalesce(sum(amount), 0) from refunds where order_id = orders.id and status not in ('refused', 'cancelled')) as summed,
         vat_amount >= (select coalesce(sum(vat), 0) from refunds where order_id = orders.id and status not in ('refused', 'cancelled')) as vat
       from orders where id = $1`,
      order,
    )
    expect(row, `seed ${seed}`).toEqual({ within: true, summed: true, vat: true })
  }
}, 120_000)
