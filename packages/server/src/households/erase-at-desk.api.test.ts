import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '#contract/rights.ts'
import { insertRow } from '../testing/customer-history.ts'
import { type OpenDesk, openDesk } from '../testing/open-desk.ts'

let desk: OpenDesk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

type Answer = { message: string; errors?: Record<string, string[]> }
const post = async (role: Role, path: string, body: Record<string, unknown>) => {
  const answer = await (await desk.as(role)).call('POST', `customers/${path}`, body)
  return { status: answer.status, body: answer.body as Answer, headers: answer.headers }
}
const isThere = async (id: number) => (await desk.rows('select id from customers where id = $1', id)).length > 0

const refund = (order_id: number) => ({
  client_id: crypto.randomUUID(),
  order_id,
  amount: 86_000,
  way: 'gateway',
  status: 'asking',
  reason: 'Complaint',
  refund_trans_id: 'R-00000000000000000001',
  by_id: 1,
})

describe('POST customers/:id/erase', () => {
  it('when the code is read out, the customer, children and notes go; visits and orders stay without a name', async () => {
    const buyer = await desk.buyer('01712345678', 'Nusrat Jahan')
    const id = buyer.customerId
    const bought = await desk.ticket(buyer)
    await desk.scan(bought.qr, await desk.person('gate', 'Gatekeeper'))
    await insertRow(desk.database.pool, 'children', { customer_id: id, position: 0, name: 'Inaya', age: 4 })
    await insertRow(desk.database.pool, 'notes', { order_id: bought.order, text: 'Nusrat called', by_id: 1 })
    await post('owner', `${id}/notes`, { text: 'Nusrat likes the swing' })
    await (await desk.as('owner')).call('GET', `customers/${id}`)
    expect((await post('owner', `${id}/code`, { use: 'erase' })).status).toBe(200)
    expect(desk.messages.at(-1)).toMatchObject({ to: '01712345678', text: expect.stringContaining('erased') as string })
    expect(await post('owner', `${id}/erase`, { code: desk.lastCode() })).toMatchObject({
      status: 200,
      body: { message: 'Erased.' },
    })
    expect(await isThere(id)).toBe(false)
    expect(await desk.rows('select id from notes')).toEqual([])
    expect(await desk.rows('select count(*)::int as visits from visits where order_id = $1', bought.order)).toEqual([
      { visits: 3 },
    ])
    expect(await desk.rows('select customer_id, code from orders where id = $1', bought.order)).toEqual([
      { customer_id: null, code: null },
    ])
    const log = JSON.stringify(await desk.rows('select thing_name, changes from audit_log'))
    expect(log).not.toMatch(/Nusrat|Inaya|01712345678/)
    const { body } = await (await desk.as('owner')).call('GET', `history?thing=customer:${id}`)
    expect((body as { data: { text: string }[] }).data[0]?.text).toMatch(
      new RegExp(`^Nasrin erased the customer ${id} \\(with a code\\), `),
    )
  })

  it('when money went back for a reason that names them, neither it nor the number of their wallet stays', async () => {
    const buyer = await desk.buyer('01712345673', 'Tahmina')
    const { id, order } = await desk.ticket(buyer)
    const manager = await desk.as('manager')
    const giveBack = (reason: string, reference: string) =>
      manager.call('POST', `orders/tickets/${id}/refund`, {
        client_id: crypto.randomUUID(),
        amount: 10,
        way: 'bkash',
        reason,
        reference,
      })
    expect((await giveBack('Tahmina fell ill', 'bKash 01712345673')).status).toBe(200)
    expect((await giveBack('Complaint', 'TrxID 8N7A6D5E')).status).toBe(200)
    expect((await post('owner', `${buyer.customerId}/erase`, { reason: 'Asked by letter' })).status).toBe(200)
    expect(await desk.rows('select reason, reference from refunds where order_id = $1 order by id', order)).toEqual([
      { reason: 'Other', reference: null },
      { reason: 'Complaint', reference: null },
    ])
    const log = JSON.stringify(await desk.rows('select thing_name, changes from audit_log'))
    expect(log).not.toMatch(/Tahmina|01712345673/)
  })

  it('when answers that name them are kept for who asks again, these go; those about others stay', async () => {
    const [gone, other] = [await desk.buyer('01712345685', 'Farzana'), await desk.buyer('01712345686', 'Moushumi')]
    const manager = await desk.as('manager')
    for (const buyer of [gone, other]) {
      const { id } = await desk.ticket(buyer)
      const paths = [`orders/tickets/${id}/notes`, `customers/${buyer.customerId}/notes`]
      for (const path of paths)
        await manager.call(
          'POST',
          path,
          { text: 'likes the swing' },
          { 'idempotency-key': `key of ${path}`.replaceAll(' ', '-') },
        )
    }
    expect((await post('owner', `${gone.customerId}/erase`, { reason: 'Asked by letter' })).status).toBe(200)
    const kept = await desk.rows('select body from idempotent_answers')
    expect(kept).toHaveLength(2)
    expect(JSON.stringify(kept)).not.toMatch(/Farzana|01712345685/)
  })

  it('when the owner goes without a code, a reason is needed, and kept', async () => {
    const { customerId: id } = await desk.buyer('01712345670', 'Shaila')
    expect(await post('owner', `${id}/erase`, {})).toMatchObject({
      status: 422,
      body: { errors: { code: ['Enter the code that was read out, or a reason.'] } },
    })
    expect((await post('owner', `${id}/erase`, { reason: 'no' })).body.errors).toEqual({
      reason: ['A reason has 3 to 200 characters.'],
    })
    expect((await post('owner', `${id}/erase`, { reason: 'x'.repeat(201) })).status).toBe(422)
    expect((await post('owner', `${id}/erase`, { reason: 'Asked by letter' })).status).toBe(200)
    const [row] = await desk.rows(`select changes from audit_log where act = 'customer.erase' order by id desc limit 1`)
    expect(row).toEqual({ changes: { reason: [null, 'Asked by letter'] } })
    expect((await post('owner', `${id}/erase`, { reason: 'Asked by letter' })).status).toBe(404)
  })

  it('when a refund is under way, nobody is erased, and the code is still good once it has arrived', async () => {
    const buyer = await desk.buyer('01712345671', 'Bidhan')
    const { order } = await desk.ticket(buyer)
    const row = refund(order)
    await insertRow(desk.database.pool, 'refunds', row)
    await post('owner', `${buyer.customerId}/code`, { use: 'erase' })
    const code = desk.lastCode()
    const says = 'A refund of Tk 860.00 is under way. Erasing is possible when it has arrived.'
    expect(await post('owner', `${buyer.customerId}/erase`, { code })).toMatchObject({
      status: 409,
      body: { message: says },
    })
    const own = await desk.app.inject({ method: 'DELETE', url: '/api/user', headers: buyer.signedIn })
    expect([own.statusCode, own.json<Answer>().message]).toEqual([409, says])
    expect(await isThere(buyer.customerId)).toBe(true)
    await desk.rows(
      `update refunds set status = 'refunded', accepted_at = now(), ended_at = now(), credit_note = 'CN-20261114-00001' where order_id = $1`,
      order,
    )
    expect((await post('owner', `${buyer.customerId}/erase`, { code })).status).toBe(200)
  })

  it('when a payment may be on its way, nobody is erased', async () => {
    const buyer = await desk.buyer('01712345672', 'Rumana')
    await desk.ticket(buyer, {}, false)
    const { status, body } = await post('owner', `${buyer.customerId}/erase`, { reason: 'Asked by letter' })
    expect([status, body.message]).toEqual([
      409,
      'A payment of this customer may still be on its way. Please try again later: an unfinished payment closes by itself within 24 hours.',
    ])
    expect(await isThere(buyer.customerId)).toBe(true)
  })

  it('when the code was for something else, nothing is erased', async () => {
    const { customerId: id } = await desk.buyer('01712345673', 'Kamrul')
    await post('owner', `${id}/code`, { use: 'data' })
    expect((await post('owner', `${id}/erase`, { code: desk.lastCode() })).status).toBe(422)
    expect(await isThere(id)).toBe(true)
  })

  it.each(['manager', 'cashier', 'viewer', 'gate'] as const)(
    'when a %s erases, their role does not allow it',
    async (role) => {
      const { customerId: id } = await desk.buyer('01712345674', 'Sadia')
      expect((await post(role, `${id}/erase`, { reason: 'Asked by letter' })).status).toBe(403)
      expect((await post(role, `${id}/data`, { reason: 'Asked by letter' })).status).toBe(403)
      expect(await isThere(id)).toBe(true)
    },
  )

  it('when the PIN was entered longer ago, it is asked for again before anybody goes', async () => {
    const { customerId: id } = await desk.buyer('01712345675', 'Tanjila')
    const owner = await desk.as('owner')
    desk.clock.pass(301)
    const { status, body } = await owner.call('POST', `customers/${id}/erase`, { reason: 'Asked by letter' })
    expect([status, (body as { code: string }).code]).toEqual([403, 'pin_needed'])
    expect(await isThere(id)).toBe(true)
  })
})

describe('POST customers/:id/data', () => {
  it('when the code is read out, everything is handed over as a file, and the log says so', async () => {
    const buyer = await desk.buyer('01712345676', 'Arham Khan')
    const { invoice } = await desk.ticket(buyer)
    const id = buyer.customerId
    expect((await post('owner', `${id}/data`, { code: '123456' })).status).toBe(422)
    await post('owner', `${id}/code`, { use: 'data' })
    const { status, body, headers } = await post('owner', `${id}/data`, { code: desk.lastCode() })
    expect([status, headers['content-disposition']]).toEqual([200, 'attachment; filename="dolna-my-data.json"'])
    expect((body as unknown as { data: object }).data).toMatchObject({
      profile: { name: 'Arham Khan' },
      sales: [{ invoice_number: invoice }],
    })
    const [row] = await desk.rows(`select * from audit_log where act = 'customer.data' order by id desc limit 1`)
    expect(row).toMatchObject({ thing_id: String(id), customer_id: id, changes: {} })
  })

  it('when it is asked for more than five times a day, it is refused', async () => {
    const { customerId: id } = await desk.buyer('01712345677', 'Zara Khan')
    const ask = async () => (await post('owner', `${id}/data`, { reason: 'Asked by letter' })).status
    for (let given = 0; given < 5; given += 1) expect(await ask()).toBe(200)
    expect(await ask()).toBe(429)
  })
})
