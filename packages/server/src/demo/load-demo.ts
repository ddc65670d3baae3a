import { sql } from 'drizzle-orm'
import { branches, galleries, groups, packages, products, rides } from '../catalogue/tables.ts'
import { businessInfo, settings } from '../content/tables.ts'
import { customers } from '../customers/tables.ts'
import type { Database, Tx } from '../db/database.ts'
import { locks } from '../db/locks.ts'
import type { Storage } from '../pictures/storage.ts'
import { loadDemoPeople } from './load-people.ts'
import { prepareArt } from './prepare-art.ts'
import { writeDemo } from './write-demo.ts'

/** A row in any of these belongs to a real centre, or to a demo that was loaded before. */
const ownedTables = [businessInfo, settings, rides, galleries, groups, products, packages, branches, customers]

type DemoOptions = { database: Database; storage: Storage; say: (line: string) => void }

/** Fills an empty database with the demo centre, whole or not at all; leaves any other as it is. */
export async function loadDemo({ database, storage, say }: DemoOptions): Promise<'loaded' | 'kept'> {
  const done = (await hasContent(database.db)) ? 'kept' : await loadContent({ database, storage, say })
  await loadDemoPeople(database)
  return done
}

async function loadContent({ database, storage, say }: DemoOptions): Promise<'loaded' | 'kept'> {
  say('Loading the demo content.')
  const art = await prepareArt(storage, say)
  return database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.loadDemo})`)
    if (await hasContent(tx)) return 'kept'
    await writeDemo(tx, art)
    return 'loaded'
  })
}

async function hasContent(tx: Tx): Promise<boolean> {
  const anyRow = sql.join(
    ownedTables.map((table) => sql`exists (select from ${table})`),
    sql` or `,
  )
  const { rows } = await tx.execute<{ found: boolean }>(sql`select ${anyRow} as found`)
  return rows[0]?.found ?? true
}
