import { fileURLToPath } from 'node:url'
import type { Database } from '#server/db/database.ts'
import { changeTablesAlone, migrateDatabase } from '#server/db/migrate.ts'

const migrations = {
  migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
  migrationsSchema: 'sandbox',
  migrationsTable: 'migrations',
}

/** Brings the gateway's own tables up to date; what was migrated is written down beside them, and goes with them. */
export const migrateSandbox = (database: Database): Promise<void> => migrateDatabase(database, migrations)

export const removeSandbox = (database: Database): Promise<void> =>
  changeTablesAlone(database, (client) => client.query('drop schema if exists sandbox cascade'))
