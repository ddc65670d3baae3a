import { expect, inject, test, vi } from 'vitest'
import { SetupError } from '../setup-error.ts'
import { databaseUrl } from '../testing/admin.ts'
import { testDatabase } from '../testing/database.ts'
import { openDatabase } from './database.ts'

const refusals: [condition: string, url: string, sentence: RegExp][] = [
  [
    'nothing listens at the address',
    'postgresql://someone:secret@127.0.0.1:1/centre',
    /127\.0\.0\.1:1\/centre \(DATABASE_URL\): nothing listens there/,
  ],
  [
    'the host does not exist',
    'postgresql://someone:secret@nowhere.invalid/centre',
    /nowhere\.invalid:5432\/centre \(DATABASE_URL\)/,
  ],
  ['the address is not one', 'secret', /DATABASE_URL is not the address/],
  [
    'the address is of another kind of server',
    'mysql://someone:secret@localhost/centre',
    /DATABASE_URL is not the address/,
  ],
]

test.each(refusals)('when %s, a sentence names DATABASE_URL and never the password', async (_, url, sentence) => {
  const error = await openDatabase(url).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(SetupError)
  expect(String(error)).toMatch(sentence)
  expect(String(error)).not.toContain('secret')
})

test('when the database is not on the server, a sentence says so', async () => {
  const url = databaseUrl(inject('testServer'), 'no_such_database')
  await expect(openDatabase(url)).rejects.toThrow('there is no such database on it')
})

test('when an idle connection breaks, it is reported and the next query works', async () => {
  const { url, close } = await testDatabase()
  const onError = vi.fn()
  const database = await openDatabase(url, { onError })
  const other = await openDatabase(url)
  await other.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await vi.waitFor(() => expect(onError).toHaveBeenCalled())
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await Promise.all([database.close(), other.close()])
  await close()
})

test('when a count or a sum of poisha is read by raw SQL, it is a number', async () => {
  const database = await testDatabase()
  const { rows } = await database.pool.query('select count(*) as count, 500000000000::bigint as poisha')
  await database.close()
  expect(rows).toEqual([{ count: 1, poisha: 500_000_000_000 }])
})
