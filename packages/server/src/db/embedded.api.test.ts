import { chmod, lstat, mkdir, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { SetupError } from '../setup-error.ts'
import { asAdmin } from '../testing/admin.ts'
import { kill, openEmbeddedFolder, recall, remember, type EmbeddedFolder } from '../testing/embedded-folder.ts'
import { isSuperuser, openDatabase } from './database.ts'
import { openCluster } from './embedded-cluster.ts'
import { findPrograms } from './embedded-programs.ts'
import { reachServer } from './embedded-server.ts'
import { chooseUser, reachPrograms } from './embedded-user.ts'
import { startEmbedded } from './embedded.ts'
import { migrateDatabase } from './migrate.ts'

const asRoot = process.getuid?.() === 0
let folder: EmbeddedFolder

// A new cluster takes seconds on a busy machine: most tests go on with the one that the first has made.
beforeAll(async () => {
  folder = await openEmbeddedFolder()
})
afterEach(() => folder.cleanUp())
afterAll(() => folder.remove())

test('when the folder is new, a database is made that only this machine and its password open', async () => {
  const { url, adminUrl } = await folder.start()
  const { rows } = await asAdmin(adminUrl, (client) =>
    client.query(`select current_setting('server_version_num')::int / 10000 as version,
    current_setting('listen_addresses') as listens, current_setting('unix_socket_directories') as sockets,
    current_setting('fsync') as fsync, current_setting('synchronous_commit') as sync, lower('ÄÖ') as lower`),
  )
  expect(rows).toEqual([{ version: 18, listens: '127.0.0.1', sockets: '', fsync: 'on', sync: 'on', lower: 'äö' }])
  for (const [file, address] of [
    ['password', adminUrl],
    ['app-password', url],
  ] as const) {
    expect((await stat(join(folder.dataDir, 'postgres', file))).mode & 0o777).toBe(0o600)
    const wrong = new URL(address)
    wrong.password = 'guess'
    await expect(asAdmin(wrong.href, async () => {})).rejects.toThrow('password authentication failed')
  }
})

const forbidden = [
  `copy (select 1) to program 'true'`,
  `select pg_read_file('PG_VERSION')`,
  'create role another',
  'alter system set fsync = off',
  'create database another',
]
test('when the application is connected, it may do what it needs in its database and nothing to the server', async () => {
  const { url, adminUrl } = await folder.start()
  const database = await openDatabase(url)
  await migrateDatabase(database)
  expect(await isSuperuser(database)).toBe(false)
  for (const statement of forbidden)
    await expect(database.pool.query(statement)).rejects.toThrow(/permission denied|must be superuser/)
  await database.close()
  // The control: the one who made the cluster may.
  await asAdmin(adminUrl, (admin) => admin.query(`select pg_read_file('PG_VERSION')`))
})

test('when the cluster is from before the application had a role of its own, all that is in it is handed over', async () => {
  const first = await folder.start()
  const { password } = new URL(first.adminUrl)
  await asAdmin(first.adminUrl, async (admin) => {
    await admin.query(
      `drop schema public cascade; drop schema drizzle cascade; create schema public; alter database postgres owner to dolna; drop owned by dolna_app; drop role dolna_app`,
    )
    await admin.query('alter schema public owner to pg_database_owner')
  })
  await rm(join(folder.dataDir, 'postgres', 'app-password'))
  // As before: everything is made and owned by the superuser.
  const before = await openDatabase(first.adminUrl)
  await migrateDatabase(before)
  await before.pool.query(
    `insert into branches (name) values ('Kept'); create view own_view as select 1 as one; create sequence own_sequence; create type own_type as enum ('a')`,
  )
  await before.close()
  await first.stop()

  const next = await folder.start()
  expect(new URL(next.adminUrl).password).toBe(password)
  const database = await openDatabase(next.url)
  expect((await database.pool.query('select name from branches')).rows).toEqual([{ name: 'Kept' }])
  await migrateDatabase(database)
  await database.pool.query(
    `update branches set name = 'Kept still'; alter table branches add column own_column int; drop view own_view; drop sequence own_sequence; drop type own_type`,
  )
  const { rows } = await database.pool
    .query(`select relname from pg_class where relowner = 'dolna'::regrole and relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace)
    union all select proname from pg_proc where proowner = 'dolna'::regrole and pronamespace = 'public'::regnamespace`)
  expect(rows).toEqual([])
  await database.close()
})

test('when it is stopped, nothing listens any more, and the next start has the data', async () => {
  const first = await folder.start()
  await remember(first)
  await first.stop()
  await expect(asAdmin(first.url, async () => {})).rejects.toThrow('ECONNREFUSED')
  expect(await recall(await folder.start())).toEqual([{ one: 1 }])
})

test('when another process has the folder, a second is refused with a sentence that names it', async () => {
  await folder.start()
  const error = await startEmbedded({ dataDir: folder.dataDir, say: () => {} }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(SetupError)
  expect(String(error)).toContain(
    `The data folder ${folder.dataDir} is in use by process ${process.pid}. Stop that one first`,
  )
})

test('without the owner lock, a second would find the server and use it (control)', async () => {
  const { url } = await folder.start()
  const programs = await reachPrograms(findPrograms(), await chooseUser(join(folder.dataDir, 'postgres')), () => {})
  const { client, port } = await reachServer({
    programs,
    cluster: await openCluster(folder.dataDir, programs, () => {}),
    settings: {},
  })
  await client.end()
  expect(port).toBe(Number(new URL(url).port))
})

test('when two processes start in the same moment on a new folder, one gets it and the other is refused', async () => {
  const dataDir = join(folder.dataDir, 'both-at-once')
  const startThere = () => folder.startInAnotherProcess(dataDir)
  const started = await Promise.all([startThere(), startThere()])
  expect(started.map(({ said }) => said).toSorted()).toEqual([
    expect.stringMatching(/^SetupError: .*in use by process \d+/),
    expect.stringMatching(/^postgresql:/),
  ])
  await Promise.all(started.map(({ child }) => kill(child)))
  await folder.start({ dataDir })
})

test('when a start was cut short, what it left is removed', async () => {
  const left = join(folder.dataDir, 'database-cut-short')
  await mkdir(left)
  await folder.start()
  await expect(lstat(left)).rejects.toThrow('ENOENT')
})

test('when the data folder cannot be written, a sentence names it', async () => {
  const file = join(folder.dataDir, 'file')
  await writeFile(file, '')
  await expect(startEmbedded({ dataDir: join(file, 'data'), say: () => {} })).rejects.toThrow(
    /^The data folder .*file\/data cannot be written \(ENOTDIR\)\. Choose another with DATA_DIR\.$/,
  )
})

test.runIf(asRoot)(
  'when root keeps the data folder where no one else may go, the database is kept elsewhere and linked',
  async () => {
    const closed = join(folder.dataDir, 'closed')
    await mkdir(closed)
    await chmod(closed, 0o700)
    const dataDir = join(closed, 'data')
    const first = await folder.start({ dataDir })
    const place = await realpath(join(dataDir, 'postgres'))
    try {
      expect(place).toMatch(/^\/var\/lib\/dolna\/database-/)
      await remember(first)
      await first.stop()
      expect(await recall(await folder.start({ dataDir }))).toEqual([{ one: 1 }])
    } finally {
      await folder.stopAll()
      await rm(place, { recursive: true, force: true })
    }
  },
)

test('when the cluster is damaged, a sentence tells what PostgreSQL said', async () => {
  await (await folder.start()).stop()
  await writeFile(join(folder.dataDir, 'postgres', 'cluster', 'PG_VERSION'), '3\n')
  await expect(startEmbedded({ dataDir: folder.dataDir, say: () => {} })).rejects.toThrow(
    /^The database does not start: .*FATAL/,
  )
})
