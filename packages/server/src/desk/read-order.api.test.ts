import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, dhakaDay } from '#contract/rules/dates.ts'
import type { Order } from '#contract/schemas/staff-orders.ts'
import { openGate, type OpenGate } from '../testing/open-gate.ts'
import type { Buyer } from '../testing/open-shop.ts'
import { comeIn, pairedDevice, type StaffBrowser } from '../testing/staff-browser.ts'

let shop: OpenGate
let rina: Buyer
let manager: StaffBrowser
let cashier: StaffBrowser
let viewer: StaffBrowser
let today: string
beforeAll(async () => {
  shop = await openGate()
  rina = await shop.buyer()
  await shop.rows(
    `insert into staff (name, phone, role, all_branches, pin_hash) select 'Anwar', '01711000008', 'viewer', true, pin_hash from staff where role = 'owner'`,
  )
  ;[manager, cashier, viewer] = [
    await comeIn(shop, 'manager'),
    await comeIn(shop, 'cashier'),
    await comeIn(shop, 'viewer'),
  ]
  today = dhakaDay(shop.clock.now())
})
afterAll(() => shop.close())

const read = async (by: StaffBrowser, kind: string, id: number) =>
  (await by.call('GET', `orders/${kind}/${id}`)) as { status: number; body: { data: Order } }
const orderOf = async (by: StaffBrowser, kind: string, id: number): Promise<Order> =>
  (await read(by, kind, id)).body.data

describe('the page of a ticket order', () => {
  it('when it is paid, it has people, money, the attempt, the message, and what may be done', async () => {
    const { id, invoice, code } = await shop.ticket(rina, { booking_date: addDays(today, 3) })
    const order = await orderOf(manager, 'tickets', id)
    expect(order).toMatchObject({
      id,
      kind: 'tickets',
      invoice_number: invoice,
      channel: 'online',
      branch: { id: 1, name: 'Shapla Square, Chattogram' },
      customer: { id: rina.customerId, name: 'Rina Akter', phone: '01712345678' },
      booking_date: addDays(today, 3),
      start_date: null,
      state: 'paid',
      lines: [
        { name: 'Kid Play', qty: 2, cancelled_qty: 0, price: 550, vat_rate: 7.5 },
        { name: 'Adult Companion', qty: 1, cancelled_qty: 0, price: 150, vat_rate: 7.5 },
      ],
      subtotal: 1250,
      discount_total: 0,
      vat_amount: 93.75,
      total: 1343.75,
      paid: 1343.75,
      refunded: 0,
      due: 0,
      hold_until: null,
      expires_at: null,
      code,
      receipt_url: expect.stringMatching(/\.pdf$/),
      attempts: [{ amount: 1343.75, status: 'paid', risk_level: 0, bank_tran_id: expect.any(String), decided: null }],
      counter_payments: [],
      refunds: [],
      messages: [{ kind: 'sale-paid', state: 'waiting', sent_at: null }],
      scans: [],
      notes: [],
    })
    expect(
      order.places.map(({ type, name, age, state, rider_id }) => [type, name, age, state, rider_id !== null]),
    ).toEqual([
      ['Kid Play', 'Mitu', 5, 'open', true],
      ['Kid Play', null, null, 'open', false],
      ['Adult Companion', 'Rina', 34, 'open', true],
    ])
    expect(order.places.map(({ detail_id }) => detail_id)).toEqual(
      [0, 0, 1].map((line) => order.lines[line]?.detail_id),
    )
    expect(order.can).toEqual({
      refund_at_most: 1343.75,
      refund_by_gateway: true,
      refund_needs_approval: false,
      cancel: true,
      move: true,
      take: false,
      resend: true,
      extend: false,
      note: true,
      ask: false,
      rename: order.places.flatMap(({ rider_id }) => rider_id ?? []),
    })
    const theirs = await orderOf(cashier, 'tickets', id)
    expect(theirs.can).toMatchObject({ refund_at_most: 1343.75, refund_needs_approval: true, move: true })
  })

  it('when somebody only looks, they read all of it and may do nothing', async () => {
    const { id } = await shop.ticket(rina)
    const { status, body } = await read(viewer, 'tickets', id)
    expect(status).toBe(200)
    expect(body.data.customer?.phone).toBe('01712345678')
    expect(body.data.can).toMatchObject({ refund_at_most: 0, rename: [] })
    const { refund_by_gateway: _, ...can } = body.data.can
    expect(Object.values(can).filter((may) => may === true)).toEqual([])
  })

  it('when it is unpaid, it says until when it can be paid, and the gateway may be asked', async () => {
    const { id } = await shop.ticket(rina, {}, false)
    const order = await orderOf(cashier, 'tickets', id)
    expect(order).toMatchObject({ state: 'unpaid', paid: 0, due: 1343.75, code: null, receipt_url: null, messages: [] })
    expect(Date.parse(order.expires_at ?? '') - Date.parse(order.sold_at)).toBe(24 * 3600_000)
    expect(order.attempts).toMatchObject([{ status: 'open', checks: 0, next_check_at: expect.any(String) }])
    expect(order.can).toMatchObject({ refund_at_most: 0, cancel: true, move: false, resend: false, ask: true })
  })

  it('when some were let in, it tells since when, by whom, and nobody moves it any more', async () => {
    const { id, qr } = await shop.ticket(rina)
    const rahim = await shop.person('gate')
    await shop.scan(qr, rahim)
    const order = await orderOf(manager, 'tickets', id)
    expect(order.places.map(({ state, in_since }) => in_since !== null && state)).toEqual(['in', 'in', 'in'])
    expect(order.scans).toMatchObject([
      { verdict: 'let_in', reason: 'ok', let_in: 3, staff: 'Rahim', text: expect.stringContaining('3'), undone: false },
    ])
    expect(order.can).toMatchObject({ move: false, cancel: false, rename: [] })
  })

  it('when it is of another branch, or there is none, there is nothing here', async () => {
    const { id } = await shop.ticket(rina, { branch_id: 2 })
    await shop.rows(`update staff set all_branches = false where role = 'cashier'`)
    await shop.rows(`insert into staff_branches (staff_id, branch_id) select id, 1 from staff where role = 'cashier'`)
    const [other, none] = [await read(cashier, 'tickets', id), await read(manager, 'tickets', 999_999)]
    await shop.rows(`update staff set all_branches = true where role = 'cashier'`)
    for (const answer of [other, none])
      expect(answer).toMatchObject({ status: 404, body: { message: 'There is nothing here.' } })
    expect((await read(cashier, 'tickets', id)).status).toBe(200)
    for (const path of ['tickets/x', 'tickets/0', 'boats/1', 'tickets/99999999999'])
      expect((await manager.call('GET', `orders/${path}`)).status).toBe(422)
  })

  it('when somebody is at the gate, they find orders there, not here', async () => {
    const { id } = await shop.ticket(rina)
    const gate = await comeIn(shop, 'gate', await pairedDevice(shop))
    expect(await read(gate, 'tickets', id)).toMatchObject({
      status: 403,
      body: { message: 'Your role does not allow this.' },
    })
  })
})

describe('the page of a membership', () => {
  it('when it runs, it has its period, its people named or not, and belongs to no branch', async () => {
    const { id } = await shop.membership(rina)
    const order = await orderOf(manager, 'memberships', id)
    expect(order).toMatchObject({
      kind: 'memberships',
      branch: null,
      booking_date: null,
      start_date: today,
      state: 'paid',
      total: 3300,
      lines: [
        { detail_id: id, qty: 1, price: 2500 },
        { detail_id: id, name: 'Extra rider, Kid', qty: 1, price: 800 },
      ],
    })
    expect(order.package).toBe(order.lines[0]?.name)
    expect(order.places.map(({ name }) => name)).toContain('Rafi')
    expect(order.can).toMatchObject({ move: false, extend: true, cancel: true })
    expect((await orderOf(cashier, 'memberships', id)).can.extend).toBe(false)
  })
})

describe('the messages of an order', () => {
  it('when there are those of other orders, only its own are told', async () => {
    const [one, other] = [await shop.ticket(rina), await shop.ticket(rina)]
    await shop.rows(`update outbox set sent_at = now() where key = $1`, `sale-paid:${one.id}`)
    expect((await orderOf(manager, 'tickets', one.id)).messages).toMatchObject([{ kind: 'sale-paid', state: 'sent' }])
    expect((await orderOf(manager, 'tickets', other.id)).messages).toMatchObject([{ state: 'waiting' }])
  })
})
