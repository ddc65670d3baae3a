import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '#contract/rights.ts'
import { insertRow } from '../testing/customer-history.ts'
import { type OpenDesk, openDesk } from '../testing/open-desk.ts'
import { holdLock, untilWaiting } from '../testing/waiting-for-locks.ts'

let desk: OpenDesk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

type Answer = { message: string; errors?: Record<string, string[]> }
let last = 0
/** Somebody new, whose number and name nobody else has. */
const newcomer = (name = `Customer ${(last += 1)}`) => desk.buyer(`01913${String((last += 1)).padStart(6, '0')}`, name)
const post = async (role: Role, path: string, body: Record<string, unknown>) => {
  const answer = await (await desk.as(role)).call('POST', `customers/${path}`, body)
  return { status: answer.status, body: answer.body as Answer, headers: answer.headers }
}
const phoneOf = async (id: number): Promise<string> =>
  (await desk.rows('select phone from customers where id = $1', id))[0]?.phone
const childrenOf = (id: number) =>
  desk.rows('select name, age from children where customer_id = $1 order by position', id)
const child = (customer_id: number, position: number, name: string, age: number) =>
  insertRow(desk.database.pool, 'children', { customer_id, position, name, age })

describe('POST customers/:id/phone', () => {
  const NEW = '01999888777'
  const askFor = (id: number, phone: string, role: Role = 'manager') =>
    post(role, `${id}/code`, { use: 'phone', phone })

  it('when the new number’s code is read out, the customer has it, is signed out everywhere, and the log says so', async () => {
    const buyer = await newcomer('Lost Sim')
    const old = await phoneOf(buyer.customerId)
    await insertRow(desk.database.pool, 'outbox', { key: `x:${old}`, kind: 'sale-paid', phone: old, text: 'Paid.' })
    expect((await askFor(buyer.customerId, '+880 1999-888777')).status).toBe(200)
    expect(desk.messages.at(-1)).toMatchObject({
      to: NEW,
      text: expect.stringContaining('to use this number') as string,
    })
    const code = desk.lastCode()
    expect(await post('manager', `${buyer.customerId}/phone`, { phone: NEW, code })).toMatchObject({
      status: 200,
      body: { message: 'The number is 01999-888777 now. The customer is signed out everywhere.', data: { phone: NEW } },
    })
    expect(await phoneOf(buyer.customerId)).toBe(NEW)
    expect((await buyer.call('GET', '/user')).status).toBe(401)
    expect(await desk.rows('select key from outbox where phone = $1', old)).toEqual([])
    const [row] = await desk.rows(`select * from audit_log where act = 'customer.phone' order by id desc limit 1`)
    expect(row).toMatchObject({ changes: { phone: [old, NEW] }, personal: ['thing_name', 'phone'] })
    expect((await post('manager', `${buyer.customerId}/phone`, { phone: NEW, code })).status).toBe(422)
  })

  it('when the number is another customer’s, no code is sent and nothing changes', async () => {
    const [one, other] = [await newcomer(), await newcomer()]
    const taken = await phoneOf(other.customerId)
    const sent = desk.messages.length
    const says = 'This number belongs to another customer. Merge them instead.'
    expect(await askFor(one.customerId, taken)).toMatchObject({ status: 422, body: { errors: { phone: [says] } } })
    expect(await post('manager', `${one.customerId}/phone`, { phone: taken, code: '123456' })).toMatchObject({
      status: 422,
      body: { message: says },
    })
    expect(desk.messages).toHaveLength(sent)
  })

  it('when somebody signs in with the number after the code was sent, it is refused all the same', async () => {
    const one = await newcomer()
    await askFor(one.customerId, '01999888770')
    const code = desk.lastCode()
    await desk.buyer('01999888770', 'Quicker')
    expect((await post('manager', `${one.customerId}/phone`, { phone: '01999888770', code })).status).toBe(422)
  })

  it('when the code is wrong five times, no code is right any more', async () => {
    const { customerId } = await newcomer()
    const phone = '01999888771'
    await askFor(customerId, phone)
    const code = desk.lastCode()
    const wrong = code === '000000' ? '000001' : '000000'
    for (let left = 4; left >= 0; left -= 1)
      expect((await post('manager', `${customerId}/phone`, { phone, code: wrong })).body.errors?.['code']?.[0]).toBe(
        left === 0
          ? 'Too many wrong tries. Please ask for a new code.'
          : `This is not the code we sent. You have ${left} ${left === 1 ? 'try' : 'tries'} left.`,
      )
    expect((await post('manager', `${customerId}/phone`, { phone, code })).status).toBe(422)
    expect(await phoneOf(customerId)).not.toBe(phone)
  })

  it('when a code was sent to sign in, or for another customer, it changes no number', async () => {
    const [one, other] = [await newcomer(), await newcomer()]
    const phone = '01999888772'
    await desk.app.inject({
      method: 'POST',
      url: '/api/login-phone',
      payload: { phone_no: phone, country: 'Bangladesh' },
    })
    const signIn = desk.lastCode()
    expect((await post('manager', `${one.customerId}/phone`, { phone, code: signIn })).status).toBe(422)
    desk.clock.pass(61)
    await askFor(one.customerId, phone)
    const code = desk.lastCode()
    expect((await post('manager', `${other.customerId}/phone`, { phone, code })).status).toBe(422)
    const verify = {
      method: 'POST',
      url: '/api/verify-otp',
      payload: { phone_no: phone, code, country: 'Bangladesh' },
    } as const
    expect((await desk.app.inject(verify)).statusCode).toBe(422)
    expect((await post('manager', `${one.customerId}/phone`, { phone, code })).status).toBe(200)
  })

  it('when codes are asked for again and again, the number is left in peace', async () => {
    const { customerId } = await newcomer()
    expect((await askFor(customerId, '01999888773')).status).toBe(200)
    expect((await askFor(customerId, '01999888773')).status).toBe(429)
  })

  it.each(['cashier', 'gate', 'viewer'] as const)('when a %s tries, their role does not allow it', async (role) => {
    const { customerId } = await newcomer()
    expect((await askFor(customerId, '01999888774', role)).status).toBe(403)
    expect((await post(role, `${customerId}/phone`, { phone: '01999888774', code: '123456' })).status).toBe(403)
  })
})

describe('POST customers/:id/merge', () => {
  const merge = async (into: number, from: number, last4?: string, role: Role = 'owner') =>
    post(role, `${into}/merge`, { from, last4: last4 ?? (await phoneOf(from))?.slice(-4) ?? '0000' })

  it('when two are one, the kept one has orders, memberships with their dates, children once, and notes of both', async () => {
    const [kept, gone] = [await newcomer('Nusrat Jahan'), await newcomer('Nusrat J')]
    const [phone, lost] = [await phoneOf(kept.customerId), await phoneOf(gone.customerId)]
    await desk.membership(kept)
    const [ticket, membership] = [await desk.ticket(gone), await desk.membership(gone)]
    await child(kept.customerId, 0, 'Ayaan', 6)
    await child(gone.customerId, 0, 'ayaan ', 6)
    await child(gone.customerId, 1, 'Ayaan', 4)
    await child(gone.customerId, 2, 'ইনায়া', 4)
    await post('owner', `${gone.customerId}/notes`, { text: 'Comes on Fridays' })
    const period = () =>
      desk.rows('select start_date::text, end_date::text from subscriptions where id = $1', membership.id)
    const before = await period()
    expect(await merge(kept.customerId, gone.customerId)).toMatchObject({
      status: 200,
      body: { message: `Sign-in works only with ${phone.slice(0, 5)}-${phone.slice(5)} from now on.` },
    })
    expect(await period()).toEqual(before)
    expect(await childrenOf(kept.customerId)).toEqual([
      { name: 'Ayaan', age: 6 },
      { name: 'Ayaan', age: 4 },
      { name: 'ইনায়া', age: 4 },
    ])
    expect(await desk.rows('select id from customers where phone = $1', lost)).toEqual([])
    expect((await gone.call('GET', '/user')).status).toBe(401)
    expect((await kept.call('GET', `/sales/${ticket.id}`)).status).toBe(200)
    expect(await desk.rows('select text from notes where customer_id = $1', kept.customerId)).toEqual([
      { text: 'Comes on Fridays' },
    ])
    expect(await desk.rows('select id from orders where customer_id is null')).toEqual([])
    const [row] = await desk.rows(`select * from audit_log where act = 'customer.merge' order by id desc limit 1`)
    expect(row).toMatchObject({ customer_id: kept.customerId, personal: ['thing_name', 'phone'] })
  })

  it('when the kept one is erased later, the log says nothing of either any more', async () => {
    const [kept, gone] = [await newcomer('Keeps Erased'), await newcomer('Goes Erased')]
    await (await desk.as('owner')).call('GET', `customers/${gone.customerId}`)
    await merge(kept.customerId, gone.customerId)
    const says = async () => JSON.stringify(await desk.rows('select thing_name, changes from audit_log'))
    expect(await says()).toContain('Goes Erased')
    expect((await post('owner', `${kept.customerId}/erase`, { reason: 'Asked by letter' })).status).toBe(200)
    expect(await says()).not.toMatch(/Goes Erased|Keeps Erased/)
  })

  it('when a customer is merged with itself, or the digits are wrong, nothing happens', async () => {
    const [kept, gone] = [await newcomer(), await newcomer()]
    expect(await merge(kept.customerId, kept.customerId)).toMatchObject({
      status: 422,
      body: { message: 'This is the same customer. Choose another one.' },
    })
    expect(await merge(kept.customerId, gone.customerId, '0000')).toMatchObject({
      status: 422,
      body: { errors: { last4: ['These are not the last 4 digits of that number.'] } },
    })
    expect((await merge(kept.customerId, gone.customerId, '12')).status).toBe(422)
    expect((await merge(kept.customerId, 999_999)).status).toBe(422)
    expect((await merge(999_999, gone.customerId)).status).toBe(404)
    expect(await phoneOf(gone.customerId)).toBeDefined()
  })

  it('when two merge each other at once, one of them stands and no order is lost', async () => {
    const [one, other] = [await newcomer(), await newcomer()]
    const placed = [await desk.ticket(one), await desk.ticket(other)]
    const digits = [await phoneOf(one.customerId), await phoneOf(other.customerId)].map((phone) => phone.slice(-4))
    const results = await Promise.all([
      merge(one.customerId, other.customerId, digits[1]),
      merge(other.customerId, one.customerId, digits[0]),
    ])
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, expect.toBeOneOf([404, 422])])
    const owners = await desk.rows(
      'select distinct customer_id from orders where id = any($1)',
      placed.map(({ order }) => order),
    )
    expect(owners).toHaveLength(1)
    expect(owners[0].customer_id).not.toBeNull()
  })

  it('when the one who goes is placing an order, the merge waits for it and takes it over', async () => {
    const [kept, gone] = [await newcomer(), await newcomer()]
    const { order } = await desk.ticket(gone)
    const digits = (await phoneOf(gone.customerId)).slice(-4)
    const held = await holdLock(desk.database.pool, 'select from customers where id = $1 for key share', [
      gone.customerId,
    ])
    const merging = merge(kept.customerId, gone.customerId, digits)
    await untilWaiting(desk.database.pool, 1)
    expect(await phoneOf(gone.customerId)).toBeDefined()
    await held.release()
    expect((await merging).status).toBe(200)
    expect(await desk.rows('select customer_id from orders where id = $1', order)).toEqual([
      { customer_id: kept.customerId },
    ])
    expect((await gone.place()).status).toBe(401)
  })

  it('when both used the same key for an order, they are merged all the same', async () => {
    const [kept, gone] = [await newcomer(), await newcomer()]
    await kept.place({}, { 'idempotency-key': 'the same key' })
    await gone.place({}, { 'idempotency-key': 'the same key' })
    expect((await merge(kept.customerId, gone.customerId)).status).toBe(200)
  })

  it.each(['manager', 'cashier', 'viewer'] as const)('when a %s merges, their role does not allow it', async (role) => {
    const [kept, gone] = [await newcomer(), await newcomer()]
    expect((await merge(kept.customerId, gone.customerId, undefined, role)).status).toBe(403)
  })
})
