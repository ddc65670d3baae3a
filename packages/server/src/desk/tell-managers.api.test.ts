import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Transaction } from '../db/database.ts'
import { openPaymentsDesk, type PaymentsDesk } from '../testing/payments-desk.ts'
import { untilWaiting } from '../testing/waiting-for-locks.ts'

let desk: PaymentsDesk
beforeAll(async () => {
  desk = await openPaymentsDesk()
})
afterAll(() => desk.shop.close())
beforeEach(() => desk.empty())

const told = async () =>
  (await desk.rows(`select phone, text from outbox where kind = 'payment-held' order by id`)).map(({ phone }) => phone)
const [OWNER, MANAGER] = ['01711000001', '01711000002']

it('when a payment goes on hold, the manager of the branch hears of it, once for as often as it is reported', async () => {
  await desk.held()
  await desk.shop.sendNotices({ times: 2 })
  expect(await desk.rows(`select phone, text from outbox where kind = 'payment-held'`)).toEqual([
    { phone: MANAGER, text: `A payment of Tk 1,343.75 waits for you: ${desk.shop.url}/staff/payments` },
  ])
})

it('when more go on hold, nobody hears of it twice within 15 minutes; after that they do', async () => {
  await desk.held()
  desk.shop.clock.pass(14 * 60)
  await desk.held()
  expect(await told()).toEqual([MANAGER])
  desk.shop.clock.pass(61)
  await desk.held()
  expect(await told()).toEqual([MANAGER, MANAGER])
})

it('when two go on hold at once, the second waits for the first, and it is one message', async () => {
  const [first, second] = [await desk.held(), await desk.held()]
  await desk.rows('truncate outbox')
  const { db } = desk.shop.database
  const tell = (tx: Transaction, attemptId: number) =>
    desk.shop.payments.tellHeld(tx, { attemptId, orderId: 1, amount: 100, at: desk.shop.clock.now() })
  const later = await db.transaction(async (tx) => {
    await tell(tx, first.attemptId)
    const other = db.transaction((own) => tell(own, second.attemptId))
    await untilWaiting(desk.shop.database.pool, 1)
    return { other }
  })
  await later.other
  expect(await told()).toEqual([MANAGER])
})

it('when the branch has no manager, the owners hear of it; of a membership managers and owners do', async () => {
  await desk.managerOf(2)
  await desk.held()
  expect(await told()).toEqual([OWNER])
  desk.shop.clock.pass(16 * 60)
  const { body } = await desk.buyer.join()
  await desk.shop.pay(body.ssl_data.data, { risky: true })
  expect((await told()).slice(1).toSorted()).toEqual([OWNER, MANAGER])
})
