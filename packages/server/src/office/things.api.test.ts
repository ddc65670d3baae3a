import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentLists } from '#contract/content-lists.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { card, contentEditor } from '../testing/content-form.ts'
import { movingClock } from '../testing/moving-clock.ts'
import { comeIn } from '../testing/staff-browser.ts'

const clock = movingClock()
let test: TestApp
let karim: ReturnType<typeof contentEditor>
let nasrin: ReturnType<typeof contentEditor>

beforeAll(async () => {
  test = await buildTestApp({ content: 'demo', deps: { clock } })
  karim = contentEditor(await comeIn(test, 'manager'))
  nasrin = contentEditor(await comeIn(test, 'owner'))
})
afterAll(() => test.close())

const shown = async (path: string): Promise<{ id: number; name: string; title: string; content: object[] }[]> =>
  (await test.app.inject(`/api/${path}?per_page=150`)).json<{ data: never[] }>().data
const names = async (path: string) => (await shown(path)).map(({ name }) => name)
const sql = async (text: string) => (await test.database.pool.query(text)).rows

describe('a thing of the content', () => {
  it('when the demo’s lists are asked for, each thing has its fields, version and facts', async () => {
    const seen = await Promise.all(contentLists.map(async (list) => [list, await karim.all(list)] as const))
    expect(Object.fromEntries(seen.map(([list, things]) => [list, things.length]))).toEqual({
      rides: 18,
      galleries: 18,
      services: 5,
      abouts: 5,
      products: 6,
      goods: 0,
      'rider-types': 2,
      packages: 3,
      branches: 2,
    })
    const [rides, , services, , tickets, , riders, packages, branches] = seen.map(([, things]) => things[0])
    expect(rides).toMatchObject({ version: 1, live: true, updated_by: null, picture: { use: 'ride', focus_x: 50 } })
    expect(services?.cards[0]).toMatchObject({ title: expect.any(String) as string, live: true })
    expect(tickets).toMatchObject({ name: 'Toddler Play', price: 350, minutes: 120, facts: { sold: false } })
    expect(riders).toMatchObject({ name: 'Kid', facts: { used_by_packages: 3 } })
    expect(packages).toMatchObject({ price: 2500, details: [{ qty: 1, price: 800 }, {}], facts: { running: 0 } })
    expect(branches).toMatchObject({ open: true, facts: { coming_visits: 0, gates: 0, counters: 0 } })
  })

  it('when a ride is added, it is the last one on the site in both languages, and a second sending is the same ride', async () => {
    const client_id = randomUUID()
    const first = await karim.add('rides', { client_id })
    const again = await karim.add('rides', { client_id, name: 'Another' })
    expect([first.status, first.etag, again.status, again.thing.id]).toEqual([201, '"1"', 200, first.thing.id])
    expect((await names('rides')).at(-1)).toBe('Swing')
    expect((await test.app.inject('/api/rides?per_page=150&lang=bn')).body).toContain('দোলনা')
  })

  it('when a price is changed three times in a row, nothing conflicts, the site has it, and the log says it', async () => {
    const { thing } = await karim.add('products', { name: 'Noon Play', price: 550 })
    let version = thing.version
    for (const price of [575.5, 590, 600]) {
      const saved = await karim.change(`products/${thing.id}`, version, { price })
      expect(saved).toMatchObject({ status: 200, etag: `"${version + 1}"`, thing: { price } })
      version = saved.thing.version
    }
    expect((await shown('products')).find(({ id }) => id === thing.id)).toMatchObject({ price: 600 })
    const { body } = await (await comeIn(test, 'owner')).call('GET', `history?thing=ticket:${thing.id}`)
    await karim.change(`products/${thing.id}`, version, { name: 'Midday Play' })
    const named = await (await comeIn(test, 'owner')).call('GET', `history?thing=ticket:${thing.id}`)
    expect((named.body as { data: { text: string }[] }).data[0]?.text).toContain(
      'Karim changed the name of Noon Play from Noon Play to Midday Play',
    )
    expect((body as { data: { text: string }[] }).data[0]?.text).toMatch(
      /^Karim changed the price of Noon Play from Tk 590 to Tk 600, \d\d-\w{3}-\d{4} \d+:\d\d [AP]M\.$/,
    )
  })

  it('when what is sent is what is there, nothing is changed and no version made', async () => {
    const { thing } = await karim.add('rides', { name: 'Still' })
    expect(await karim.change(`rides/${thing.id}`, 1, { name: ' Still ' })).toMatchObject({ etag: '"1"' })
  })

  it('when a thing is made a draft, the site does not show it; live again, it does', async () => {
    const { thing } = await karim.add('rides', { name: 'Hidden', live: false })
    expect(await names('rides')).not.toContain('Hidden')
    await karim.change(`rides/${thing.id}`, 1, { live: true })
    expect(await names('rides')).toContain('Hidden')
  })

  it('when a group is saved, its cards keep their numbers and order, and drafts among them are not shown', async () => {
    const { thing } = await karim.add('services', { cards: [card('One'), card('Two'), card('Three')] })
    const [one, two, three] = thing.cards
    const cards = [three, { ...one, live: false }, card('Four')]
    const saved = await karim.change(`services/${thing.id}`, 1, { cards })
    expect(saved.thing.cards.map(({ id, title }) => [id, title])).toEqual([
      [three?.['id'], 'Three'],
      [one?.['id'], 'One'],
      [expect.any(Number), 'Four'],
    ])
    const group = (await shown('services')).find(({ id }) => id === thing.id)
    expect(group?.content).toMatchObject([{ title: 'Three' }, { title: 'Four' }])
    const gone = await karim.change(`services/${thing.id}`, 2, { cards: [two] })
    expect(gone).toMatchObject({ status: 422, errors: { 'cards.0.id': ['This card is not in this group any more.'] } })
  })

  it('when a card is written anew, the log says what it was and is', async () => {
    const { thing } = await karim.add('services', { title: 'Food', cards: [card('One'), card('Two')] })
    const [one, two] = thing.cards
    await karim.change(`services/${thing.id}`, 1, { cards: [{ ...one, title: 'Uno' }, two] })
    const { body } = await (await comeIn(test, 'owner')).call('GET', `history?thing=service:${thing.id}`)
    expect((body as { data: { text: string }[] }).data[0]?.text).toContain(
      'Karim changed the cards of Food from One to Uno',
    )
  })

  it('when a package is changed, its riders stay the same lines, which members refer to', async () => {
    const [one] = await karim.all('packages')
    const before = await sql(`select id, product_id, qty from package_details where package_id = ${one?.id} order by 1`)
    const details = ((one?.['details'] ?? []) as object[]).map((rider) => ({ ...rider, qty: 4 }))
    expect((await karim.change(`packages/${one?.id}`, one?.version ?? 0, { details })).status).toBe(200)
    const after = await sql(`select id, product_id, qty from package_details where package_id = ${one?.id} order by 1`)
    expect(after).toEqual(before.map((row) => ({ ...row, qty: 4 })))
  })

  it('when goods are added, they are sold at the counter only', async () => {
    expect(await karim.add('goods')).toMatchObject({ status: 201, thing: { vat_rate: 15, facts: { sold: false } } })
    expect(await names('products')).not.toContain('Socks')
    expect(await sql(`select kind, online, counter, vat_rate_bp from products where name = 'Socks'`)).toEqual([
      { kind: 'goods', online: false, counter: true, vat_rate_bp: 1500 },
    ])
  })

  it('when a ticket is for the counter only, the site neither shows nor sells it', async () => {
    await karim.add('products', { name: 'Counter Play', online: false })
    expect(await names('products')).not.toContain('Counter Play')
  })
})

it('when a browser takes compressed answers, a whole list comes in a fraction of its bytes, and the tag stays', async () => {
  const browser = await comeIn(test, 'owner')
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const ask = (url: string) => test.app.inject({ url, headers: { cookie, 'accept-encoding': 'gzip' } })
  const list = await ask('/api/staff/galleries')
  expect(list.headers['content-encoding']).toBe('gzip')
  expect((await ask('/api/staff/services/1')).headers['etag']).toMatch(/^"\d+"$/)
})

describe('the order of a list', () => {
  it('when all are put in order, the site has this order; what was not named comes after, versions stay', async () => {
    const before = await karim.all('rides')
    const ids = before.map(({ id }) => id).toReversed()
    const put = await nasrin.call('PUT', 'rides/order', { ids: [...ids.slice(0, -1), 999_999, ids[0] ?? 0] })
    expect(put).toMatchObject({ status: 200, thing: { ids } })
    expect((await karim.all('rides')).map(({ id, version }) => [id, version])).toEqual(
      before.toReversed().map(({ id, version }) => [id, version]),
    )
    await nasrin.call('PUT', 'rides/order', { ids: before.map(({ id }) => id) })
  })

  it('when two processes put a list in order at once, one whole order holds', async () => {
    const other = await buildTestApp({ beside: test, deps: { clock } })
    const editors = [karim, contentEditor(await comeIn(other, 'owner'))]
    const ids = (await karim.all('abouts')).map(({ id }) => id)
    const orders = [ids.toReversed(), [...ids.slice(2), ...ids.slice(0, 2)]]
    await Promise.all(editors.map((editor, at) => editor.call('PUT', 'abouts/order', { ids: orders[at] })))
    expect(orders).toContainEqual((await karim.all('abouts')).map(({ id }) => id))
    await other.close()
  })
})

describe('the bin and older versions', () => {
  it('when a ride is deleted, it is gone from the site and in the bin; put back, it stands where it was', async () => {
    const [, second] = await karim.all('rides')
    const path = `rides/${second?.id}`
    const deleted = await karim.remove(path, second?.version ?? 0)
    expect(deleted.status).toBe(200)
    expect(await names('rides')).not.toContain(second?.name)
    expect((await karim.see('rides', second?.id ?? 0)).status).toBe(404)
    expect(await karim.change(path, deleted.thing.version, { live: true })).toMatchObject({
      status: 404,
      message: 'Karim deleted this. It is in the bin.',
    })
    const { body } = await (await comeIn(test, 'manager')).call('GET', 'bin')
    expect((body as { data: object[] }).data[0]).toMatchObject({
      list: 'rides',
      id: second?.id,
      name: second?.name,
      deleted_by: { name: 'Karim' },
      version: deleted.thing.version,
    })
    expect((await karim.restore(path, deleted.thing.version)).status).toBe(200)
    expect((await karim.all('rides'))[1]).toMatchObject({ id: second?.id })
    expect(await karim.restore(path, deleted.thing.version + 1)).toMatchObject({ status: 409 })
  })

  it('when an older version is put back, it is a change of its own and all of it is there again', async () => {
    const { thing } = await karim.add('abouts', { title: 'First', cards: [card('One'), card('Two')] })
    const path = `abouts/${thing.id}`
    await karim.change(path, 1, { title: 'Second', cards: [] })
    const { body } = await (await comeIn(test, 'owner')).call('GET', `${path}/versions`)
    const { data } = body as { data: { version: number; by: { name: string }; fields: { title: string } }[] }
    expect(data.map(({ version, by, fields }) => [version, by.name, fields.title])).toEqual([
      [2, 'Karim', 'Second'],
      [1, 'Karim', 'First'],
    ])
    const back = await nasrin.restore(path, 2, { version: 1 })
    expect(back).toMatchObject({ status: 200, etag: '"3"', thing: { title: 'First', updated_by: { name: 'Nasrin' } } })
    expect(back.thing.cards.map(({ title }) => title)).toEqual(['One', 'Two'])
    expect(await nasrin.restore(path, 3, { version: 77 })).toMatchObject({ status: 409 })
  })

  it('when a thing from before has its first change, what it was can be put back too', async () => {
    const [first] = await karim.all('rides')
    const path = `rides/${first?.id}`
    await karim.change(path, first?.version ?? 0, { details: 'Quite new.' })
    const back = await karim.restore(path, (first?.version ?? 0) + 1, { version: first?.version })
    expect(back.thing['details']).toBe(first?.['details'])
  })

  it('when there are over a hundred versions, the newest hundred are kept', async () => {
    const { thing } = await karim.add('rider-types', { name: 'Version 1' })
    await sql(`insert into content_versions (kind, thing_id, version, at, fields)
      select 'rider_type', '${thing.id}', v, now(), '{}' from generate_series(2, 150) v`)
    await sql(`update products set version = 150 where id = ${thing.id}`)
    await karim.change(`rider-types/${thing.id}`, 150, { name: 'Version 151' })
    expect(
      await sql(
        `select min(version), max(version) from content_versions where kind = 'rider_type' and thing_id = '${thing.id}'`,
      ),
    ).toEqual([{ min: 52, max: 151 }])
  })
})
