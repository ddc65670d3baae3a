import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Database } from './database.ts'
import { locks } from './locks.ts'
import { forMigrations, timeouts } from './patience.ts'

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Brings the tables up to date. Processes that start at once take turns: Drizzle's own migrate() fails then. */
export async function migrateDatabase(database: Database): Promise<void> {
  // Its own connection: ending it gives the lock back whatever happened.
  const client = new pg.Client({ connectionString: database.url, ...timeouts(forMigrations) })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [locks.migrate])
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}
