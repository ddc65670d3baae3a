import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../db/database.ts'
import type { Database } from '../db/database.ts'
import { locks } from '../db/locks.ts'
import { diskStorage } from '../integrations/disk-storage.ts'
import { testDatabase } from '../testing/database.ts'
import { testMediaFolder } from '../testing/media-folder.ts'
import { loadDemo } from './load-demo.ts'
import { prepareArt } from './prepare-art.ts'
import { writeDemo } from './write-demo.ts'

/** Long enough to encode every picture when no run before has done so. */
const MINUTES = 180_000
const storage = diskStorage(testMediaFolder)
const load = (into: Database) => loadDemo({ database: into, storage, say: () => {} })

let database: Database
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(() => database.close())

const tables = [
  'pictures',
  'rides',
  'galleries',
  'groups',
  'group_items',
  'products',
  'packages',
  'package_details',
  'branches',
  'business_info',
  'settings',
]

async function everything({ pool }: Database): Promise<Record<string, unknown[]>> {
  const contents = await Promise.all(tables.map((table) => pool.query(`select * from ${table} order by id`)))
  return Object.fromEntries(contents.map(({ rows }, index) => [tables[index], rows]))
}

const counts = async (from: Database) =>
  Object.fromEntries(Object.entries(await everything(from)).map(([table, rows]) => [table, rows.length]))

const whole = {
  pictures: 41,
  rides: 18,
  galleries: 18,
  groups: 10,
  group_items: 45,
  products: 8,
  packages: 3,
  package_details: 6,
  branches: 2,
  business_info: 1,
  settings: 1,
}

test(
  'when the database is empty, the whole centre is there afterwards, and what takes time is told',
  async () => {
    const lines: string[] = []
    expect(await loadDemo({ database, storage, say: (line) => lines.push(line) })).toBe('loaded')
    expect(lines[0]).toBe('Loading the demo content.')
    expect(await counts(database)).toEqual(whole)
  },
  MINUTES,
)

test(
  'when it is loaded twice, the second time changes nothing',
  async () => {
    await load(database)
    const before = await everything(database)
    expect(await load(database)).toBe('kept')
    expect(await everything(database)).toEqual(before)
  },
  MINUTES,
)

const realRows = [
  `insert into rides (name, details) values ('Our own ride', '')`,
  `insert into branches (name) values ('Our own branch')`,
  `insert into settings (vat_rate_bp) values (1500)`,
  `insert into customers (phone) values ('01712345678')`,
]
test.each(realRows)('when there is a single real row, nothing is added: %s', async (insert) => {
  await database.pool.query(insert)
  const before = await everything(database)
  expect(await load(database)).toBe('kept')
  expect(await everything(database)).toEqual(before)
})

test(
  'when two processes load at once, one loads and the other keeps what it finds',
  async () => {
    const other = await openDatabase(database.url)
    expect((await Promise.all([load(database), load(other)])).toSorted()).toEqual(['kept', 'loaded'])
    await other.close()
    expect(await counts(database)).toEqual(whole)
  },
  MINUTES,
)

test(
  'when two processes write without taking turns, one of them fails, so the turn is needed',
  async () => {
    const other = await openDatabase(database.url)
    const art = await prepareArt(storage, () => {})
    const written = await Promise.allSettled(
      [database, other].map(({ db }) => db.transaction((tx) => writeDemo(tx, art))),
    )
    await other.close()
    expect(written.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  },
  MINUTES,
)

test(
  'when a real row comes while it waits for its turn, nothing is added',
  async () => {
    const turn = await database.pool.connect()
    await turn.query('select pg_advisory_lock($1)', [locks.loadDemo])
    const loading = load(database)
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`
    await expect.poll(async () => (await database.pool.query(waiting)).rows.length, { timeout: MINUTES }).toBe(1)
    await database.pool.query(`insert into rides (name, details) values ('Our own ride', '')`)
    turn.release(true)
    expect(await loading).toBe('kept')
    expect(await counts(database)).toMatchObject({ rides: 1, pictures: 0, products: 0 })
  },
  MINUTES,
)

test(
  'when a row cannot be written, nothing of the demo stays',
  async () => {
    await database.pool.query('alter table package_details add constraint no_adults check (qty < 2)')
    await expect(load(database)).rejects.toThrow('package_details')
    expect(Object.values(await counts(database)).every((rows) => rows === 0)).toBe(true)
  },
  MINUTES,
)

test(
  'when it is loaded, every picture that a row names is in the storage',
  async () => {
    await load(database)
    const { rows } = await database.pool.query<{ key: string; widths: number[] }>('select key, widths from pictures')
    const files = rows.flatMap(({ key, widths }) =>
      widths.flatMap((width) => ['avif', 'webp', 'jpg'].map((ending) => `${key}/${width}.${ending}`)),
    )
    const { rows: drawings } = await database.pool.query<{ address: string }>(
      'select logo as address from business_info union select wordmark from business_info union select icon from group_items',
    )
    const keys = [...files, ...drawings.map(({ address }) => address.replace('/media/', ''))]
    expect(keys).toHaveLength(237 + 26)
    for (const key of keys) expect(await storage.exists(key), key).toBe(true)
  },
  MINUTES,
)

test(
  'when a membership is shown, it admits a Kid and an Adult, who are not tickets on sale',
  async () => {
    await load(database)
    const { rows: types } = await database.pool.query(
      'select distinct products.name, on_sale from package_details join products on products.id = product_id order by 1',
    )
    expect(types).toEqual([
      { name: 'Adult', on_sale: false },
      { name: 'Kid', on_sale: false },
    ])
    const { rows: tickets } = await database.pool.query('select name from products where on_sale order by position, id')
    expect(tickets.map(({ name }) => name)).toEqual([
      'Toddler Play',
      'Kid Play',
      'Unlimited Day',
      'Adult Companion',
      'One Hour Play',
      'Birthday Guest',
    ])
  },
  MINUTES,
)
