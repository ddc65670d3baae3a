import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { asAdmin } from '../testing/admin.ts'
import { testDatabase } from '../testing/database.ts'
import type { Database } from './database.ts'
import { listenFor } from './listen.ts'

const onChange = vi.fn()
let database: Database
let listener: { close(): Promise<void> }

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  onChange.mockClear()
  listener = await listenFor(database.url, 'content_changed', onChange)
})
afterEach(() => listener.close())
afterAll(() => database.close())

const changesHeard = () => onChange.mock.calls.length

/** The tables named in notices. They come in the order of their commits: what is not before the mark never comes. */
async function noticesFrom(statement: string): Promise<string[]> {
  return asAdmin(database.url, async (client) => {
    const heard: string[] = []
    client.on('notification', ({ payload = '' }) => heard.push(payload))
    await client.query('listen content_changed')
    await database.pool.query(statement)
    await database.pool.query(`notify content_changed, 'mark'`)
    await vi.waitFor(() => expect(heard).toContain('mark'))
    return heard.slice(0, -1)
  })
}

const contentTables = [
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

test.each(contentTables)('when %s changes, every listener is told', async (table) => {
  await database.pool.query(`delete from ${table}`)
  await expect.poll(changesHeard).toBe(1)
})

test('when a picture is described anew, every listener is told', async () => {
  await database.pool.query(`update pictures set alt = 'A swing'`)
  await expect.poll(changesHeard).toBe(1)
})

test('when ten rows are written in one statement, that is one change', async () => {
  expect(
    await noticesFrom(`insert into branches (name) select 'Branch ' || n from generate_series(1, 10) as n`),
  ).toEqual(['branches'])
})

test.each(['delete from customers', 'delete from pictures', 'delete from sales'])(
  'when no page shows what changed (%s), nobody is told',
  async (statement) => {
    expect(await noticesFrom(statement)).toEqual([])
  },
)

test('when a transaction is rolled back, nobody is told', async () => {
  expect(await noticesFrom('begin; delete from rides; rollback')).toEqual([])
})

test('when the connection breaks, it is made again, counts as a change, and hears the next one', async () => {
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
  )
  await expect.poll(changesHeard).toBe(1)
  await database.pool.query('delete from rides')
  await expect.poll(changesHeard).toBe(2)
})

test('when it is closed, it hears no more and keeps no connection', async () => {
  await listener.close()
  await database.pool.query('delete from rides')
  const listening = async () =>
    (
      await database.pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and query like 'listen %'`,
      )
    ).rows
  await vi.waitFor(async () => expect(await listening()).toEqual([]))
  expect(onChange).not.toHaveBeenCalled()
})
