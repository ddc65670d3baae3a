import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, dhakaDay } from '#contract/rules/dates.ts'
import type { Order, OrderAnswer } from '#contract/schemas/staff-orders.ts'
import { tell } from '#contract/words/en/staff-log.ts'
import { openGate, type OpenGate } from '../testing/open-gate.ts'
import type { Buyer } from '../testing/open-shop.ts'
import { comeIn, type StaffBrowser } from '../testing/staff-browser.ts'
import { holdLock, untilWaiting } from '../testing/waiting-for-locks.ts'

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

describe('sending the SMS again', () => {
  it('when it is paid, the message of the payment is written once more, and the log says so', async () => {
    const ticket = await shop.ticket(rina)
    const { status, body } = await act('resend', ticket)
    expect([status, body.message]).toEqual([200, 'The SMS is on its way.'])
    expect(body.data.messages.map(({ kind }) => kind)).toEqual(['sale-paid-again', 'sale-paid'])
    const texts = await shop.rows('select text, phone from outbox where order_id = $1', ticket.order)
    expect(texts[1]).toEqual(texts[0])
    expect((await lastLog()).sentence).toBe(`Rina sent the SMS of ${ticket.invoice} again, now.`)
    const member = await shop.membership(rina)
    const again = await act('resend', member, undefined, cashier, 'memberships')
    expect(again.body.data.messages[0]?.kind).toBe('subscription-paid-again')
  })

  it('when it was sent again three times on a day, the fourth waits for tomorrow', async () => {
    const ticket = await shop.ticket(rina)
    for (const left of [true, true, false]) expect((await act('resend', ticket)).body.data.can.resend).toBe(left)
    const fourth = await act('resend', ticket)
    expect(fourth).toMatchObject(refusal(429, 'This SMS was sent again 3 times today. Please try again tomorrow.'))
    const wait = Number(fourth.headers['retry-after'])
    expect(dhakaDay(new Date(shop.clock.now().getTime() + wait * 1000))).toBe(addDays(today, 1))
    expect((await act('resend', await shop.ticket(rina))).status).toBe(200)
    await shop.rows(`update outbox set created_at = created_at - interval '1 day' where order_id = $1`, ticket.order)
    expect((await act('resend', ticket)).status).toBe(200)
  })

  it('when two desks press it at once for the last time, one is refused', async () => {
    const ticket = await shop.ticket(rina)
    for (const _ of [1, 2]) await act('resend', ticket)
    const lock = await holdLock(shop.database.pool, 'select from orders where id = $1 for no key update', [
      ticket.order,
    ])
    const both = Promise.all([act('resend', ticket), act('resend', ticket, undefined, manager)])
    await untilWaiting(shop.database.pool, 2)
    await lock.release()
    expect((await both).map(({ status }) => status).toSorted()).toEqual([200, 429])
  })

  it('when it is unpaid, there is nothing to send', async () => {
    expect(await act('resend', await shop.ticket(rina, {}, false))).toMatchObject(
      refusal(409, 'This order is not paid.'),
    )
    expect((await act('resend', { id: 999_999 })).status).toBe(404)
  })
})

describe('a note', () => {
  it('when it is written, it stands on the order with who and when, and the customer never sees it', async () => {
    const ticket = await shop.ticket(rina)
    const { body } = await act('notes', ticket, { text: '  The rest comes after school.\r\nAbout 6:30 PM. \0 ' })
    expect(body).toMatchObject({
      message: 'The note is kept.',
      data: { notes: [{ text: 'The rest comes after school.\nAbout 6:30 PM.', by: { name: 'Rina' } }] },
    })
    expect(JSON.stringify((await rina.call('GET', `/sales/${ticket.id}`)).body)).not.toContain('after school')
    expect(await lastLog()).toMatchObject({
      sentence: `Rina wrote a note on ${ticket.invoice}, now.`,
      customer_id: rina.customerId,
      personal: ['text'],
    })
    await act('notes', ticket, { text: 'Second' }, manager)
    expect((await orderOf(ticket)).notes.map(({ text }) => text)).toEqual([
      'Second',
      'The rest comes after school.\nAbout 6:30 PM.',
    ])
  })

  it('when it is empty or too long, it is refused; 500 characters in any letters are not', async () => {
    const ticket = await shop.ticket(rina)
    for (const text of ['', '   ', '\0', '\u200B', 'x'.repeat(501), 7, null])
      expect((await act('notes', ticket, { text })).status, String(text)).toBe(422)
    expect(await act('notes', ticket, { text: ' ' })).toMatchObject(refusal(422, 'A note has 1 to 500 characters.'))
    for (const text of ['x'.repeat(500), 'রি'.repeat(500), '👨‍👩‍👧'.repeat(400)])
      expect((await act('notes', ticket, { text })).status).toBe(200)
  })

  it('when the customer is erased, their notes go, those of others stay, and the log keeps no word of them', async () => {
    const [ticket, other] = [await shop.ticket(rina), await shop.ticket(await shop.newcomer())]
    for (const one of [ticket, other]) await act('notes', one, { text: 'Allergic to nuts' })
    const rider = (await orderOf(ticket)).places[0]?.rider_id
    await act('riders', ticket, { rider_id: rider, name: 'Zubaida', age: 7 })
    expect((await rina.call('DELETE', '/user')).status).toBeLessThan(300)
    expect((await orderOf(ticket)).notes).toEqual([])
    expect((await orderOf(ticket)).can).toMatchObject({ note: false, resend: false, rename: [] })
    expect((await orderOf(other)).notes).toHaveLength(1)
    const log = JSON.stringify(await shop.rows('select changes from audit_log where thing_name = $1', ticket.invoice))
    expect(log).not.toMatch(/Allergic|Zubaida/)
    expect(log).toContain('erased')
    expect(await act('notes', ticket, { text: 'More' })).toMatchObject(refusal(409, 'The customer was erased.'))
  })
})

describe('who comes along', () => {
  it('when a rider of tickets is somebody else, the name is changed until they are let in', async () => {
    const ticket = await shop.ticket(rina)
    const { places } = await orderOf(ticket)
    const [mitu] = places
    const { body } = await act('riders', ticket, { rider_id: mitu?.rider_id, name: ' Zara ', age: 8 })
    expect(body).toMatchObject({
      message: 'The name is changed.',
      data: { places: [{ name: 'Zara', age: 8 }, {}, {}] },
    })
    expect(await lastLog()).toMatchObject({
      sentence: `Rina changed who comes with ${ticket.invoice} from Mitu to Zara, now.`,
      personal: ['name', 'age'],
      customer_id: rina.customerId,
    })
    await shop.scan(ticket.qr, await shop.person('gate'))
    expect(await act('riders', ticket, { rider_id: mitu?.rider_id, name: 'Mitu', age: 5 }, manager)).toMatchObject(
      refusal(409, 'Zara was let in already.'),
    )
  })

  it('when nothing is changed, nothing is counted or logged', async () => {
    const member = await shop.membership(rina)
    const rider = (await orderOf(member, 'memberships')).places.find(({ name }) => name === 'Rafi')
    const before = await shop.rows('select count(*) from audit_log')
    const same = { rider_id: rider?.rider_id, name: 'Rafi', age: rider?.age }
    expect((await act('riders', member, same, cashier, 'memberships')).status).toBe(200)
    expect(await shop.rows('select count(*) from audit_log')).toEqual(before)
    expect(await shop.rows('select changes from subscription_riders where id = $1', rider?.rider_id)).toEqual([
      { changes: 0 },
    ])
  })

  it('when a rider of a membership was changed twice, a manager is asked, and may', async () => {
    const member = await shop.membership(rina)
    const id = (await orderOf(member, 'memberships')).places.find(({ name }) => name === 'Rafi')?.rider_id ?? 0
    const rename = (name: string, by = cashier) =>
      act('riders', member, { rider_id: id, name, age: 7 }, by, 'memberships')
    for (const name of ['Nabil', 'Tanim']) expect((await rename(name)).status).toBe(200)
    expect(await rename('Samin')).toMatchObject(
      refusal(403, 'Tanim was changed 2 times already. A manager can change it again.'),
    )
    expect((await orderOf(member, 'memberships')).can.rename).not.toContain(id)
    expect((await orderOf(member, 'memberships', manager)).can.rename).toContain(id)
    expect((await rename('Samin', manager)).status).toBe(200)
  })

  it('when two desks change one for the second time at once, one of them is refused', async () => {
    const member = await shop.membership(rina)
    const id = (await orderOf(member, 'memberships')).places.find(({ name }) => name === 'Rafi')?.rider_id ?? 0
    const rename = (name: string) => act('riders', member, { rider_id: id, name, age: 7 }, cashier, 'memberships')
    await rename('Nabil')
    const lock = await holdLock(shop.database.pool, 'select from orders where id = $1 for no key update', [
      member.order,
    ])
    const both = Promise.all([rename('Tanim'), rename('Samin')])
    await untilWaiting(shop.database.pool, 2)
    await lock.release()
    expect((await both).map(({ status }) => status).toSorted()).toEqual([200, 403])
    expect(await shop.rows('select changes from subscription_riders where id = $1', id)).toEqual([{ changes: 2 }])
  })

  it('when the rider is of another order, or none, or the name and age are none, it is refused', async () => {
    const [ticket, other] = [await shop.ticket(rina), await shop.ticket(rina)]
    const theirs = (await orderOf(other)).places[0]?.rider_id
    const own = (await orderOf(ticket)).places[0]?.rider_id
    for (const rider_id of [theirs, 999_999])
      expect(await act('riders', ticket, { rider_id, name: 'Zara', age: 8 })).toMatchObject(
        refusal(422, 'There is no such rider.'),
      )
    for (const wrong of [
      { name: '' },
      { name: '\0' },
      { name: 'x'.repeat(51) },
      { age: -1 },
      { age: 151 },
      { age: 1.5 },
    ])
      expect((await act('riders', ticket, { rider_id: own, name: 'Zara', age: 8, ...wrong })).status).toBe(422)
    expect((await orderOf(other)).places[0]?.name).toBe('Mitu')
  })
})
