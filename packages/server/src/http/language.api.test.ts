import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { API_PREFIX, endpoints } from '#contract/endpoints.ts'
import { openShop, type Buyer, type Shop } from '../testing/open-shop.ts'
import { signIn } from '../testing/sign-in.ts'

type Said = { message: string; errors?: Record<string, string[]>; code: string }

let shop: Shop
let buyer: Buyer
beforeAll(async () => {
  shop = await openShop()
  buyer = await shop.newcomer()
})
afterAll(() => shop.close())

/** The same call without a language, in one that nobody knows, and in Bangla. */
async function inEach(call: (lang: string) => Promise<{ body: Said }>): Promise<{ en: Said; bn: Said }> {
  const [plain, unknown, bn] = [await call(''), await call('?lang=fr'), await call('?lang=bn')]
  expect(unknown.body).toEqual(plain.body)
  expect(bn.body.code).toBe(plain.body.code)
  return { en: plain.body, bn: bn.body }
}
const get = async (url: string) => ({ body: (await shop.app.inject(url)).json<Said>() })
const post = (path: string, payload: object) => async (lang: string) => ({
  body: (await shop.app.inject({ method: 'POST', url: `${API_PREFIX}${path}${lang}`, payload })).json<Said>(),
})

describe('a refusal in the language of the call', () => {
  it('when nobody is signed in, 401 is said', async () => {
    const { en, bn } = await inEach((lang) => get(`/api/user${lang}`))
    expect([en.message, bn.message]).toEqual(['Please login first', 'আগে সাইন ইন করুন'])
  })

  it('when there is no such package, 404 is said', async () => {
    const { en, bn } = await inEach((lang) => get(`/api/packages/999${lang}`))
    expect([en.message, bn.message]).toEqual(['There is nothing here.', 'এখানে কিছু নেই।'])
  })

  it('when a field is wrong, 422 says so of the field', async () => {
    const { en, bn } = await inEach(post('/login-phone', { phone_no: '12', country: 'Bangladesh' }))
    expect(en).toMatchObject({ errors: { phone_no: ['Please enter a valid phone number'] } })
    expect(bn).toEqual({
      code: 'invalid',
      message: 'সঠিক মোবাইল নম্বর দিন',
      errors: { phone_no: ['সঠিক মোবাইল নম্বর দিন'] },
    })
  })

  it('when a rule is broken that the verb knows, 422 says so with its figures', async () => {
    const { en, bn } = await inEach((lang) => placed(lang, { booking_date: '2199-01-01' }))
    expect(en.message).toBe('The booking date can be at most 365 days ahead.')
    expect(bn.errors).toEqual({ booking_date: ['সর্বোচ্চ ৩৬৫ দিন পরের তারিখ বুক করা যায়।'] })
  })

  it('when a list is narrowed by what is too long, its query does not hide the language', async () => {
    const { bn } = await inEach((lang) => buyer.call('GET', `/sales${lang || '?'}&search=${'x'.repeat(101)}`))
    expect(bn.message).toBe('খোঁজার লেখা সর্বোচ্চ ১০০ অক্ষরের হতে পারে।')
  })

  it('when an order can no longer be paid, 409 is said', async () => {
    const { body } = await buyer.place()
    shop.clock.pass(25 * 60 * 60)
    const { en, bn } = await inEach((lang) => buyer.call('POST', `/sales/${body.data.id}/pay${lang}`))
    expect(en.message).toBe('This order has expired. Please place a new one.')
    expect(bn.message).toBe('অর্ডারটির মেয়াদ শেষ। নতুন অর্ডার করুন।')
  })

  it('when somebody has to wait, 429 says how long in the same language', async () => {
    const ask = post('/login-phone', { phone_no: '01798765432', country: 'Bangladesh' })
    await ask('')
    const { en, bn } = await inEach(ask)
    expect(en.message).toBe('Please wait 60 seconds before you ask for another code.')
    expect(bn.message).toBe('৬০ সেকেন্ড পর আবার কোড চাইতে পারবেন।')
  })
})

const placed = (lang: string, changes: object) =>
  shop
    .newcomer()
    .then(({ customerId, call }) =>
      call('POST', `/sales${lang}`, {
        customer_id: customerId,
        branch_id: 1,
        booking_date: '2026-11-20',
        payment_method: 'SSL',
        details: [{ product_id: 2, qty: 1 }],
        ...changes,
      }),
    )

it('when something is done, its message is said in the language of the call', async () => {
  const [first, second] = [await buyer.place(), await buyer.place()]
  expect(await buyer.call('POST', `/sales/${first.body.data.id}/cancel`)).toMatchObject({
    body: { message: 'Order cancelled' },
  })
  expect(await buyer.call('POST', `/sales/${second.body.data.id}/cancel?lang=bn`)).toMatchObject({
    body: { message: 'অর্ডার বাতিল হয়েছে' },
  })
})

it('when the log tells of a refusal, it is in English', async () => {
  const sent = shop.messages.length
  await post('/verify-otp', { phone_no: '01712345678', code: '123456', country: 'Bangladesh' })('?lang=bn')
  expect(shop.log.findLast((line) => line.includes('wrong code'))).toContain('This code has expired.')
  expect(shop.messages.length).toBe(sent)
})

/** As they stand in JSON, and as they are. */
const NAMING = /\\u000[23]|(?!\s)\p{Cc}/u

it.each(Object.entries(endpoints))(
  'when %s is called in any way, no text leaves by its name',
  async (_, { method, path }) => {
    const { headers } = await signIn(shop, '01811111111')
    const url = API_PREFIX + path.replace(/:\w+/g, '1')
    for (const lang of ['', '?lang=bn'])
      for (const how of [{}, { headers }, { headers, payload: {} }, { payload: {} }])
        expect((await shop.app.inject({ method, url: url + lang, ...how })).payload).not.toMatch(NAMING)
  },
)

it('when a customer types what looks like a name, it stays what they typed', async () => {
  const typed = '\u0002["errors","internal"]\u0003'
  const { body } = await placed('?lang=bn', { riding_users: [{ name: 'Mitu', type: typed }] })
  expect(body).toMatchObject({ message: '“["errors","internal"]” এই অর্ডারে নেই।' })
})
