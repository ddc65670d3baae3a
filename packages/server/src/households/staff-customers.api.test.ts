import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Household, HouseholdRows, VisitDays } from '#contract/schemas/staff-customers.ts'
import { insertRow } from '../testing/customer-history.ts'
import { type OpenDesk, openDesk } from '../testing/open-desk.ts'
import type { Buyer } from '../testing/open-shop.ts'

let desk: OpenDesk
let rina: Buyer
beforeAll(async () => {
  desk = await openDesk()
  rina = await desk.buyer('01712345678', 'Rina Akter')
})
afterAll(() => desk.close())

const find = async (q: string, role: 'cashier' | 'viewer' | 'owner' = 'cashier', more = '') => {
  const { status, body } = await (await desk.as(role)).call('GET', `customers?q=${encodeURIComponent(q)}${more}`)
  return { status, ...(body as HouseholdRows) }
}
const names = async (...asked: Parameters<typeof find>) => (await find(...asked)).data.map(({ name }) => name)
const page = async (id: number, role: 'cashier' | 'viewer' | 'manager' | 'owner' = 'cashier') =>
  ((await (await desk.as(role)).call('GET', `customers/${id}`)).body as { data: Household }).data

describe('GET customers', () => {
  it('when a phone is typed in any form, its customer is found', async () => {
    for (const typed of ['01712345678', '+880 1712-345678', '০১৭১২ ৩৪৫৬৭৮', '1712345678'])
      expect(await names(typed)).toEqual(['Rina Akter'])
    expect(await names('01712345679')).toEqual([])
  })

  it('when part of a name is typed, in any case and in Bangla, who is called so is found', async () => {
    await desk.buyer('01812000001', 'রহিমা খাতুন')
    expect(await names('ina akt')).toEqual(['Rina Akter'])
    expect(await names('হিমা')).toEqual(['রহিমা খাতুন'])
    expect(await names('ri')).toEqual([])
    expect(await names('Rixa')).toEqual([])
  })

  it('when a child is named, the customer is found by who may see children, and by nobody else', async () => {
    const { customerId } = await desk.buyer('01812000002', 'Shaila Chowdhury')
    await insertRow(desk.database.pool, 'children', { customer_id: customerId, position: 0, name: 'Zara', age: 8 })
    expect((await find('zara')).data[0]).toMatchObject({
      name: 'Shaila Chowdhury',
      children: [{ name: 'Zara', age: 8 }],
    })
    expect(await names('zara', 'viewer')).toEqual([])
    expect((await find('Shaila', 'viewer')).data[0]).toMatchObject({ children: null })
    expect(await page(customerId, 'viewer')).toMatchObject({ children: null, can: { note: false, phone: false } })
  })

  it('when an invoice is typed, its customer is found', async () => {
    const { invoice } = await desk.ticket(await desk.buyer('01812000003', 'Bidhan Barua'))
    expect(await names(invoice)).toEqual(['Bidhan Barua'])
    expect(await names(invoice.toLowerCase().replaceAll('-', ' '))).toEqual(['Bidhan Barua'])
    expect(await names('INV-20200101-00001')).toEqual([])
  })

  it.each(['%', "'", '_', '%%%', "';--", '\\', '\u0000abc', '🎠🎠🎠', 'ab', '[a-z]{3}'])(
    'when %j is typed, nobody is found and nothing breaks',
    async (typed) => {
      expect(await find(typed)).toMatchObject({ status: 200, data: [] })
    },
  )

  it('when ten thousand letters are typed, the answer is a sentence', async () => {
    const { status, body } = await (await desk.as('cashier')).call('GET', `customers?q=${'a'.repeat(10_000)}`)
    expect([status, (body as { message: string }).message]).toEqual([422, 'Please search for at most 200 characters.'])
  })

  it('when nothing is typed, all are listed newest first, 25 to a page, with what the filters hold', async () => {
    await desk.crowd(27)
    const first = await find('', 'owner')
    expect(first.data).toHaveLength(25)
    expect(first.data[0]?.id).toBeGreaterThan(first.data[1]?.id ?? Infinity)
    expect(first).toMatchObject({ more: false, counts: { members: 0, ending: 0, came: 0 } })
    const second = await find('', 'owner', '&page=2')
    expect(second.data).toHaveLength(first.meta.total - 25)
    expect(second.counts).toBeNull()
  })

  it('when somebody has a membership that runs, the filter shows them, and no other', async () => {
    const member = await desk.buyer('01812000004', 'Sadia Islam')
    await desk.membership(member)
    const { data, counts } = await find('', 'owner', '&show=members')
    expect(data).toMatchObject([{ name: 'Sadia Islam', membership: { running: true } }])
    expect(counts).toMatchObject({ members: 1 })
    expect(await names('Rina', 'owner', '&show=members')).toEqual([])
    expect(await names('Sadia', 'owner', '&show=ending')).toEqual(['Sadia Islam'])
    desk.clock.pass(31 * 24 * 3600)
    expect((await find('Sadia')).data[0]).toMatchObject({ membership: { running: false } })
    desk.clock.pass(-31 * 24 * 3600)
  })

  it('when very many have a name, so many are counted, and that there are more is said', async () => {
    await desk.rows(
      `insert into customers (phone, name) select '0140' || lpad(n::text, 7, '0'), 'Common Name' from generate_series(1, 2001) n`,
    )
    expect(await find('common name')).toMatchObject({ more: true, meta: { total: 2000, last_page: 80 } })
    await desk.rows(`delete from customers where phone = '01400000001'`)
    expect(await find('common name')).toMatchObject({ more: false, meta: { total: 2000 } })
    await desk.rows(`delete from customers where name = 'Common Name'`)
  })

  it('when a gate asks, its role does not allow it', async () => {
    const { status, body } = await (await desk.as('gate')).call('GET', 'customers?q=Rina')
    expect([status, (body as { message: string }).message]).toEqual([403, 'Your role does not allow this.'])
  })
})

describe('GET customers/:id', () => {
  it('when somebody looks at a customer, the page says all, and the log says who looked', async () => {
    const visitor = await desk.buyer('01812000005', 'Nusrat Jahan')
    const bought = await desk.ticket(visitor)
    const membership = await desk.membership(visitor)
    await desk.scan(bought.qr, await desk.person('gate'))
    const seen = await page(visitor.customerId)
    expect(seen).toMatchObject({
      name: 'Nusrat Jahan',
      phone: '01812000005',
      visits: 3,
      visits_ever: 3,
      takings: 1343.75 + 3300,
      last_visit: { day: '2026-11-15' },
      visit_days: [{ day: '2026-11-15', people: 3, who: ['Mitu', 'Kid Play', 'Rina'], inside: true, stay: null }],
      visit_days_count: 1,
      orders: [
        { kind: 'memberships', invoice_number: membership.invoice, state: 'paid', total: 3300 },
        { kind: 'tickets', invoice_number: bought.invoice, state: 'paid', total: 1343.75, people: 3 },
      ],
      memberships: [{ id: membership.id, state: 'running', visits: 0 }],
      messages: [{ kind: 'subscription-paid' }, { kind: 'sale-paid', invoice_number: bought.invoice }],
      can: { note: true, phone: false, merge: false, erase: false },
    })
    const [row] = await desk.rows(`select * from audit_log where act = 'customer.view' order by id desc limit 1`)
    expect(row).toMatchObject({
      thing_id: String(visitor.customerId),
      thing_name: 'Nusrat Jahan',
      personal: ['thing_name'],
    })
    const { body } = await (await desk.as('owner')).call('GET', 'history?thing=customer')
    expect((body as { data: { text: string }[] }).data[0]?.text).toMatch(/^Rina looked at the page of Nusrat Jahan, /)
  })

  it('when money went back, it is no part of the takings', async () => {
    const buyer = await desk.buyer('01812000006', 'Tanjila Haque')
    const { order } = await desk.ticket(buyer)
    const refund = {
      client_id: crypto.randomUUID(),
      order_id: order,
      amount: 59_125,
      way: 'bkash',
      status: 'handed_out',
      reason: 'Complaint',
      credit_note: 'CN-20261115-00001',
      by_id: 1,
      accepted_at: desk.clock.now(),
      ended_at: desk.clock.now(),
    }
    await insertRow(desk.database.pool, 'refunds', refund)
    const open = { ...refund, client_id: crypto.randomUUID(), amount: 10_000, status: 'asking', way: 'gateway' }
    await insertRow(desk.database.pool, 'refunds', {
      ...open,
      refund_trans_id: 'R-1',
      credit_note: null,
      accepted_at: null,
      ended_at: null,
    })
    expect(await page(buyer.customerId)).toMatchObject({ takings: 1343.75 - 591.25, refund_under_way: 100 })
    expect((await find('Tanjila')).data[0]).toMatchObject({ takings: 1343.75 - 591.25 })
  })

  it('when somebody works at one branch, orders and visits of the other are as if they were not there', async () => {
    const buyer = await desk.buyer('01812000007', 'Rumana Siddique')
    const bought = await desk.ticket(buyer)
    await desk.scan(bought.qr, await desk.person('gate'))
    const cashier = await desk.as('cashier')
    await desk.rows('update staff set all_branches = false where id = $1', cashier.staffId)
    await desk.rows('insert into staff_branches (staff_id, branch_id) values ($1, 2)', cashier.staffId)
    const { body } = await cashier.call('GET', `customers/${buyer.customerId}`)
    expect((body as { data: Household }).data).toMatchObject({ orders: [], visit_days: [], takings: 0, visits: 0 })
    expect(await names(bought.invoice)).toEqual([])
    await desk.rows('update staff set all_branches = true where id = $1', cashier.staffId)
    expect(await names(bought.invoice)).toEqual(['Rumana Siddique'])
  })

  it('when there is no such customer, there is nothing here', async () => {
    expect((await (await desk.as('cashier')).call('GET', 'customers/999999')).status).toBe(404)
    expect((await (await desk.as('cashier')).call('GET', 'customers/x')).status).toBe(422)
  })

  it('when all visits are asked for, they come a page at a time; a viewer sees no names', async () => {
    const [{ id }] = await desk.rows(`select id from customers where phone = '01812000005'`)
    const of = async (role: 'cashier' | 'viewer', more = '') =>
      (await (await desk.as(role)).call('GET', `customers/${id}/visits${more}`)).body as VisitDays
    expect(await of('cashier')).toMatchObject({
      data: [{ people: 3, who: ['Mitu', 'Kid Play', 'Rina'] }],
      meta: { total: 1 },
    })
    expect((await of('viewer')).data).toMatchObject([{ people: 3, who: null }])
    expect((await of('cashier', '?page=9')).data).toEqual([])
  })
})

describe('POST customers/:id/notes', () => {
  const write = async (role: 'cashier' | 'viewer' | 'gate', text: unknown, id = rina.customerId) =>
    (await desk.as(role)).call('POST', `customers/${id}/notes`, { text } as Record<string, unknown>)

  it('when a cashier writes one, it stands on the page with name and time, and not in the log', async () => {
    expect(await write('cashier', '  Prefers the quiet corner.\u0000  ')).toMatchObject({ status: 201 })
    expect((await page(rina.customerId)).notes).toMatchObject([
      { text: 'Prefers the quiet corner.', by: { name: 'Rina' } },
    ])
    const rows = await desk.rows(`select changes from audit_log where act = 'customer.note'`)
    expect(rows).toEqual([{ changes: {} }])
  })

  it.each(['', '   ', '\u0000', 'x'.repeat(501), 7])('when the text is %j, a sentence says so', async (text) => {
    const { status, body } = await write('cashier', text)
    expect([status, (body as { errors: object }).errors]).toEqual([422, { text: [expect.any(String) as string] }])
  })

  it('when a viewer or a gate writes, or there is no such customer, nothing is kept', async () => {
    expect((await write('viewer', 'A note')).status).toBe(403)
    expect((await write('gate', 'A note')).status).toBe(403)
    expect((await write('cashier', 'A note', 999_999)).status).toBe(404)
  })
})
