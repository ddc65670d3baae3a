import { count } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../db/database.ts'
import type { Database } from '../db/database.ts'
import { testDatabase } from '../testing/database.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { imageUrl } from './present.ts'
import { storePicture } from './store-picture.ts'
import { pictures } from './tables.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const photo = (background: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer()

const rows = async () => (await database.db.select({ rows: count() }).from(pictures))[0]?.rows ?? 0

test('when a picture is stored, its row tells where its files are and how large they are', async () => {
  const storage = memoryStorage()
  const row = await storePicture({ tx: database.db, storage }, await photo('#111'), { use: 'ride', alt: 'A swing' })
  expect(row).toMatchObject({ use: 'ride', alt: 'A swing', widths: [360, 400], width: 400, height: 300 })
  expect(row.key).toBe(`pictures/${row.sha256.slice(0, 16)}/ride`)
  expect(storage.files.has(imageUrl(row).replace('/media/', ''))).toBe(true)
})

test('when the same bytes come twice, they are stored once and make one row', async () => {
  const storage = memoryStorage()
  const bytes = await photo('#222')
  const before = await rows()
  const first = await storePicture({ tx: database.db, storage }, bytes, { use: 'ride', alt: 'A swing' })
  const second = await storePicture({ tx: database.db, storage }, bytes, { use: 'ride', alt: 'A swing' })
  expect(second).toEqual(first)
  expect(storage.puts).toHaveLength(6)
  expect(await rows()).toBe(before + 1)
})

test('when the same bytes are shown elsewhere or told in other words, each has a row of its own', async () => {
  const storage = memoryStorage()
  const bytes = await photo('#333')
  const ride = await storePicture({ tx: database.db, storage }, bytes, { use: 'ride', alt: 'A swing' })
  const gallery = await storePicture({ tx: database.db, storage }, bytes, { use: 'gallery', alt: 'A swing' })
  const retold = await storePicture({ tx: database.db, storage }, bytes, { use: 'ride', alt: 'An empty swing' })
  expect(new Set([ride.id, gallery.id, retold.id]).size).toBe(3)
  expect(retold.key).toBe(ride.key)
})

test('when several processes store the same bytes at once, all get the one row', async () => {
  const others = await Promise.all(Array.from({ length: 3 }, () => openDatabase(database.url)))
  const storage = memoryStorage()
  const bytes = await photo('#444')
  const before = await rows()
  const stored = await Promise.all(
    [database, ...others, database, ...others].map(({ db }) =>
      storePicture({ tx: db, storage }, bytes, { use: 'ride', alt: 'A swing' }),
    ),
  )
  await Promise.all(others.map((other) => other.close()))
  expect(new Set(stored.map(({ id }) => id)).size).toBe(1)
  expect(await rows()).toBe(before + 1)
})

test('when another transaction stores the same picture and is not done, the second waits and finds its row', async () => {
  const storage = memoryStorage()
  const bytes = await photo('#555')
  const options = { use: 'ride', alt: 'A swing' } as const
  const other = await openDatabase(database.url)
  let second: Promise<{ id: number }> | undefined
  const first = await database.db.transaction(async (tx) => {
    const row = await storePicture({ tx, storage }, bytes, options)
    second = storePicture({ tx: other.db, storage }, bytes, options)
    await untilWaiting(database)
    return row
  })
  expect((await second)?.id).toBe(first.id)
  await other.close()
})

test('when a picture is refused, no row and no file is made', async () => {
  const storage = memoryStorage()
  const before = await rows()
  const refused = storePicture({ tx: database.db, storage }, Buffer.from('no picture'), { use: 'ride', alt: 'A swing' })
  await expect(refused).rejects.toMatchObject({ reason: 'format' })
  expect(await rows()).toBe(before)
  expect(storage.puts).toEqual([])
})

async function untilWaiting({ pool }: Database): Promise<void> {
  await expect
    .poll(async () => {
      const waiting = await pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return waiting.rows.length
    })
    .toBeGreaterThan(0)
}
