import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import { openDatabase, type Database } from '../db/database.ts'
import { locks } from '../db/locks.ts'
import { diskStorage } from '../integrations/disk-storage.ts'
import { asAdmin, databaseUrl } from './admin.ts'

/** Demo pictures are encoded once and found again by the next run; content decides their names. */
export const testMediaFolder = fileURLToPath(new URL('../../../../node_modules/.cache/dolna/media', import.meta.url))

/** A database of the test's own, dropped when it is closed. The first to ask for the demo content loads it. */
export async function testDatabase(template: 'empty' | 'demo' = 'empty'): Promise<Database> {
  const { url, run } = inject('testServer')
  if (template === 'demo') await makeDemoTemplate(url, run)
  const name = `${run}_${randomUUID().replaceAll('-', '')}`
  await copyDatabase(url, `${run}_${template}`, name)
  const database = await openDatabase(databaseUrl(url, name))
  const close = async () => {
    await database.close()
    await asAdmin(url, (admin) => admin.query(`drop database if exists ${name} with (force)`))
  }
  return { ...database, close }
}

const copyDatabase = (url: string, from: string, to: string) =>
  asAdmin(url, (admin) => admin.query(`create database ${to} template ${from}`))

/** Loaded under another name and renamed, so that a template is there whole or not at all. */
async function makeDemoTemplate(url: string, run: string): Promise<void> {
  await asAdmin(url, async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [locks.makeDemoTemplate])
    const { rows } = await admin.query('select 1 from pg_database where datname = $1', [`${run}_demo`])
    if (rows.length > 0) return
    await admin.query(`drop database if exists ${run}_loading`)
    await admin.query(`create database ${run}_loading template ${run}_empty`)
    await fillWithDemo(databaseUrl(url, `${run}_loading`))
    await admin.query(`alter database ${run}_loading rename to ${run}_demo`)
  })
}

async function fillWithDemo(url: string): Promise<void> {
  // Only here, because it brings the picture encoder along.
  const { loadDemo } = await import('../demo/load-demo.ts')
  const database = await openDatabase(url)
  try {
    await loadDemo({ database, storage: diskStorage(testMediaFolder), say: () => {} })
  } finally {
    await database.close()
  }
}
