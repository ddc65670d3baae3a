import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { smsParts } from '#contract/rules/sms.ts'
import { openShop, type Buyer, type Shop } from '../testing/open-shop.ts'
import { remindMembers } from './remind-members.ts'

const HOUR = 3600
const DAY = 24 * HOUR

let shop: Shop
let buyer: Buyer
// A membership from 15 November to 14 December, at noon.
beforeEach(async () => {
  shop = await openShop()
  buyer = await shop.buyer()
})
afterEach(() => shop.close())

async function paid(changes = {}): Promise<number> {
  const { body } = await buyer.join(changes)
  await shop.pay(body.ssl_data.data)
  return body.data.id
}
const remind = (publicUrl = 'https://play.example.com') => remindMembers({ ...shop, config: { publicUrl } })
const reminders = async () =>
  (await shop.database.pool.query(`select key, phone, text from outbox where kind = 'subscription-ending' order by id`))
    .rows

describe('the reminder', () => {
  it('when eight days are left, nothing is said; when seven are, it is said once, however often it is looked', async () => {
    const id = await paid()
    shop.clock.pass(21 * DAY)
    await remind()
    expect(await reminders()).toEqual([])
    shop.clock.pass(DAY)
    await remindMembers({ ...shop, config: { publicUrl: 'https://play.example.com' } }, AbortSignal.abort())
    expect(await reminders()).toEqual([])
    await Promise.all([remind(), remind(), remind()])
    shop.clock.pass(DAY)
    await remind()
    const text =
      'Your Little Star membership ends on 14-Dec-2026. Renew it: https://play.example.com/membership-checkout/1'
    expect(await reminders()).toEqual([{ key: `subscription-ending:${id}`, phone: '01712345678', text }])
    expect(text).toMatch(/^[ -~]{1,160}$/)
  })

  it('when nobody was at work a week ahead, it is said on its last day still; afterwards never', async () => {
    await paid()
    shop.clock.pass(29 * DAY)
    await remind()
    expect(await reminders()).toHaveLength(1)
    await shop.database.pool.query('delete from outbox')
    shop.clock.pass(DAY)
    await remind()
    expect(await reminders()).toEqual([])
  })

  it('when it is night in Dhaka, nobody is woken: it is said from ten to eight', async () => {
    await paid()
    shop.clock.pass(22 * DAY - 2 * HOUR - 1)
    await remind()
    expect(await reminders()).toEqual([])
    shop.clock.pass(1)
    await remind()
    expect(await reminders()).toHaveLength(1)
    await shop.database.pool.query('delete from outbox')
    shop.clock.pass(10 * HOUR)
    await remind()
    expect(await reminders()).toEqual([])
  })

  it('when the next one of the same package is paid, only the end of that one is said', async () => {
    await paid()
    const next = await paid()
    shop.clock.pass(25 * DAY)
    await remind()
    expect(await reminders()).toEqual([])
    shop.clock.pass(31 * DAY)
    await remind()
    expect(await reminders()).toMatchObject([{ key: `subscription-ending:${next}` }])
  })

  it('when one of another package follows, or the next one is not paid, the end is said', async () => {
    const id = await paid()
    await paid({ package_id: 3, riding_users: [], additional_riders: [] })
    await buyer.join()
    shop.clock.pass(22 * DAY)
    await remind()
    expect(await reminders()).toMatchObject([{ key: `subscription-ending:${id}` }])
  })

  it('when it is unpaid, was cancelled or its customer is gone, nothing is said', async () => {
    await buyer.join()
    await shop.database.pool.query(
      'update orders set cancelled_at = now() where id = (select order_id from subscriptions where id = $1)',
      [await paid()],
    )
    buyer = await shop.buyer('01812345678')
    await paid()
    await shop.database.pool.query('delete from customers where id = $1', [buyer.customerId])
    shop.clock.pass(22 * DAY)
    await remind()
    expect(await reminders()).toEqual([])
  })

  it('when the customer reads Bangla, so are the message, the package’s name, the day and the page it leads to', async () => {
    const id = await paid()
    await shop.database.pool.query(`update customers set language = 'bn'`)
    shop.clock.pass(22 * DAY)
    await remind()
    const text =
      'আপনার লিটল স্টার মেম্বারশিপের মে\u09DFাদ শেষ হবে ১৪ ডিসেম্বর ২০২৬। আবার নিন: https://play.example.com/bn/membership-checkout/1'
    expect(await reminders()).toEqual([{ key: `subscription-ending:${id}`, phone: '01712345678', text }])
    expect(smsParts(text)).toBe(2)
  })

  it('when the centre gave the package no Bangla name, its English one stands in the Bangla message', async () => {
    await paid()
    await shop.database.pool.query(
      `update customers set language = 'bn'; update subscriptions set name_bn = null; update packages set on_sale = false`,
    )
    shop.clock.pass(22 * DAY)
    await remind()
    expect(await reminders()).toMatchObject([
      { text: expect.stringMatching(/^আপনার Little Star .*\.com\/bn\/package-and-offers$/) as string },
    ])
  })

  it('when the package’s name would need a second message, it is left out; when it is no longer sold, all packages are shown', async () => {
    await paid()
    await shop.database.pool.query(`update subscriptions set name = 'ছোট্ট তারা'; update packages set on_sale = false`)
    shop.clock.pass(22 * DAY)
    await remind()
    expect(await reminders()).toMatchObject([
      { text: 'Your membership ends on 14-Dec-2026. Renew it: https://play.example.com/package-and-offers' },
    ])
  })

  it('when more members are to be told than are read at once, all of them are', async () => {
    const id = await paid()
    await shop.database.pool.query(
      `insert into customers (phone, name) select '019' || lpad(n::text, 8, '0'), 'Rina' from generate_series(1, 1200) n`,
    )
    await shop.database.pool.query(
      `with bought as (
        insert into orders (kind, customer_id, invoice_number, sale_date, subtotal, total, paid, paid_at)
        select kind, c.id, 'INV-20250101-' || lpad(c.id::text, 5, '0'), sale_date, subtotal, total, paid, paid_at
        from orders o, customers c where o.id = (select order_id from subscriptions where id = $1) and c.phone like '019%' returning id
      ) insert into subscriptions (order_id, package_id, name, title, month, hour, days, price, qty, start_date, end_date)
      select bought.id, package_id, name, title, month, hour, days, price, qty, start_date, end_date from bought, subscriptions s where s.id = $1`,
      [id],
    )
    shop.clock.pass(22 * DAY)
    await remind()
    expect(await reminders()).toHaveLength(1201)
  })
})
