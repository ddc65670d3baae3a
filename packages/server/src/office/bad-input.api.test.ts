import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentLists, type ContentList } from '#contract/content-lists.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { card, contentEditor, rightForm } from '../testing/content-form.ts'
import { comeIn } from '../testing/staff-browser.ts'

let test: TestApp
let karim: ReturnType<typeof contentEditor>
let nasrin: ReturnType<typeof contentEditor>

beforeAll(async () => {
  test = await buildTestApp({ content: 'demo' })
  karim = contentEditor(await comeIn(test, 'manager'))
  nasrin = contentEditor(await comeIn(test, 'owner'))
})
afterAll(() => test.close())

const sql = async (text: string) => (await test.database.pool.query(text)).rows as { id: number }[]
const long = (n: number) => 'x'.repeat(n)

type Wrong = [list: ContentList, wrong: Record<string, unknown>, field: string, sentence: string]
const wrongs: Wrong[] = [
  ['rides', { name: ' ' }, 'name', 'Name is required.'],
  ['rides', { name: long(121) }, 'name', 'Name can have at most 120 characters.'],
  ['rides', { name: null }, 'name', 'Name is required.'],
  ['rides', { details: long(2001) }, 'details', 'Details can have at most 2000 characters.'],
  ['rides', { live: 'yes' }, 'live', 'This is yes or no.'],
  ['rides', { picture_id: 999_999 }, 'picture_id', 'This picture is not there any more. Please send it again.'],
  ['galleries', { picture_id: null }, 'picture_id', 'Please choose a picture.'],
  ['services', { title: '' }, 'title', 'Title is required.'],
  [
    'services',
    { cards: Array.from({ length: 200 }, () => card('Card')) },
    'cards',
    'A group can have at most 50 cards.',
  ],
  ['services', { cards: [card('')] }, 'cards.0.title', 'Title is required.'],
  [
    'services',
    { cards: [card('One', { color: 'red;background:url(x)' })] },
    'cards.0.color',
    'Please choose a colour of the palette, or one written like #ff8800.',
  ],
  [
    'services',
    { cards: [card('One', { icon: 'https://elsewhere.example/a.svg' })] },
    'cards.0.icon',
    'Please choose an icon of the set.',
  ],
  ['products', { name: 'KID PLAY' }, 'name', 'There is a ticket “KID PLAY” on sale already.'],
  ['products', { name: long(51) }, 'name', 'Name can have at most 50 characters.'],
  ['products', { price: -1 }, 'price', 'A price is 0 to 10,00,000.00 Taka, with at most two decimals.'],
  ['products', { price: 1_000_001 }, 'price', 'A price is 0 to 10,00,000.00 Taka, with at most two decimals.'],
  ['products', { price: 5.555 }, 'price', 'A price is 0 to 10,00,000.00 Taka, with at most two decimals.'],
  ['products', { price: '550' }, 'price', 'A price is 0 to 10,00,000.00 Taka, with at most two decimals.'],
  ['products', { minutes: 14 }, 'minutes', 'Minutes are 15 to 720; empty is Unlimited.'],
  ['products', { min_height_cm: 140 }, 'min_height_cm', 'The smallest height cannot be above the largest.'],
  ['products', { reentry: true }, 'reentry', 'Only an Unlimited ticket lets people out and in again.'],
  ['goods', { vat_rate: 100.5 }, 'vat_rate', 'A VAT rate is 0 to 100, with at most two decimals.'],
  ['rider-types', { name: 'kid' }, 'name', 'There is a rider type “kid” already.'],
  ['packages', { details: [] }, 'details', 'Please add at least one rider type.'],
  [
    'packages',
    { details: [{ rider_type_id: 1, qty: 1, price: 5 }] },
    'details.0.rider_type_id',
    'This rider type is not there any more.',
  ],
  ['packages', { days: [] }, 'days', 'Please choose at least one weekday.'],
  ['branches', { phone: 'call us' }, 'phone', 'Please enter a phone number.'],
  ['branches', { day_capacity: 0 }, 'day_capacity', 'Please enter a whole number from 1 to 100000.'],
]

describe('bad input', () => {
  it.each(wrongs)('when %s are sent with %j, it is refused at %s', async (list, wrong, field, sentence) => {
    const rider = {
      rider_type_id: (await sql(`select id from products where kind = 'rider'`))[0]?.id,
      qty: 1,
      price: 0,
    }
    const picture = (await sql(`select id from pictures where use = 'gallery'`))[0]?.id
    const refers = {
      ...(list === 'packages' && { details: [rider] }),
      ...(list === 'galleries' && { picture_id: picture }),
    }
    const answer = await karim.add(list, { ...refers, ...wrong })
    expect([answer.status, answer.errors[field]?.[0]]).toEqual([422, sentence])
    const right = await karim.add(list, {
      ...refers,
      ...(list === 'branches' && { name: randomUUID() }),
      ...namesake(list),
    })
    expect(right.status, 'the control').toBe(201)
  })

  /** Those that are right are all made, each with a name of its own. */
  const namesake = (list: ContentList) => ('name' in rightForm[list] ? { name: randomUUID() } : {})

  it('when somebody’s portrait is sent as a ride’s picture, it is not taken', async () => {
    const [avatar] = await sql(
      `insert into pictures (sha256, use, key, widths, width, height, alt) values (repeat('a', 64), 'avatar', 'k', '{176}', 176, 176, 'Mitu') returning id`,
    )
    expect((await karim.add('rides', { picture_id: avatar?.id })).status).toBe(422)
  })

  it('when HTML, half letters, marks that turn text around or line breaks are typed, they stay text', async () => {
    const name = '<script>alert(1)</script>\uD800 \u202Eabc\nd'
    const { thing } = await karim.add('rides', { name, details: '<b>One</b>\r\n\r\n\r\n\r\ntwo\uDC00' })
    expect(thing).toMatchObject({ name: '<script>alert(1)</script> abc d', details: '<b>One</b>\n\ntwo' })
    const listed = await test.app.inject('/api/rides?per_page=150')
    expect([listed.statusCode, listed.body.includes('<script>alert(1)</script> abc d')]).toEqual([200, true])
  })

  it('when a name in Bangla has many signs, people’s letters are counted', async () => {
    const answer = await karim.add('products', { name: randomUUID(), name_bn: 'ক্ষ্মী'.repeat(50) })
    expect(answer.status).toBe(201)
  })

  it.each(contentLists)('when nonsense is sent to %s, it is refused and never an error of ours', async (list) => {
    const tag = { 'if-match': '"1"' }
    const answers = await Promise.all([
      karim.call('POST', list, {}),
      karim.call('POST', list, { ...rightForm[list], client_id: 'x' }),
      karim.call(
        'PATCH',
        `${list}/1`,
        { name: 5, title: [], cards: 'x', details: [1], picture_id: 'x', price: {} },
        tag,
      ),
      karim.call('PATCH', `${list}/99999999999`, {}, tag),
      karim.call('PUT', `${list}/order`, { ids: ['x'] }),
      karim.call('PUT', `${list}/order`, { ids: Array.from({ length: 2000 }, (_, at) => at + 1) }),
      karim.call('POST', `${list}/1/restore`, { version: 'x' }, tag),
      karim.call('GET', `${list}/1/versions?before=x`),
      karim.call('GET', `${list}/x`),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 422))
  })

  it('when a ticket off sale or in the bin has the name of one on sale, it comes back under another name only', async () => {
    const { thing: off } = await karim.add('products', { name: 'Twin Play', on_sale: false })
    const { thing: binned } = await karim.add('products', { name: 'Twin Play' })
    await karim.remove(`products/${binned.id}`, 1)
    const { thing: sold } = await karim.add('products', { name: 'twin play' })
    const taken = { status: 422, errors: { name: ['There is a ticket “Twin Play” on sale already.'] } }
    expect(await karim.change(`products/${off.id}`, 1, { on_sale: true })).toMatchObject(taken)
    expect(await karim.restore(`products/${binned.id}`, 2)).toMatchObject(taken)
    await karim.change(`products/${sold.id}`, 1, { on_sale: false })
    expect((await karim.restore(`products/${binned.id}`, 2)).status, 'the control').toBe(200)
  })

  it('when a list is full, a new one is refused with a sentence, and so is one from the bin', async () => {
    const { thing } = await karim.add('rider-types', { name: 'Last' })
    const { thing: binned } = await karim.remove(`rider-types/${thing.id}`, 1)
    await sql(
      `insert into products (kind, name, price, age, on_sale) select 'rider', 'Type ' || n, 0, '', false from generate_series(1, 60) n`,
    )
    const says = 'There can be at most 50 here. Delete something first.'
    expect(await karim.add('rider-types', { name: 'One more' })).toMatchObject({ status: 409, message: says })
    expect(await karim.restore(`rider-types/${thing.id}`, binned.version)).toMatchObject({ status: 409, message: says })
  })
})

describe('what is not done', () => {
  const tomorrow = `((now() at time zone 'Asia/Dhaka')::date + 1)`
  const sell = (qty: number, paid: boolean) => `
    with o as (insert into orders (kind, invoice_number, sale_date, subtotal, total, paid, paid_at)
      values ('sale', 'INV-20261115-' || (70000 + ${qty}), '2026-11-15', 100, 100, ${paid ? 100 : 0}, ${paid ? 'now()' : 'null'}) returning id),
    s as (insert into sales (order_id, branch_id, booking_date) select id, 1, ${tomorrow} from o returning id)
    insert into sale_details (sale_id, product_id, name, qty, price) select id, 2, 'Kid Play', ${qty}, 50 from s`

  it('when a branch has paid visits from tomorrow on, it is neither closed nor deleted; unpaid ones do not count', async () => {
    await sql(sell(5, false))
    const closed = await karim.change('branches/1', 1, { open: false })
    expect(closed.status, 'the control').toBe(200)
    await karim.change('branches/1', 2, { open: true })
    await sql(sell(14, true))
    const sentence = 'There are 14 paid visits from tomorrow on. Move or refund them first.'
    expect(await karim.change('branches/1', 3, { open: false })).toMatchObject({
      status: 422,
      errors: { open: [sentence] },
    })
    expect(await karim.remove('branches/1', 3)).toMatchObject({ status: 409, message: sentence })
    expect((await karim.see('branches', 1)).thing.facts).toMatchObject({ coming_visits: 14 })
  })

  it('when a ticket was sold, it is taken off sale and not deleted', async () => {
    const { thing } = await karim.see('products', 2)
    expect(thing.facts).toMatchObject({ sold: true })
    expect(await karim.remove('products/2', 1)).toMatchObject({
      status: 409,
      message: '“Kid Play” was sold. It can be taken off sale, not deleted.',
    })
    expect((await karim.change('products/2', 1, { on_sale: false })).status).toBe(200)
  })

  it('when a rider type is in packages, it is not deleted', async () => {
    const kid = (await karim.all('rider-types')).find(({ name }) => name === 'Kid')
    expect(await karim.remove(`rider-types/${kid?.id}`, 1)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^“Kid” is in \d packages. Take it out there first.$/) as string,
    })
  })

  it('when memberships were sold with a rider type, it is not deleted, though no package has it any more', async () => {
    const [type] = await sql(`with o as (insert into orders (kind, invoice_number, sale_date, subtotal, total)
        values ('subscription', 'INV-20261115-79999', '2026-11-15', 100, 100) returning id),
      s as (insert into subscriptions (order_id, package_id, name, title, month, hour, days, price, qty)
        select id, 1, 'Monthly', 'Little Swing', 1, 0, '{Friday}', 100, 1 from o returning id),
      p as (insert into products (kind, name, price, age, on_sale) values ('rider', 'Baby', 0, '', false) returning id)
      insert into subscription_places (subscription_id, product_id, type, qty) select s.id, p.id, 'Baby', 1 from s, p
      returning product_id as id`)
    expect(await karim.remove(`rider-types/${type?.id}`, 1)).toMatchObject({
      status: 409,
      message: 'Memberships were sold with “Baby”. It cannot be deleted.',
    })
  })

  it('when a manager changes the VAT rate, the name, the BIN or the logo, it is the owner’s; the rest is theirs', async () => {
    const refused = { status: 403, message: 'Your role does not allow this.' }
    expect(await karim.change('settings', 1, { vat_rate: 10 })).toMatchObject(refused)
    for (const change of [{ name: 'Other' }, { bin: '123' }, { logo: null }, { name_bn: 'অন্য' }])
      expect(await karim.change('business', 1, change)).toMatchObject(refused)
    const { thing } = await karim.call('GET', 'business')
    expect((await karim.change('business', 1, { ...thing, address: 'Agrabad' })).status).toBe(200)
    expect((await karim.change('settings', 1, { weekend_days: ['Friday'] })).status).toBe(200)
    expect((await nasrin.change('settings', 2, { vat_rate: 10.25 })).thing).toMatchObject({ vat_rate: 10.25 })
    expect((await test.app.inject('/api/settings')).json()).toEqual({ data: { vat_rate: 10.25 } })
    await nasrin.change('business', 2, { bin: '004-11' })
    expect(await karim.restore('business', 3, { version: 2 })).toMatchObject(refused)
  })

  it.each([
    [
      'maps_iframe',
      '<iframe src="https://evil.example/maps"></iframe>',
      'Only maps of Google and OpenStreetMap are shown.',
    ],
    ['facebook', 'javascript:alert(1)', 'Please write the whole address, like https://www.facebook.com/dolna.'],
    ['logo', '/media/drawings/../../x.svg', 'Please send the logo again.'],
    ['email', 'nobody', 'Email is not valid.'],
    ['phone', '০১-', 'Please enter a phone number.'],
    ['opening_hours', 'Every day: 10 AM – 9 PM, 10 AM – 8 PM, 11 AM – 7 PM', 'These hours overlap.'],
  ])('when the %s of the centre is %s, it is refused', async (field, typed, sentence) => {
    const { thing } = await nasrin.call('GET', 'business')
    expect(await nasrin.change('business', thing.version, { [field]: typed })).toMatchObject({
      status: 422,
      errors: { [field]: [sentence] },
    })
  })

  it('when phone numbers are typed in Bangla, and three hours of a day do not meet, they are kept', async () => {
    const typed = { phone: '০১৭১২-৩৪৫৬৭৮', opening_hours: 'Every day: 9 AM – 11 AM, 12 PM – 2 PM, 2 PM – 8 PM' }
    const { thing } = await nasrin.call('GET', 'business')
    expect(await nasrin.change('business', thing.version, typed)).toMatchObject({ status: 200, thing: typed })
    const { phone } = typed
    expect(await nasrin.add('branches', { name: randomUUID(), phone })).toMatchObject({ status: 201, thing: { phone } })
  })

  it('when a policy is written, it holds until our own text is put back', async () => {
    const path = 'policies/terms-and-conditions'
    const text = `# Rules\n1. Socks on.\n${long(200)}`
    expect((await karim.call('GET', path)).thing).toMatchObject({ version: 0, text: null })
    expect(await karim.change(path, 0, { text: long(199) })).toMatchObject({
      status: 422,
      errors: { text: ['Please write between 200 and 20,000 characters.'] },
    })
    expect((await karim.change(path, 0, { text: long(300) })).errors).toEqual({
      text: ['Please keep numbered rules: begin each with its number, “1.”'],
    })
    expect(await karim.change(path, 0, { text, text_bn: null })).toMatchObject({ status: 200, etag: '"1"' })
    expect((await karim.restore(path, 1, { version: 0 })).thing).toMatchObject({ text: null, version: 2 })
    expect((await karim.restore(path, 2, { version: 1 })).thing).toMatchObject({ text })
    expect((await karim.call('GET', 'policies/other')).status).toBe(404)
    expect((await karim.change('policies/constructor', 0, { text })).status).toBe(404)
  })

  it('when nobody has written who the centre is, the owner begins with version 0', async () => {
    const empty = await buildTestApp()
    await empty.database.pool.query(
      `insert into staff (name, phone, role, all_branches, pin_hash) select 'Mitu', '01711000001', 'owner', true, 'scrypt:1:' || repeat('a', 32) || ':' || repeat('b', 64)`,
    )
    const mitu = contentEditor(await comeIn(empty, 'owner'))
    const { thing } = await mitu.call('GET', 'business')
    expect(thing).toMatchObject({ version: 0, name: null, updated_by: null })
    expect((await mitu.change('business', 0, { address: 'Agrabad' })).errors).toEqual({ name: ['Name is required.'] })
    expect(await mitu.change('business', 0, { name: 'Dolna Two' })).toMatchObject({ status: 200, etag: '"1"' })
    expect(await mitu.change('settings', 0, { vat_rate: 7.5 })).toMatchObject({ status: 200 })
    await empty.close()
  })
})
