import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { smsLetters, smsParts } from '#contract/rules/sms.ts'
import type { Sale } from '#contract/schemas/sale.ts'
import { reconcilePayments } from '../payments/reconcile-payments.ts'
import { confirmNewestHeld } from '../testing/confirm-newest-held.ts'
import { byJob, openShop, type Buyer, type Shop } from '../testing/open-shop.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

let shop: Shop
let buyer: Buyer
let id: number
let page: string
/** Placed at 23:55 of Sunday, 15 November, for the same day; then it is 23:59. */
beforeEach(async () => {
  shop = await openShop()
  shop.clock.pass(11 * HOUR + 55 * MINUTE)
  buyer = await shop.buyer()
  const { body } = await buyer.place()
  id = body.data.id
  page = body.ssl_data.data
  shop.clock.pass(4 * MINUTE)
})
afterEach(() => shop.close())

const read = async () => ((await buyer.call('GET', `/sales/${id}`)).body as { data: Sale }).data
const messages = async () =>
  (await shop.database.pool.query('select text from outbox')).rows.map(({ text }) => text as string)
const moved = { status: 'paid', booking_date: '2026-11-16', moved_from: '2026-11-15' }

describe('money for a visit whose day is over', () => {
  it('when the notice comes at 23:59, the visit stays; the message does not speak of its day', async () => {
    await shop.pay(page, { comeBack: false })
    expect(await shop.sendNotices()).toEqual([200])
    expect(await read()).toMatchObject({ status: 'paid', booking_date: '2026-11-15', moved_from: null })
    expect(await messages()).toEqual([expect.not.stringContaining('moved')])
  })

  it('when the notice comes at ten past midnight, the visit is moved to the new day and the customer is told in one part', async () => {
    await shop.pay(page, { comeBack: false })
    shop.clock.pass(11 * MINUTE)
    expect(await shop.sendNotices({ times: 3 })).toEqual([200, 200, 200])
    const sale = await read()
    expect(sale).toMatchObject({ ...moved, ticket_code: expect.any(String) as string })
    const text = `Payment received, invoice ${sale.invoice_number}. Visit moved to 16-Nov-2026. Your tickets: `
    expect(await messages()).toEqual([`${text}${shop.url}/dashboard/tickets/show/${id}`])
    expect(`${text}https://www.a-long-play-centre.com.bd/dashboard/tickets/show/1234567`).toMatch(/^[ -~]{1,160}$/)
  })

  it('when the calendar closes the days after it, the visit is moved to the first that is open at its branch', async () => {
    await shop.database.pool.query(
      `insert into special_days (branch_id, day, kind, reason) values (null, '2026-11-16', 'closed', 'Flood'),
        (1, '2026-11-17', 'closed', 'Flood'), (2, '2026-11-18', 'closed', 'Flood')`,
    )
    await shop.pay(page, { comeBack: false })
    shop.clock.pass(11 * MINUTE)
    await shop.sendNotices()
    expect(await read()).toMatchObject({ ...moved, booking_date: '2026-11-18' })
  })

  it('when the customer reads Bangla, they are told of the new day in Bangla, in two parts', async () => {
    await shop.database.pool.query(`update customers set language = 'bn'`)
    await shop.pay(page, { comeBack: false })
    shop.clock.pass(11 * MINUTE)
    await shop.sendNotices()
    const { invoice_number } = await read()
    const [text = '', ...more] = await messages()
    const link = `${shop.url}/bn/dashboard/tickets/show/${id}`
    expect(text).toBe(smsLetters(`পেমেন্ট পেয়েছি, ${invoice_number}। আসার নতুন দিন ১৬ নভেম্বর ২০২৬। টিকিট: ${link}`))
    expect([smsParts(text), more]).toEqual([2, []])
  })

  it('when it is paid after midnight on a page that was still open, the visit is moved; a new page is opened for nobody', async () => {
    shop.clock.pass(11 * MINUTE)
    expect(await buyer.call('POST', `/sales/${id}/pay`)).toMatchObject({
      status: 409,
      body: { message: 'The booking date of this order has passed. Please place a new one.' },
    })
    await shop.pay(page)
    expect(await read()).toMatchObject(moved)
  })

  it('when nobody reports it, it is found by asking, and moved to the day on which it was found', async () => {
    await shop.pay(page, { outcome: 'stay' })
    shop.clock.pass(11 * MINUTE)
    await reconcilePayments(shop.payments, byJob)
    expect(await read()).toMatchObject(moved)
  })

  it('when staff confirm it three days later, the visit is moved to that day', async () => {
    await shop.pay(page, { risky: true })
    shop.clock.pass(72 * HOUR)
    expect(await confirmNewestHeld(shop)).toBe('paid')
    expect(await read()).toMatchObject({ ...moved, booking_date: '2026-11-18' })
  })

  it('when the centre is closed on that day, the visit is moved to the next open one', async () => {
    await shop.database.pool.query(
      `update business_info set opening_hours = E'Saturday – Thursday: 10 AM – 9 PM\\nMonday and Tuesday: closed'`,
    )
    await shop.pay(page, { comeBack: false })
    shop.clock.pass(11 * MINUTE)
    await shop.sendNotices()
    expect(await read()).toMatchObject({ ...moved, booking_date: '2026-11-18' })
    expect(await messages()).toEqual([expect.stringContaining('Visit moved to 18-Nov-2026.')])
  })
})
