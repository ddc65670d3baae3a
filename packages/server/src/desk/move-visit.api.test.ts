import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, dhakaDay } from '#contract/rules/dates.ts'
import type { OrderAnswer } from '#contract/schemas/staff-orders.ts'
import { showDay } from '#contract/words/en/dates.ts'
import { openGate, type OpenGate } from '../testing/open-gate.ts'
import type { Buyer } from '../testing/open-shop.ts'
import { comeIn, type StaffBrowser } from '../testing/staff-browser.ts'
import { holdLock, untilWaiting } from '../testing/waiting-for-locks.ts'

let shop: OpenGate
let rina: Buyer
let manager: StaffBrowser
let cashier: StaffBrowser
let today: string
let later: string
beforeAll(async () => {
  shop = await openGate()
  rina = await shop.buyer()
  manager = await comeIn(shop, 'manager')
  cashier = await comeIn(shop, 'cashier')
  today = dhakaDay(shop.clock.now())
  later = addDays(today, 5)
})
afterAll(() => shop.close())

const move = async (id: number, body: Record<string, unknown>, by = cashier, kind = 'tickets') =>
  (await by.call('POST', `orders/${kind}/${id}/move`, body)) as { status: number; body: OrderAnswer }
const bookingOf = async (id: number) =>
  (await shop.rows('select booking_date::text as day, branch_id as branch from sales where id = $1', id))[0]
const messages = async (order: number) =>
  (await shop.rows(`select text from outbox where order_id = $1 and kind = 'sale-moved' order by id`, order)).map(
    ({ text }) => text,
  )
const field = (name: string, sentence: string) => ({
  status: 422,
  body: { message: sentence, errors: { [name]: [sentence] } },
})

describe('moving a visit', () => {
  it('when it is paid and nobody was let in, it is on the new day, the customer and the log are told', async () => {
    const { id, order, invoice, code } = await shop.ticket(rina)
    const { status, body } = await move(id, { booking_date: later })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      data: { booking_date: later, total: 1343.75, paid: 1343.75, code, branch: { id: 1 }, can: { move: true } },
      message: `The visit is now on ${showDay(later)} at Shapla Square, Chattogram.`,
    })
    expect(await messages(order)).toEqual([
      `Your visit, invoice ${invoice}, is now on ${showDay(later)} at Shapla Square, Chattogram. Tickets: ${shop.url}/dashboard/tickets/show/${id}`,
    ])
    const [row] = await shop.rows(
      `select changes, branch_id, thing_name from audit_log where act = 'order.move' order by id desc limit 1`,
    )
    expect(row).toEqual({
      changes: { booking_date: [showDay(today), showDay(later)] },
      branch_id: 1,
      thing_name: invoice,
    })
  })

  it('when it is moved back, that is another move, told again', async () => {
    const { id, order } = await shop.ticket(rina)
    await move(id, { booking_date: later })
    expect((await move(id, { booking_date: today })).body.data.booking_date).toBe(today)
    expect(await messages(order)).toHaveLength(2)
  })

  it('when the branch changes with it, or alone, it is there', async () => {
    const { id } = await shop.ticket(rina)
    expect((await move(id, { booking_date: today, branch_id: 2 })).body.data.branch?.id).toBe(2)
    expect((await move(id, { booking_date: later, branch_id: 1 })).body.data).toMatchObject({
      branch: { id: 1 },
      booking_date: later,
    })
  })

  it('when the customer reads Bangla, the message is in Bangla', async () => {
    const buyer = await shop.newcomer()
    await shop.rows(`update customers set language = 'bn' where id = $1`, buyer.customerId)
    const { id, order } = await shop.ticket(buyer)
    await move(id, { booking_date: later })
    expect((await messages(order))[0]).toMatch(/নতুন দিন .*টিকিট: /)
  })

  it('when the new day is today, or 365 days ahead, it is taken; a day more or one that is over is not', async () => {
    const { id } = await shop.ticket(rina, { booking_date: later })
    expect((await move(id, { booking_date: today })).status).toBe(200)
    expect((await move(id, { booking_date: addDays(today, 365) })).status).toBe(200)
    expect(await move(id, { booking_date: addDays(today, 366) })).toMatchObject(
      field('booking_date', 'Please choose a day within 365 days.'),
    )
    expect(await move(id, { booking_date: addDays(today, -1) })).toMatchObject(
      field('booking_date', 'This day is over.'),
    )
    expect(await move(id, { booking_date: addDays(today, 365) })).toMatchObject(
      field('booking_date', 'The visit is there on that day already.'),
    )
    expect((await bookingOf(id)).day).toBe(addDays(today, 365))
  })

  it('when that day is closed, not even a manager moves it there', async () => {
    const { id, order } = await shop.ticket(rina)
    await shop.rows(
      `insert into special_days (branch_id, day, kind, reason, reason_bn) values (1, $1, 'closed', 'Victory Day', 'বিজয় দিবস')`,
      addDays(today, 9),
    )
    expect(await move(id, { booking_date: addDays(today, 9) }, manager)).toMatchObject(
      field('booking_date', `We are closed on ${showDay(addDays(today, 9))}: Victory Day.`),
    )
    expect(await messages(order)).toEqual([])
    expect((await move(id, { booking_date: addDays(today, 9), branch_id: 2 }, manager)).status).toBe(200)
  })

  it('when it is unpaid, cancelled, or somebody was let in, it stays where it is', async () => {
    const unpaid = await shop.ticket(rina, {}, false)
    expect(await move(unpaid.id, { booking_date: later })).toMatchObject({
      status: 409,
      body: { message: 'This order is not paid.' },
    })
    const cancelled = await shop.ticket(rina)
    await shop.rows('update orders set cancelled_at = now() where id = $1', cancelled.order)
    expect(await move(cancelled.id, { booking_date: later })).toMatchObject({
      status: 409,
      body: { message: 'This order is cancelled.' },
    })
    const inside = await shop.ticket(rina)
    await shop.scan(inside.qr, await shop.person('gate'))
    expect(await move(inside.id, { booking_date: later })).toMatchObject({
      status: 409,
      body: { message: 'Somebody was let in with it already: this visit is not moved any more.' },
    })
    expect((await bookingOf(inside.id)).day).toBe(today)
  })

  it('when the branch is none of theirs, closed, or none, or it is a membership, it is refused', async () => {
    const [{ id }, member] = [await shop.ticket(rina), await shop.membership(rina)]
    for (const branch_id of [999, 0, -1])
      expect(await move(id, { booking_date: later, branch_id })).toMatchObject(
        field('branch_id', 'There is no such branch.'),
      )
    await shop.rows('update branches set open = false where id = 2')
    expect((await move(id, { booking_date: later, branch_id: 2 })).status).toBe(422)
    await shop.rows('update branches set open = true where id = 2')
    expect(await move(member.id, { booking_date: later }, cashier, 'memberships')).toMatchObject({ status: 409 })
    for (const booking_date of ['2026-02-30', '', 7, null]) expect((await move(id, { booking_date })).status).toBe(422)
  })

  it('when somebody works at one branch, orders of others are not there, and theirs do not go there', async () => {
    const [own, other] = [await shop.ticket(rina), await shop.ticket(rina, { branch_id: 2 })]
    await shop.rows(`update staff set all_branches = false where role = 'cashier'`)
    await shop.rows(`insert into staff_branches (staff_id, branch_id) select id, 1 from staff where role = 'cashier'`)
    const answers = [
      await move(other.id, { booking_date: later }),
      await move(own.id, { booking_date: later, branch_id: 2 }),
    ]
    await shop.rows(`update staff set all_branches = true where role = 'cashier'`)
    expect(answers).toMatchObject([
      { status: 404, body: { message: 'There is nothing here.' } },
      field('branch_id', 'There is no such branch.'),
    ])
    expect((await bookingOf(other.id)).day).toBe(today)
  })

  it('when two desks move it at once, one waits for the other, and both moves are told', async () => {
    const { id, order } = await shop.ticket(rina)
    const lock = await holdLock(shop.database.pool, 'select from orders where id = $1 for no key update', [order])
    const both = Promise.all([
      move(id, { booking_date: addDays(today, 3) }),
      move(id, { booking_date: addDays(today, 3) }, manager),
    ])
    await untilWaiting(shop.database.pool, 2)
    // Looking at it waits for nobody.
    expect((await manager.call('GET', `orders/tickets/${id}`)).status).toBe(200)
    await lock.release()
    // Who comes second finds it there already.
    expect((await both).map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await messages(order)).toHaveLength(1)
  })
})
