import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, dhakaDay } from '#contract/rules/dates.ts'
import { type OrderRows, type OrderState, orderStates } from '#contract/schemas/staff-orders.ts'
import { openGate, type OpenGate } from '../testing/open-gate.ts'
import type { Buyer } from '../testing/open-shop.ts'
import { comeIn, type StaffBrowser } from '../testing/staff-browser.ts'

type Bought = Awaited<ReturnType<OpenGate['ticket']>>

let shop: OpenGate
let [rina, jahanara]: Buyer[] = []
let manager: StaffBrowser
let today: string
let [first, second, theirs, member]: Bought[] = []

const bought = (order: Bought | undefined): Bought => {
  if (order === undefined) throw new Error('Nothing was bought.')
  return order
}

beforeAll(async () => {
  shop = await openGate()
  manager = await comeIn(shop, 'manager')
  today = dhakaDay(shop.clock.now())
  rina = await shop.buyer()
  jahanara = await shop.buyer('01914880914', 'জাহানারা বেগম')
  first = await shop.ticket(rina)
  second = await shop.ticket(rina, { booking_date: addDays(today, 2), branch_id: 2 }, false)
  theirs = await shop.ticket(jahanara, { riding_users: [{ name: 'Arham Xavier', age: 6, type: 'Kid Play' }] })
  member = await shop.membership(jahanara)
})
afterAll(() => shop.close())
/** Nobody searches more often than 60 times a minute. */
beforeEach(() => shop.clock.pass(61))

const find = async (q: string, more: Record<string, string> = {}, by = manager) => {
  const answer = await by.call('GET', `orders?${new URLSearchParams({ q, ...more })}`)
  return answer as { status: number; body: OrderRows }
}
const invoices = async (q: string, more: Record<string, string> = {}, by = manager): Promise<string[]> =>
  (await find(q, more, by)).body.data.map(({ invoice_number }) => invoice_number)
const of = (...orders: (Bought | undefined)[]): string[] => orders.map((order) => bought(order).invoice)

describe('searching for orders', () => {
  it('when nothing is typed, all of both kinds are there, newest first, as the list shows them', async () => {
    const { body } = await find('')
    expect(body).toMatchObject({
      data: [
        {
          kind: 'memberships',
          id: bought(member).id,
          branch: null,
          booking_date: null,
          start_date: today,
          total: 3300,
        },
        { kind: 'tickets', id: bought(theirs).id, people: 3, let_in: 0, state: 'paid', total: 1343.75 },
        { kind: 'tickets', id: bought(second).id, branch: { id: 2 }, state: 'unpaid', booking_date: addDays(today, 2) },
        { kind: 'tickets', customer: { name: 'Rina Akter', phone: '01712345678' }, channel: 'online' },
      ],
      meta: { current_page: 1, last_page: 1, per_page: 25, total: 4 },
      more: false,
    })
    expect(body.data[0]?.package).toEqual(expect.any(String))
  })

  it.each(['01712345678', '+880 1712-345678', '০১৭১২-৩৪৫৬৭৮'])(
    'when a phone is typed as %s, its orders are found',
    async (q) => expect(await invoices(q)).toEqual(of(second, first)),
  )

  it('when an invoice is typed, whole or its end, that order is found', async () => {
    const { invoice } = bought(first)
    for (const q of [
      invoice,
      invoice.toLowerCase(),
      invoice.slice(4),
      invoice.slice(-5),
      String(Number(invoice.slice(-5))),
    ])
      expect(await invoices(q), q).toEqual([invoice])
  })

  it('when a name is typed, buyers and riders are found by any three letters of it, however it is written', async () => {
    expect(await invoices('rina akt')).toEqual(of(second, first))
    expect(await invoices('xavi')).toEqual(of(theirs))
    expect(await invoices('ARHAM')).toEqual(of(theirs))
    expect(await invoices('rafi')).toEqual(of(member))
    expect(await invoices('জাহানারা')).toEqual(of(member, theirs))
    expect(await invoices('বেগম'.normalize('NFD'))).toEqual(of(member, theirs))
    expect(await invoices('Xaviera')).toEqual([])
  })

  it('when a transaction is typed, ours or the bank’s, its order is found', async () => {
    const [paid] = await shop.rows(
      'select tran_id, bank_tran_id from payment_attempts where order_id = $1',
      bought(first).order,
    )
    for (const q of [paid.tran_id, paid.tran_id.toLowerCase(), paid.bank_tran_id, ` ${paid.bank_tran_id} `])
      expect(await invoices(q), q).toEqual(of(first))
  })

  it('when a code is typed, with or without its dashes, or the text of its QR is pasted, its order is found', async () => {
    const { code, qr } = bought(theirs)
    for (const q of [code, code.replaceAll('-', ''), code.toLowerCase(), qr])
      expect(await invoices(q), q).toEqual(of(theirs))
  })

  it('when something is named exactly and others only have it in a name, the exact one is first', async () => {
    await shop.rows(`update customers set name = 'Jahanara Begum' where id = $1`, jahanara?.customerId)
    await shop.rows(`update payment_attempts set bank_tran_id = 'JAHANARA' where order_id = $1`, bought(first).order)
    expect(await invoices('jahanara')).toEqual(of(first, member, theirs))
    await shop.rows(`update customers set name = 'জাহানারা বেগম' where id = $1`, jahanara?.customerId)
  })

  it.each(['%', "'", '_', '%%%', "x' or '1'='1", '👶🏽👶🏽👶🏽', '\\', 'zzzz', 'Ri'])(
    'when %s is typed, nothing is found and nothing breaks',
    async (q) =>
      expect(await find(q)).toMatchObject({ status: 200, body: { data: [], meta: { total: 0 }, more: false } }),
  )

  it('when a zero byte or half a letter is typed, it counts as nothing', async () => {
    expect((await manager.call('GET', 'orders?q=%00')).status).toBe(200)
    expect(await invoices('\0rina akter\0')).toEqual(of(second, first))
    expect((await find('rina\uD83D')).status).toBe(200)
  })

  it('when ten thousand letters are typed, a sentence refuses them', async () => {
    expect(await find('x'.repeat(10_000))).toMatchObject({
      status: 422,
      body: { message: 'Please search for at most 200 characters.' },
    })
    expect((await find('রি'.repeat(200))).status).toBe(200)
  })

  it('when a page is past the end, it is empty; one that is none is refused', async () => {
    expect((await find('', { page: '3', per_page: '2' })).body).toMatchObject({
      data: [],
      meta: { last_page: 2, total: 4 },
    })
    expect((await find('', { page: '2', per_page: '3' })).body.data).toHaveLength(1)
    for (const page of ['0', '-1', 'x', '1e3']) expect((await find('', { page })).status).toBe(422)
    expect((await find('', { per_page: '151' })).status).toBe(422)
  })
})

describe('whose orders are found', () => {
  it('when somebody works at one branch, ticket orders of the others are not found, memberships are', async () => {
    const cashier = await comeIn(shop, 'cashier')
    await shop.rows(`update staff set all_branches = false where role = 'cashier'`)
    await shop.rows(`insert into staff_branches (staff_id, branch_id) select id, 1 from staff where role = 'cashier'`)
    expect(await invoices('', {}, cashier)).toEqual(of(member, theirs, first))
    for (const q of ['01712345678', 'rina', bought(second).invoice])
      expect(await invoices(q, {}, cashier), q).not.toContain(bought(second).invoice)
    expect(await invoices('', { branch_id: '2' }, cashier)).toEqual([])
    await shop.rows(`update staff set all_branches = true where role = 'cashier'`)
    expect(await invoices('', { branch_id: '2' }, cashier)).toEqual(of(second))
  })

  it('when somebody is at the gate, they are refused', async () => {
    const gate = await comeIn(shop, 'gate')
    expect(await find('01712345678', {}, gate)).toMatchObject({ status: 403 })
  })
})

describe('filters', () => {
  it('when they are combined, each takes away, with a search too', async () => {
    expect(await invoices('', { visit_day: today })).toEqual(of(theirs, first))
    expect(await invoices('', { sale_day: today })).toEqual(of(member, theirs, second, first))
    expect(await invoices('', { sale_day: addDays(today, -1) })).toEqual([])
    expect(await invoices('', { branch_id: '1', state: 'paid' })).toEqual(of(theirs, first))
    expect(await invoices('01712345678', { branch_id: '2' })).toEqual(of(second))
    expect(await invoices('rina', { visit_day: today })).toEqual(of(first))
    expect(await invoices('rina', { state: 'unpaid' })).toEqual(of(second))
    expect(await invoices('', { channel: 'counter' })).toEqual([])
    expect(await invoices('', { channel: 'online', branch_id: '2' })).toEqual(of(second))
    expect(await invoices(bought(first).invoice, { state: 'unpaid' })).toEqual([])
  })

  it('when the method is asked for, what was paid with it is found', async () => {
    await shop.rows(`update payment_attempts set card_type = 'BKASH-BKash' where order_id = $1`, bought(first).order)
    await shop.rows(
      `update payment_attempts set card_type = 'VISA-Dutch Bangla' where order_id = $1`,
      bought(theirs).order,
    )
    await shop.rows(`update payment_attempts set card_type = 'QCASH-x' where order_id = $1`, bought(member).order)
    expect(await invoices('', { method: 'bkash' })).toEqual(of(first))
    expect(await invoices('', { method: 'visa' })).toEqual(of(theirs))
    expect(await invoices('', { method: 'other' })).toEqual(of(member))
    expect(await invoices('', { method: 'amex' })).toEqual([])
  })

  it('when a filter is none, a sentence refuses it', async () => {
    for (const wrong of [
      { state: 'lost' },
      { channel: 'post' },
      { method: 'cash' },
      { visit_day: '15-11-2026' },
      { branch_id: 'x' },
    ])
      expect((await find('', wrong as never)).status).toBe(422)
  })
})

describe('the state of an order', () => {
  const refund = (order: number, amount: number, status: string, note: string | null) =>
    shop.rows(
      `insert into refunds (client_id, order_id, amount, way, status, reason, refund_trans_id, credit_note, accepted_at, ended_at, by_id)
       values (gen_random_uuid(), $1, $2, 'gateway', $3::text, 'Complaint', $5::text, $4, case when $4::text is null then null else now() end,
         case when $3::text in ('asking', 'under_way') then null else now() end, (select min(id) from staff))`,
      order,
      amount,
      status,
      note,
      `R-${order}-${status}-${amount}`,
    )
  /** How an order comes to be so. */
  const made: Record<OrderState, () => Promise<Bought>> = {
    paid: async () => {
      const order = await shop.ticket(await shop.newcomer())
      await refund(order.order, 10_000, 'refunded', `CN-20261115-0${order.order + 1000}`)
      return order
    },
    unpaid: async () => shop.ticket(await shop.newcomer(), {}, false),
    held: async () => {
      const order = await shop.ticket(await shop.newcomer(), {}, false)
      await shop.rows(
        `update payment_attempts set status = 'held', val_id = $2 where order_id = $1`,
        order.order,
        `val ${order.order}`,
      )
      return order
    },
    refunding: async () => {
      const order = await shop.ticket(await shop.newcomer())
      await refund(order.order, 10_000, 'asking', null)
      return order
    },
    refunded: async () => {
      const order = await shop.membership(await shop.newcomer())
      await refund(order.order, 330_000, 'refunded', `CN-20261115-0${order.order + 1000}`)
      await shop.rows('update orders set cancelled_at = now() where id = $1', order.order)
      return order
    },
    cancelled: async () => {
      const order = await shop.ticket(await shop.newcomer(), {}, false)
      await shop.rows('update orders set cancelled_at = now() where id = $1', order.order)
      return order
    },
    expired: async () => {
      const order = await shop.ticket(await shop.newcomer(), {}, false)
      await shop.rows('update orders set expired_at = now() where id = $1', order.order)
      return order
    },
    stray: async () => {
      const order = await shop.ticket(await shop.newcomer(), {}, false)
      await shop.rows('update orders set expired_at = now() where id = $1', order.order)
      await shop.rows(
        `insert into stray_money (attempt_id, tran_id, val_id, bank_tran_id, amount, reason, status, answer)
         select id, tran_id, 'stray ' || id, 'BANK' || id, amount, 'order_expired', 'refund_due', '{}' from payment_attempts where order_id = $1`,
        order.order,
      )
      return order
    },
  }

  it.each(orderStates)('when it is %s, its page, its row and the filter say so', async (state) => {
    const order = await made[state]()
    const kind = state === 'refunded' ? 'memberships' : 'tickets'
    const { body } = await manager.call('GET', `orders/${kind}/${order.id}`)
    expect((body as { data: { state: string } }).data.state).toBe(state)
    const found = await find(order.invoice)
    expect(found.body.data).toMatchObject([{ state }])
    const states = await Promise.all(orderStates.map(async (one) => [one, await invoices('', { state: one })] as const))
    expect(states.filter(([, all]) => all.includes(order.invoice)).map(([one]) => one)).toEqual([state])
  })

  it('when money came for it that it could not take, its transaction finds it', async () => {
    const order = await made.stray()
    const [{ bank }] = await shop.rows(
      `select m.bank_tran_id as bank from stray_money m join payment_attempts a on a.id = m.attempt_id where order_id = $1`,
      order.order,
    )
    expect(await invoices(bank)).toEqual([order.invoice])
  })
})
