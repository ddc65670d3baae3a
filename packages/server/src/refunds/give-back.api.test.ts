import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smsLetters } from '#contract/rules/sms.ts'
import { openRefundDesk, type RefundDesk } from '../testing/refund-desk.ts'
import { comeIn } from '../testing/staff-browser.ts'

let desk: RefundDesk
beforeAll(async () => {
  desk = await openRefundDesk()
})
afterAll(() => desk.close())

describe('some people of an order', () => {
  it('when three parts are given back one after the other, they add up to the poisha, and the order is cancelled with the last', async () => {
    const { id, order, kid, adult, code, invoice } = await desk.bought()
    const first = await desk.refund(id, { units: [{ detail_id: kid, qty: 1 }], expected: 591.25 })
    expect([first.status, first.body.message]).toEqual([200, 'Refund under way.'])
    expect(first.body.data).toMatchObject({
      refunded: 591.25,
      paid: 1343.75,
      due: 0,
      refunds: [{ amount: 591.25, vat: 41.25, status: 'under_way', way: 'gateway', reason: 'Complaint' }],
    })
    expect(first.body.data.places.map(({ state }) => state)).toEqual(['open', 'cancelled', 'open'])
    expect(first.body.data.refunds[0]?.credit_note).toMatch(/^CN-\d{8}-\d{5}$/)
    await desk.refund(id, { units: [{ detail_id: adult, qty: 1 }] })
    const last = await desk.refund(id, { units: [{ detail_id: kid, qty: 1 }] })
    expect(last.body.data).toMatchObject({ refunded: 1343.75, can: { refund_at_most: 0 } })
    expect(last.body.data.refunds.reduce((sum, { vat }) => sum + Math.round(vat * 100), 0)).toBe(9375)
    const [row] = await desk.rows('select cancelled_at, code from orders where id = $1', order)
    expect([row.cancelled_at !== null, row.code]).toEqual([true, code])
    expect(await desk.rows(`select why from void_codes where hash = encode(sha256($1), 'hex')`, code)).toEqual([
      { why: 'given_back' },
    ])
    expect(await desk.messagesOf(order)).toEqual([
      `1 of 3 tickets of invoice ${invoice} is cancelled. Tk 591.25 goes back to you in 3 to 10 business days.`,
      `1 of 3 tickets of invoice ${invoice} is cancelled. Tk 161.25 goes back to you in 3 to 10 business days.`,
      `1 of 3 tickets of invoice ${invoice} is cancelled. Tk 591.25 goes back to you in 3 to 10 business days.`,
    ])
    expect((await desk.actsOf(id)).slice(0, 3)).toEqual(['order.cancel_people', 'refund.start', 'refund.accept'])
  })

  it('when the order had a discount, the share has its part of it, and the rest what is left', async () => {
    const { id, order, kid, adult } = await desk.bought()
    await desk.rows(
      `with a as (update payment_attempts set amount = 114219 where order_id = $1)
       update orders set discount_total = 18750, vat_amount = 7969, total = 114219, paid = 114219 where id = $1`,
      order,
    )
    const first = await desk.refund(id, { units: [{ detail_id: kid, qty: 1 }] })
    expect(first.body.data.refunds[0]).toMatchObject({ amount: 502.56, vat: 35.06 })
    const rest = await desk.refund(id, {
      units: [
        { detail_id: kid, qty: 1 },
        { detail_id: adult, qty: 1 },
      ],
    })
    expect(rest.body.data.refunds.find(({ amount }) => amount === 639.63)).toMatchObject({ vat: 44.63 })
  })

  it('when the person had read another sum, nothing happens and the right one is named', async () => {
    const { id, kid } = await desk.bought()
    const answer = await desk.refund(id, { units: [{ detail_id: kid, qty: 1 }], expected: 600 })
    expect([answer.status, answer.body.message]).toEqual([409, 'It is Tk 591.25 now. Please look again.'])
    expect((await desk.orderOf(id)).places.every(({ state }) => state === 'open')).toBe(true)
  })

  it('when somebody is inside, they are not given back for, and the sentence says who and since when', async () => {
    const { id, qr, kid } = await desk.bought()
    await desk.scan(qr, await desk.person('gate'))
    const answer = await desk.refund(id, { units: [{ detail_id: kid, qty: 1 }] })
    expect(answer.status).toBe(422)
    expect(answer.body.message).toMatch(
      /^Kid Play 1 is inside since \d{1,2}:\d\d [AP]M\. Undo the scan first, or give back an amount only\.$/,
    )
    expect((await desk.refund(id, { amount: 100 })).status).toBe(200)
  })

  it('when a place is named that was given back before, the answer says by whom', async () => {
    const { id, kid } = await desk.bought()
    const units = [{ detail_id: kid, qty: 1, places: [`d${kid}.1`] }]
    expect((await desk.refund(id, { units })).body.data.places.map(({ state }) => state)).toEqual([
      'cancelled',
      'open',
      'open',
    ])
    const again = await desk.refund(id, { units })
    expect(again.status).toBe(409)
    expect(again.body.message).toMatch(/^Karim has given this back at \d{1,2}:\d\d [AP]M\.$/)
  })

  it.each([
    ['a line of another order', [{ detail_id: 999_999, qty: 1 }], 'There is no such line.'],
    ['more than there are', [{ detail_id: 0, qty: 3 }], 'Kid Play: only 2 can be cancelled.'],
    ['a place that is not there', [{ detail_id: 0, qty: 1, places: ['d1.9'] }], 'Please choose who is cancelled.'],
  ])('when %s is asked for, it is refused with a sentence', async (_, units, sentence) => {
    const { id, kid } = await desk.bought()
    const meant = units.map((unit) => ({ ...unit, detail_id: unit.detail_id || kid }))
    const answer = await desk.refund(id, { units: meant })
    expect([answer.status, answer.body.message]).toEqual([422, sentence])
  })
})

describe('an amount only', () => {
  it('when it is given back, places stay, and its VAT is the same part', async () => {
    const { id, order, invoice } = await desk.bought()
    const answer = await desk.refund(id, { amount: 100 })
    expect(answer.body.data.refunds[0]).toMatchObject({ amount: 100, vat: 6.98, units: [] })
    expect(answer.body.data.places.every(({ state }) => state === 'open')).toBe(true)
    expect(await desk.messagesOf(order)).toEqual([
      `Tk 100.00 for invoice ${invoice} goes back to you in 3 to 10 business days.`,
    ])
  })

  it('when it is more than what is left, the sentence names what is left', async () => {
    const { id } = await desk.bought()
    await desk.refund(id, { amount: 752.5 })
    const answer = await desk.refund(id, { amount: 591.26 })
    expect([answer.status, answer.body.message]).toEqual([422, 'At most Tk 591.25 can be given back.'])
  })

  it('when it is all that is left, the order is cancelled, and its code is void at the gate, typed or read', async () => {
    const { id, qr, invoice } = await desk.bought()
    expect(
      (await desk.refund(id, { amount: 1343.75 })).body.data.places.every(({ state }) => state === 'cancelled'),
    ).toBe(true)
    const rahim = await desk.person('gate')
    expect(await desk.scan(qr, rahim)).toMatchObject({ verdict: 'stop', reason: 'void', let_in: 0 })
    expect(await desk.scan(invoice, rahim, { via: 'typed' })).toMatchObject({ verdict: 'stop', reason: 'void' })
  })
})

describe('who may', () => {
  it('when a cashier gives back, somebody approves it with a PIN, and both names are kept', async () => {
    const { id } = await desk.bought()
    const refused = await desk.refund(id, { amount: 50 }, desk.cashier)
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'approval_needed' }])
    const { staffId } = await comeIn(desk, 'manager')
    const { body } = (await desk.cashier.call('POST', 'approvals', {
      act: 'refund',
      subject: `order:tickets:${id}`,
      staff_id: staffId,
      pin: '2580',
    })) as unknown as { body: { data: { approval: string } } }
    const answer = await desk.refund(id, { amount: 50 }, desk.cashier, 'tickets', { 'x-approval': body.data.approval })
    expect(answer.body.data.refunds[0]).toMatchObject({ by: { name: 'Rina' }, approved_by: { name: 'Karim' } })
  })

  it('when the order is of another branch, it is as if it were not there', async () => {
    const { id } = await desk.bought()
    await desk.rows(`update staff set all_branches = false where role = 'manager'`)
    await desk.rows(`insert into staff_branches (staff_id, branch_id) select id, 2 from staff where role = 'manager'`)
    expect((await desk.refund(id, { amount: 50 })).status).toBe(404)
    await desk.rows(`delete from staff_branches where staff_id in (select id from staff where role = 'manager')`)
    await desk.rows(`update staff set all_branches = true where role = 'manager'`)
  })
})

it('when the customer reads Bangla, the message is in Bangla', async () => {
  const rina = await desk.buyer()
  await desk.rows(`update customers set language = 'bn' where id = $1`, rina.customerId)
  const { id, order, invoice, kid } = await desk.bought({}, rina)
  await desk.refund(id, { units: [{ detail_id: kid, qty: 2 }] })
  expect(await desk.messagesOf(order)).toEqual([
    smsLetters(`ইনভয়েস ${invoice}-এর ৩টি টিকিটের ২টি বাতিল হয়েছে। ১,১৮২.৫০ টাকা ৩-১০ কর্মদিবসে ফেরত পাবেন।`),
  ])
})
