import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { dhakaDay } from '#contract/rules/dates.ts'
import { withPlainDigits } from '#contract/rules/phone.ts'
import { oneOf } from '#contract/schemas/paging.ts'
import { Pass, Passes } from '#contract/schemas/pass.ts'
import { Sale } from '#contract/schemas/sale.ts'
import { Subscription } from '#contract/schemas/subscription.ts'
import { branches, packages, products } from '../catalogue/tables.ts'
import { type Buyer, firstOrder, openShop, type Shop } from '../testing/open-shop.ts'
import { readPdf } from '../testing/read-pdf.ts'

let shop: Shop
let buyer: Buyer
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  buyer = await shop.newcomer()
})

const get = async (url: string): Promise<unknown> => (await buyer.call('GET', url)).body
const wanted = () => firstOrder(buyer.customerId, dhakaDay(shop.clock.now()))
const sale = async (url: string) => oneOf(Sale).parse(await get(url)).data
const membership = async (url: string) => oneOf(Subscription).parse(await get(url)).data

it('when tickets are read in Bangla, so are their names, and the types of their riders stay English', async () => {
  const { id } = (await buyer.place()).body.data
  const read = await sale(`/sales/${id}?lang=bn`)
  expect(read).toMatchObject({
    branch: { name: 'শাপলা স্কয়ার, চট্টগ্রাম' },
    details: [
      { name: 'বাচ্চাদের খেলা', type: 'Kid Play' },
      { name: 'সঙ্গী অভিভাবক', type: 'Adult Companion' },
    ],
  })
  const types = read.ridingUsers.map(({ type, type_name }) => [type, type_name])
  expect(types).toContainEqual(['Kid Play', 'বাচ্চাদের খেলা'])
  expect(await get('/sales?lang=bn')).toEqual({ data: [read], meta: expect.anything() as unknown })
  const cancelled = (await buyer.call('POST', `/sales/${id}/cancel?lang=bn`)).body
  expect(cancelled).toMatchObject({ data: { details: read.details, status: 'cancelled' } })
})

it('when a membership is read in Bangla, so are its package and what its riders are called', async () => {
  const { id } = (await buyer.join()).body.data
  const read = await membership(`/subscriptions/${id}?lang=bn`)
  expect(read.package).toMatchObject({
    name: 'লিটল স্টার',
    title: 'এক মাসের পাস',
    description: 'ভিড় কম থাকা দিনগুলোতে এক মাস খেলা, শনি থেকে বৃহস্পতিবার।',
    picture: { alt: 'দুটি বিশাল টিকিট আর হলুদ রিস্টব্যান্ডের ওপর আনন্দে লাফাচ্ছে এক ছেলে' },
  })
  expect(new Set(read.ridingUsers.map(({ type, type_name }) => `${type} ${type_name}`))).toEqual(
    new Set(['Kid শিশু', 'Adult অভিভাবক']),
  )
  expect(await get('/subscriptions?lang=bn')).toEqual({ data: [read], meta: expect.anything() as unknown })
  expect(await get(`/subscriptions?search=${encodeURIComponent('লিটল')}`)).toMatchObject({ meta: { total: 1 } })
})

it('when somebody was added without a name, they go by what their type is called in Bangla', async () => {
  const { id } = (await buyer.join({ additional_riders: [{ name: '', age: 7, detail_id: 1 }] })).body.data
  expect((await membership(`/subscriptions/${id}?lang=bn`)).ridingUsers.map(({ name }) => name)).toContain('শিশু')
  expect((await membership(`/subscriptions/${id}`)).ridingUsers.map(({ name }) => name)).toContain('Kid')
})

it('when an order is refused for one of its tickets, the ticket has its Bangla name in the sentence', async () => {
  const refused = async (body: object) => (await buyer.call('POST', '/sales?lang=bn', { ...wanted(), ...body })).body
  const twice = [1, 1].map((qty) => ({ product_id: 2, qty }))
  expect(await refused({ details: twice })).toMatchObject({ message: '“বাচ্চাদের খেলা” এই অর্ডারে দুবার আছে।' })
  const riding_users = ['মিতু', 'রাফি'].map((name) => ({ name, age: 5, type: 'Kid Play' }))
  expect(await refused({ details: [{ product_id: 2, qty: 1 }], riding_users })).toMatchObject({
    message: '“বাচ্চাদের খেলা” টিকিটের চেয়ে মানুষের সংখ্যা বেশি।',
  })
})

it('when passes are read in Bangla, own or by a link, they say what was bought in Bangla', async () => {
  await shop.pay((await buyer.place()).body.ssl_data.data)
  await shop.pay((await buyer.join()).body.ssl_data.data)
  const { data } = Passes.parse(await get('/passes?lang=bn'))
  const said = data.map(({ kind, title, lines, branch }) => [kind, title, lines[0]?.name, branch?.name])
  expect(said.toSorted()).toEqual([
    ['sale', null, 'বাচ্চাদের খেলা', 'শাপলা স্কয়ার, চট্টগ্রাম'],
    ['subscription', 'লিটল স্টার', 'লিটল স্টার', undefined],
  ])
  for (const { share_url, lines } of data) {
    expect(share_url).toContain('/bn/pass/')
    const token = share_url?.split('/').at(-1)
    expect(await get(`/shared-passes/${token}?lang=bn`)).toMatchObject({ data: { lines } })
  }
})

const receiptAt = async (url: string | null | undefined) => {
  const { pathname, search } = new URL(url ?? '')
  return readPdf((await shop.app.inject(pathname + search)).rawPayload)
}
const sums = ({ pages }: { pages: string[] }) => withPlainDigits(pages.join('\n')).match(/[\d,]+\.\d\d/g)

it('when an order is read in Bangla, its receipt is Bangla, of the same number and the same sums', async () => {
  const [placed, joined] = [(await buyer.place()).body, (await buyer.join()).body]
  for (const { ssl_data } of [placed, joined]) await shop.pay(ssl_data.data)
  for (const [order, words] of [
    [`/sales/${placed.data.id}`, ['সারা দিনের টিকিট', 'শাপলা স্কয়ার', 'বাচ্চাদের খেলা', 'সঙ্গী অভিভাবক']],
    [`/subscriptions/${joined.data.id}`, ['লিটল স্টার মেম্বারশিপ', 'এক মাসের পাস', '১ মাস ', 'শিশু', 'অভিভাবক']],
  ] as const) {
    const one = oneOf(z.object({ invoice_url: z.string(), invoice_number: z.string(), pass: Pass }))
    const [en, bn] = [one.parse(await get(order)).data, one.parse(await get(`${order}?lang=bn`)).data]
    expect([bn.invoice_url, bn.pass.invoice_url]).toEqual([`${en.invoice_url}?lang=bn`, `${en.invoice_url}?lang=bn`])
    expect(en.pass.invoice_url).toBe(en.invoice_url)
    const [english, bangla] = [await receiptAt(en.invoice_url), await receiptAt(bn.invoice_url)]
    for (const word of words) expect(bangla.written).toContain(word)
    for (const { pages } of [english, bangla]) expect(pages[0]).toContain(en.invoice_number)
    expect(sums(bangla)).toEqual(sums(english))
    expect(english.pages[0]).not.toMatch(/\p{Script=Bengali}/u)
    expect(english.pages[0]).toMatch(/ only$/m)
  }
})

it('when orders are read without a language, nothing in them is Bangla', async () => {
  await buyer.place()
  await buyer.join()
  for (const list of ['/sales', '/subscriptions', '/passes'])
    expect(JSON.stringify(await get(list))).not.toMatch(/\p{Script=Bengali}|_bn|Bn"|type_name/u)
})

it('when the centre renames what was bought, the order keeps both of its names', async () => {
  const [{ id: ticket }, { id: member }] = [(await buyer.place()).body.data, (await buyer.join()).body.data]
  const urls = ['?lang=bn', ''].flatMap((lang) => [`/sales/${ticket}${lang}`, `/subscriptions/${member}${lang}`])
  const before = await Promise.all(urls.map(get))
  const { db } = shop.database
  const kept = await db.select().from(products)
  await db.update(products).set({ nameBn: 'নতুন নাম' })
  await db.update(packages).set({ nameBn: 'নতুন নাম', titleBn: null })
  expect(await Promise.all(urls.map(get))).toEqual(before)
  for (const { id, nameBn } of kept) await db.update(products).set({ nameBn }).where(eq(products.id, id))
})

it('when the centre wrote no Bangla, the order is told in English', async () => {
  const { db } = shop.database
  await db.update(products).set({ nameBn: null })
  await db.update(branches).set({ nameBn: null })
  const { id } = (await buyer.place()).body.data
  const read = await sale(`/sales/${id}?lang=bn`)
  expect(read).toMatchObject({ branch: { name: 'Shapla Square, Chattogram' }, details: [{ name: 'Kid Play' }, {}] })
  expect(read.ridingUsers.every(({ type, type_name }) => type === type_name)).toBe(true)
})
