import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrateSandbox } from '#sandbox-gateway/migrate.ts'
import { openDatabase } from '../db/database.ts'
import { startEmbedded } from '../db/embedded.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { appRole, asAdmin, createDatabase, databaseUrl, type TestServer } from './admin.ts'
import { makeDemoTemplate } from './demo-template.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer
  }
}

/** Vitest's global set-up: one PostgreSQL for the run, with an empty and a demo database to copy from. */
export default async function startTestServer(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await openServer()
  const server = { url, run: `test_${randomUUID().slice(0, 8)}` }
  await asAdmin(url, (admin) => admin.query(`create role ${appRole(server)} login password '${server.run}'`))
  await makeEmptyTemplate(server)
  await makeDemoTemplate(server)
  project.provide('testServer', server)
  return async () => {
    await dropAll(server)
    await stop()
  }
}

async function openServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return { url: given, stop: async () => {} }
  const dataDir = await mkdtemp(join(tmpdir(), 'dolna-test-'))
  // Nothing here has to survive a power cut.
  const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: 200 }
  const embedded = await startEmbedded({ dataDir, settings, say: () => {} })
  const stop = async () => {
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { url: embedded.adminUrl, stop }
}

async function makeEmptyTemplate(server: TestServer): Promise<void> {
  const name = `${server.run}_empty`
  await createDatabase(server, name)
  const database = await openDatabase(databaseUrl(server, name))
  await migrateSandbox(database)
  await migrateDatabase(database)
  await database.close()
}

async function dropAll(server: TestServer): Promise<void> {
  await asAdmin(server.url, async (admin) => {
    // A worker that has ended may have left a copy in the making.
    await admin.query(
      `select pg_terminate_backend(pid, 10000) from pg_stat_activity where query like $1 and pid <> pg_backend_pid()`,
      [`create database ${server.run}_%`],
    )
    const { rows } = await admin.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [`${server.run}_`],
    )
    for (const { name } of rows) await admin.query(`drop database if exists ${name} with (force)`)
    await admin.query(`drop role ${appRole(server)}`)
  })
}
