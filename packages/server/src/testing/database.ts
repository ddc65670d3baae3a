import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { openDatabase, type Database } from '../db/database.ts'
import { patient } from '../db/patience.ts'
import { asAdmin, createDatabase, databaseUrl } from './admin.ts'

/** A database of the test's own, dropped when it is closed; a bare one has no tables. A busy machine may take its time. */
export async function testDatabase(template: 'bare' | 'empty' | 'demo' = 'empty'): Promise<Database> {
  const server = inject('testServer')
  const name = `${server.run}_${randomUUID().replaceAll('-', '')}`
  await createDatabase(server, name, template === 'bare' ? 'template0' : `${server.run}_${template}`)
  const database = await openDatabase(databaseUrl(server, name), { patience: patient })
  const close = async () => {
    await database.close()
    await asAdmin(server.url, (admin) => admin.query(`drop database if exists ${name} with (force)`))
  }
  return { ...database, close }
}
