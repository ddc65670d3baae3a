import { expect, test, vi } from 'vitest'
import { testDatabase } from './database.ts'

test('when two test databases are open, neither sees the rows of the other', async () => {
  const [one, other] = await Promise.all([testDatabase(), testDatabase()])
  await one.pool.query(`insert into branches (name) values ('Only here')`)
  const { rows } = await other.pool.query('select * from branches')
  await Promise.all([one.close(), other.close()])
  expect(rows).toEqual([])
})

test('when a test database is closed, it is soon gone from the server', async () => {
  const database = await testDatabase()
  const name = new URL(database.url).pathname.slice(1)
  await database.close()
  const other = await testDatabase()
  const found = () => other.pool.query('select 1 from pg_database where datname = $1', [name])
  await vi.waitFor(async () => expect((await found()).rows).toEqual([]))
  await other.close()
})

test('when several tests ask for the demo content at once, each gets a whole copy', async () => {
  const copies = await Promise.all([testDatabase('demo'), testDatabase('demo'), testDatabase('demo')])
  const counts = await Promise.all(copies.map((copy) => copy.pool.query('select count(*) as rides from rides')))
  await Promise.all(copies.map((copy) => copy.close()))
  expect(counts.map(({ rows }) => rows[0])).toEqual(Array.from({ length: 3 }, () => ({ rides: 18 })))
})
