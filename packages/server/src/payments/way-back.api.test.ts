import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Language } from '#contract/rules/language.ts'
import { firstMembership, firstOrder, type Buyer, openShop, type Shop } from '../testing/open-shop.ts'
import { goBack, type Payment } from '../testing/pay-as-customer.ts'
import { openSecondProcess } from '../testing/second-process.ts'
import { startPayment } from './start-payment.ts'

let shop: Shop
let buyer: Buyer
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  buyer = await shop.newcomer()
})

type Placed = { data: { id: number; invoice_number: string }; ssl_data: { data: string } }
const post = async (path: string, body?: object, headers = {}) =>
  (await buyer.call('POST', path, body as Record<string, unknown>, headers)).body as Placed
const today = () => firstOrder(buyer.customerId, '2026-11-15')
const tickets = async (query: string, headers = {}) => {
  const { data, ssl_data } = await post(`/sales${query}`, today(), headers)
  return { id: data.id, page: ssl_data.data }
}
const backFrom = async (page: string, payment: Payment = {}) =>
  (await shop.pay(page, payment)).location?.replace(shop.url, '')
const languagesOf = async (id: number) =>
  (
    await shop.database.pool.query<{ language: Language }>(
      'select language from payment_attempts where order_id = (select order_id from sales where id = $1) order by id',
      [id],
    )
  ).rows.map(({ language }) => language)

describe('the way back from the gateway', () => {
  it.each([
    ['', 'pay', '/ticket-checkout/success/'],
    ['?lang=bn', 'pay', '/bn/ticket-checkout/success/'],
    ['?lang=bn', 'fail', '/bn/ticket-checkout/fail/'],
    ['?lang=bn', 'cancel', '/bn/ticket-checkout/fail/'],
    ['?lang=xx', 'pay', '/ticket-checkout/success/'],
  ] as const)('when tickets were ordered at %j and the end is %s, it leads to %s', async (query, outcome, screen) => {
    const { id, page } = await tickets(query)
    expect(await backFrom(page, { outcome })).toBe(`${screen}${id}`)
  })

  it('when a membership was bought in Bangla, it leads to the Bangla page', async () => {
    const { data, ssl_data } = await post('/subscriptions?lang=bn', firstMembership(buyer.customerId))
    expect(await backFrom(ssl_data.data)).toBe(`/bn/membership-checkout/success/${data.id}`)
  })

  it('when the payment is held for staff, it leads to the page in its language too', async () => {
    const { id, page } = await tickets('?lang=bn')
    expect(await backFrom(page, { risky: true })).toBe(`/bn/ticket-checkout/success/${id}`)
  })

  it('when the browser brings another language, in its address or its headers, the attempt decides', async () => {
    const [bangla, english] = [await tickets('?lang=bn'), await tickets('')]
    const paid = async (page: string) => (await shop.pay(page, { comeBack: false })).form
    const forms = [await paid(bangla.page), await paid(english.page)]
    const [toBangla, toEnglish] = await Promise.all(
      forms.map((form, turn) =>
        fetch(`${form?.action}&lang=${turn === 0 ? 'en' : 'bn'}`, {
          method: 'POST',
          redirect: 'manual',
          headers: { 'accept-language': turn === 0 ? 'en' : 'bn-BD' },
          body: new URLSearchParams(form?.fields),
        }),
      ),
    )
    expect(toBangla?.headers.get('location')).toBe(`/bn/ticket-checkout/success/${bangla.id}`)
    expect(toEnglish?.headers.get('location')).toBe(`/ticket-checkout/success/${english.id}`)
  })

  it('when a browser comes back a second time, by its own address, it leads to the same page', async () => {
    const { id, page } = await tickets('?lang=bn')
    const { form } = await shop.pay(page)
    const again = await fetch(form?.action ?? '', { redirect: 'manual' })
    expect([again.status, again.headers.get('location')]).toEqual([303, `/bn/ticket-checkout/success/${id}`])
  })

  it('when nobody knows the transaction, nobody is led anywhere, and it is said in English', async () => {
    const answer = await shop.app.inject({ url: '/api/payments/ssl/success?tran_id=20261115-NOBODYKNOWSTHIS' })
    expect([answer.statusCode, answer.headers.location]).toEqual([404, undefined])
    expect(answer.body).not.toMatch(/\p{Script=Bengali}/u)
    const stranger = { action: `${shop.url}/api/payments/ssl/fail`, fields: { tran_id: '20261115-NOBODYKNOWSTHIS' } }
    expect(await goBack(stranger)).toEqual({ status: 404, location: null })
  })
})

describe('paying again in the other language', () => {
  it('when the page at the gateway is still open, it is the same page, and leads back to where they come from now', async () => {
    const { id, page } = await tickets('')
    expect((await post(`/sales/${id}/pay?lang=bn`)).ssl_data.data).toBe(page)
    expect(await languagesOf(id)).toEqual(['bn'])
    expect(await backFrom(page)).toBe(`/bn/ticket-checkout/success/${id}`)
  })

  it('when a new page is opened, each attempt leads back to its own language', async () => {
    const { id, page } = await tickets('?lang=bn')
    const { form } = await shop.pay(page, { outcome: 'fail' })
    const next = (await post(`/sales/${id}/pay`)).ssl_data.data
    expect(await languagesOf(id)).toEqual(['bn', 'en'])
    expect(await backFrom(next, { outcome: 'cancel' })).toBe(`/ticket-checkout/fail/${id}`)
    expect((await goBack(form ?? { action: '', fields: {} })).location).toBe(
      `${shop.url}/bn/ticket-checkout/fail/${id}`,
    )
  })

  it('when an order is sent again with its key after it is paid, it leads to the page in the language of now', async () => {
    const key = { 'idempotency-key': 'two languages' }
    const { id, page } = await tickets('', key)
    await shop.pay(page)
    expect((await tickets('?lang=bn', key)).page).toBe(`${shop.url}/bn/ticket-checkout/success/${id}`)
    expect((await tickets('', key)).page).toBe(`${shop.url}/ticket-checkout/success/${id}`)
  })

  it('when two processes pay for it at once in two languages, it is one page and one of both', async () => {
    const { id, page } = await tickets('')
    const other = await openSecondProcess(shop)
    const { rows } = await shop.database.pool.query<{ id: number; total: number }>(
      'select id, total from orders where id = (select order_id from sales where id = $1)',
      [id],
    )
    const due = {
      id: rows[0]?.id ?? 0,
      amount: Number(rows[0]?.total),
      customer: { name: 'Rina', email: null, phone: '01712345678' },
      product: { name: 'Kid Play', category: 'Tickets', count: 3 },
    }
    const pages = await Promise.all(
      ([shop.payments, other.payments] as const).flatMap((payments) =>
        (['bn', 'en'] as const).map((language) => startPayment(payments, { ...due, language })),
      ),
    )
    expect(new Set(pages)).toEqual(new Set([page]))
    expect(['en', 'bn']).toContain((await languagesOf(id)).join())
    await other.close()
  })
})
