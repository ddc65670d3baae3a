import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../db/database.ts'
import { migrateDatabase, migrationsFolder } from '../db/migrate.ts'

type Journal = { entries: { tag: string }[] }

/** The tables as an earlier version left them: this migration is the last. */
export async function migrateUpTo(database: Database, last: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'dolna-migrations-'))
  await cp(migrationsFolder, folder, { recursive: true })
  const file = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8')) as Journal
  const count = journal.entries.findIndex(({ tag }) => tag === last) + 1
  if (count === 0) throw new Error(`There is no migration ${last}.`)
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
  await migrateDatabase(database, { migrationsFolder: folder })
  await rm(folder, { recursive: true })
}
