import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import type { Database } from './database.ts'
import { migrateDatabase, migrationsFolder } from './migrate.ts'

let database: Database

beforeEach(async () => {
  database = await testDatabase('bare')
})
afterEach(() => database.close())

/** Four starts at once, all held in the middle of their work until every one of them is waiting. */
async function fourAtOnce(start: () => Promise<void>): Promise<PromiseSettledResult<void>[]> {
  const gate = await database.pool.connect()
  await gate.query('create schema drizzle')
  await gate.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  await gate.query('begin')
  await gate.query('lock table drizzle.__drizzle_migrations in exclusive mode')
  const starts = Promise.allSettled([start(), start(), start(), start()])
  await vi.waitFor(async () => expect(await waiting()).toBe(4))
  await gate.query('commit')
  gate.release()
  return starts
}

async function waiting(): Promise<number> {
  const { rows } = await database.pool.query(
    `select count(*) as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0].waiting
}

async function migrateWithoutLock(): Promise<void> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}

test('when four processes migrate an empty database at once, all succeed and each migration is there once', async () => {
  const outcomes = await fourAtOnce(() => migrateDatabase(database))
  expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'fulfilled'))
  const { rows } = await database.pool.query(
    'select count(*) as rows, count(distinct hash) as migrations from drizzle.__drizzle_migrations',
  )
  expect(rows[0].rows).toBe(rows[0].migrations)
  expect(rows[0].migrations).toBeGreaterThan(0)
})

test('without the lock, four at once fail but for one (control)', async () => {
  const outcomes = await fourAtOnce(migrateWithoutLock)
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected'])
})

test('when the database is up to date, migrating again changes nothing', async () => {
  await migrateDatabase(database)
  const before = await database.pool.query('select * from drizzle.__drizzle_migrations')
  await migrateDatabase(database)
  expect((await database.pool.query('select * from drizzle.__drizzle_migrations')).rows).toEqual(before.rows)
})
