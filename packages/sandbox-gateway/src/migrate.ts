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

/** Only if it is ours: a schema of that name may be somebody else's. */
export const removeSandbox = (database: Database): Promise<void> =>
  changeTablesAlone(database, async (client) => {
    const { rows } = await client.query(
      `select to_regclass('sandbox.migrations') is not null and to_regclass('sandbox.sessions') is not null as ours`,
    )
    if (rows[0]?.ours) await client.query('drop schema sandbox cascade')
  })
