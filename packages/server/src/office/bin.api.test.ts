import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { contentEditor } from '../testing/content-form.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { movingClock } from '../testing/moving-clock.ts'
import { comeIn } from '../testing/staff-browser.ts'
import { sweepBin } from './sweep-bin.ts'

const DAY = 86_400
const clock = movingClock(new Date())
const storage = memoryStorage()
let test: TestApp
const editor = async () => contentEditor(await comeIn(test, 'manager'))

beforeAll(async () => {
  test = await buildTestApp({ content: 'demo', deps: { clock } })
})
afterAll(() => test.close())

const sql = async (text: string) => (await test.database.pool.query(text)).rows as { id: number }[]
const sweep = () => sweepBin({ database: test.database, storage, clock })
const ids = async (table: string) => (await sql(`select id from ${table}`)).map(({ id }) => id)

/** Pictures of rides over the same file, told in other words; made long ago. */
async function pictures(...alts: string[]): Promise<number[]> {
  await storage.put('pictures/shared/360.jpg', Buffer.from('x'), 'image/jpeg')
  const rows = alts.map(
    (alt) => `(repeat('c', 64), 'ride', 'pictures/shared', '{360}', 360, 200, '${alt}', now() - interval '9 days')`,
  )
  const made = await sql(
    `insert into pictures (sha256, use, key, widths, width, height, alt, created_at) values ${rows.join()} returning id`,
  )
  return made.map(({ id }) => id)
}

it('when a ride has been in the bin for 30 days, it goes for good with its history, and then its pictures', async () => {
  const [older = 0, newer = 0, never = 0] = await pictures('Older', 'Newer', 'Never shown')
  const karim = await editor()
  const { thing } = await karim.add('rides', { picture_id: older })
  await karim.change(`rides/${thing.id}`, 1, { picture_id: newer })
  await karim.remove(`rides/${thing.id}`, 2)
  await sweep()
  expect(await ids('pictures')).toEqual(expect.arrayContaining([older, newer]))
  expect(await ids('pictures')).not.toContain(never)
  expect(await storage.exists('pictures/shared/360.jpg')).toBe(true)

  clock.pass(29 * DAY)
  await sweep()
  expect(await ids('rides'), 'a day too early').toContain(thing.id)
  clock.pass(2 * DAY)
  const late = await (await editor()).restore(`rides/${thing.id}`, 3)
  expect(late).toMatchObject({ status: 409, message: 'This is not in the bin.' })
  await sweep()
  expect(await ids('rides')).not.toContain(thing.id)
  expect(await sql(`select 1 from content_versions where kind = 'ride' and thing_id = '${thing.id}'`)).toEqual([])
  expect((await ids('pictures')).filter((id) => id === older || id === newer)).toEqual([])
  expect(await storage.exists('pictures/shared/360.jpg')).toBe(false)
  const { body } = await (await comeIn(test, 'owner')).call('GET', `history?thing=ride:${thing.id}`)
  expect((body as { data: { text: string }[] }).data[0]?.text).toMatch(
    /^The bin emptied the ride Swing out of the bin, /,
  )
})

it('when something else still refers to what is in the bin, it stays, and the others go', async () => {
  const karim = await editor()
  const [kept, gone] = [
    await karim.add('rider-types', { name: 'Kept' }),
    await karim.add('rider-types', { name: 'Gone' }),
  ]
  for (const { thing } of [kept, gone]) await karim.remove(`rider-types/${thing.id}`, 1)
  await sql(`insert into package_details (package_id, product_id, qty, price) values (1, ${kept.thing.id}, 0, 0)`)
  clock.pass(31 * DAY)
  await sweep()
  expect(await ids('products')).toContain(kept.thing.id)
  expect(await ids('products')).not.toContain(gone.thing.id)
})

it('when a picture was sent an hour ago and nothing shows it yet, it stays', async () => {
  const [sent] = await sql(
    `insert into pictures (sha256, use, key, widths, width, height, alt, created_at) values (repeat('d', 64), 'gallery', 'pictures/d', '{640}', 640, 400, 'New', '${clock.now().toISOString()}'::timestamptz - interval '1 hour') returning id`,
  )
  await sweep()
  expect(await ids('pictures')).toContain(sent?.id)
})
