import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { openDatabase, type Database } from '../db/database.ts'
import { jobTimeouts } from '../db/timeouts.ts'
import { asAdmin, createDatabase, databaseUrl } from './admin.ts'

type Template = 'bare' | 'empty' | 'demo'

/** The next copy is made while a test works on the last: to copy takes longer than most tests. */
const ready = new Map<Template, Promise<string>>()

async function makeCopy(template: Template): Promise<string> {
  const server = inject('testServer')
  const name = `${server.run}_${randomUUID().replaceAll('-', '')}`
  await createDatabase(server, name, template === 'bare' ? 'template0' : `${server.run}_${template}`)
  return name
}

function takeCopy(template: Template): Promise<string> {
  const taken = ready.get(template) ?? makeCopy(template)
  const next = taken.then(() => makeCopy(template))
  // Whoever takes it is told; if nobody does, nobody minds.
  next.catch(() => {})
  ready.set(template, next)
  return taken
}

/** A database of the test's own, dropped when it is closed; a bare one has no tables. A busy machine may take its time. */
export async function testDatabase(template: Template = 'empty'): Promise<Database> {
  const server = inject('testServer')
  const name = await takeCopy(template)
  const database = await openDatabase(databaseUrl(server, name), { timeouts: jobTimeouts })
  const close = async () => {
    await database.close()
    // Nobody waits for it; what is left at the end is dropped with the rest of the run.
    void asAdmin(server.url, (admin) => admin.query(`drop database if exists ${name} with (force)`)).catch(() => {})
  }
  return { ...database, close }
}
