import { fileURLToPath } from 'node:url'
import type { MigrationConfig } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Database } from './database.ts'
import { locks } from './locks.ts'
import { migrationTimeouts, driverTimeouts } from './timeouts.ts'

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

export const migrateDatabase = (
  database: Database,
  migrations: MigrationConfig = { migrationsFolder },
): Promise<void> => changeTablesAlone(database, (client) => migrate(drizzle(client), migrations))

/** Processes that start at once take turns: Drizzle's own migrate() fails then. */
export async function changeTablesAlone(
  database: Database,
  change: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  // Its own connection: ending it gives the lock back whatever happened.
  const client = new pg.Client({ connectionString: database.url, ...driverTimeouts(migrationTimeouts) })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [locks.migrate])
    await change(client)
  } finally {
    await client.end()
  }
}
