import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, dhakaDay } from '#contract/rules/dates.ts'
import type { Order, OrderAnswer } from '#contract/schemas/staff-orders.ts'
import { showDay } from '#contract/words/en/dates.ts'
import { tell } from '#contract/words/en/staff-log.ts'
import { openGate, type OpenGate } from '../testing/open-gate.ts'
import type { Buyer } from '../testing/open-shop.ts'
import { comeIn, type StaffBrowser } from '../testing/staff-browser.ts'

let shop: OpenGate
let rina: Buyer
let manager: StaffBrowser
let cashier: StaffBrowser
let today: string
beforeAll(async () => {
  shop = await openGate()
  manager = await comeIn(shop, 'manager')
  cashier = await comeIn(shop, 'cashier')
  today = dhakaDay(shop.clock.now())
})
afterAll(() => shop.close())
beforeEach(async () => {
  rina = await shop.newcomer()
})

type Answer = { status: number; body: OrderAnswer; headers: Record<string, unknown> }
const act = async (what: string, { id }: { id: number }, body?: object, by = cashier, kind = 'tickets') =>
  (await by.call('POST', `orders/${kind}/${id}/${what}`, body as never)) as unknown as Answer
const orderOf = async ({ id }: { id: number }, kind = 'tickets', by = cashier): Promise<Order> =>
  ((await by.call('GET', `orders/${kind}/${id}`)).body as OrderAnswer).data
const refusal = (status: number, message: string) => ({ status, body: { message } })
const lastLog = async () => {
  const [row] = await shop.rows(
    'select act, thing_name, changes, customer_id, personal from audit_log order by id desc limit 1',
  )
  const told = { who: 'Rina', thing: row.thing_name, changes: row.changes, device: null }
  return { ...row, sentence: tell(row.act, told, { approvedBy: null, when: 'now' }) }
}

describe('extending a membership', () => {
  const extend = (order: { id: number }, body: object, by = manager, kind = 'memberships') =>
    act('extend', order, body, by, kind)

  it('when a manager gives days, it ends later with the same code, the customer and the log are told', async () => {
    const member = await shop.membership(rina)
    const before = await orderOf(member, 'memberships')
    const end = addDays(before.end_date ?? '', 10)
    const { status, body } = await extend(member, { days: 10, reason: 'Illness' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      data: { start_date: before.start_date, end_date: end, code: before.code },
      message: `The membership now ends on ${showDay(end)}.`,
    })
    const [message] = await shop.rows(
      `select text from outbox where order_id = $1 and kind = 'subscription-extended'`,
      member.order,
    )
    expect(message.text).toBe(`Your ${before.package} membership now ends on ${showDay(end)}.`)
    expect((await lastLog()).sentence).toBe(
      `Rina extended ${member.invoice} by 10 days, to ${showDay(end)}: Illness, now.`,
    )
    expect(await shop.rows('select extended_days from subscriptions where id = $1', member.id)).toEqual([
      { extended_days: 10 },
    ])
  })

  it('when another of the same package follows it, that one begins so much later', async () => {
    const [first, next] = [await shop.membership(rina), await shop.membership(rina)]
    const other = await shop.membership(await shop.newcomer())
    const [before, untouched] = [await orderOf(next, 'memberships'), await orderOf(other, 'memberships')]
    const { body } = await extend(first, { days: 7, reason: 'Closed days' })
    const after = await orderOf(next, 'memberships')
    expect(after).toMatchObject({
      start_date: addDays(before.start_date ?? '', 7),
      end_date: addDays(before.end_date ?? '', 7),
    })
    expect(after.start_date).toBe(addDays(body.data.end_date ?? '', 1))
    expect((await orderOf(other, 'memberships')).end_date).toBe(untouched.end_date)
  })

  it('when it has ended, it is extended if it then ends today or later', async () => {
    const member = await shop.membership(rina)
    await shop.rows(
      `update subscriptions set start_date = $2::date - 40, end_date = $2::date - 10 where id = $1`,
      member.id,
      today,
    )
    expect(await extend(member, { days: 9, reason: 'Illness' })).toMatchObject(
      refusal(422, 'It would have ended before today all the same. Please give more days.'),
    )
    expect((await extend(member, { days: 10, reason: 'Illness' })).body.data.end_date).toBe(today)
  })

  it('when it is not theirs to give, or no number of days, or no reason, it is refused', async () => {
    const member = await shop.membership(rina)
    expect(await extend(member, { days: 5, reason: 'Illness' }, cashier)).toMatchObject(
      refusal(403, 'Your role does not allow this.'),
    )
    for (const days of [0, 61, -1, 1.5, '7', null])
      expect(await extend(member, { days, reason: 'Illness' })).toMatchObject(
        refusal(422, 'A membership is extended by 1 to 60 days.'),
      )
    for (const reason of ['', 'no', '\0\0\0\0', 'x'.repeat(201)])
      expect(await extend(member, { days: 5, reason })).toMatchObject(refusal(422, 'A reason has 3 to 200 characters.'))
    const unpaid = await shop.membership(rina, {}, false)
    expect(await extend(unpaid, { days: 5, reason: 'Illness' })).toMatchObject(refusal(409, 'This order is not paid.'))
    expect(await extend(await shop.ticket(rina), { days: 5, reason: 'Illness' }, manager, 'tickets')).toMatchObject(
      refusal(409, 'Only a membership is extended.'),
    )
  })
})

describe('asking the gateway', () => {
  it('when the customer was charged and nobody was told, the order is settled now', async () => {
    const { body } = await rina.place()
    await shop.pay(body.ssl_data.data, { outcome: 'stay' })
    const ticket = { id: body.data.id }
    expect(await orderOf(ticket)).toMatchObject({ state: 'unpaid', can: { ask: true } })
    expect((await act('ask-gateway', ticket)).body).toMatchObject({
      message: 'Paid: the order is settled now.',
      data: { state: 'paid', messages: [{ kind: 'sale-paid' }], can: { ask: false } },
    })
    expect((await lastLog()).sentence).toMatch(/^Rina asked the gateway about INV-\S+ \(paid\), now\.$/)
  })

  it('when the gateway knows no money, it says so; of what is paid there is nothing to ask', async () => {
    const ticket = await shop.ticket(rina, {}, false)
    expect(await act('ask-gateway', ticket)).toMatchObject({
      status: 200,
      body: { message: expect.stringMatching(/knows no money|Still open/), data: { state: 'unpaid' } },
    })
    expect(await act('ask-gateway', await shop.ticket(rina))).toMatchObject(
      refusal(409, 'There is nothing to ask the gateway about.'),
    )
    expect((await act('ask-gateway', { id: 999_999 })).status).toBe(404)
  })
})
