import { spawn, type ChildProcess } from 'node:child_process'
import { chmod, lstat, mkdir, mkdtemp, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { SetupError } from '../setup-error.ts'
import { asAdmin } from '../testing/admin.ts'
import { isSuperuser, openDatabase } from './database.ts'
import { openCluster } from './embedded-cluster.ts'
import { findPrograms, runProgram } from './embedded-programs.ts'
import { reachServer } from './embedded-server.ts'
import { chooseUser, reachPrograms } from './embedded-user.ts'
import { startEmbedded, type Embedded } from './embedded.ts'
import { migrateDatabase } from './migrate.ts'

const asRoot = process.getuid?.() === 0
let dataDir: string
let running: Embedded[] = []
let children: ChildProcess[] = []

// A new cluster takes seconds on a busy machine: most tests go on with the one that the first has made.
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'dolna-embedded-'))
})
afterEach(async () => {
  children.forEach((child) => child.kill('SIGKILL'))
  await Promise.all(running.map((embedded) => embedded.stop()))
  running = []
  children = []
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

async function start(folder = dataDir): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir: folder, say: () => {} })
  running.push(embedded)
  return embedded
}

/** Another process of this product: what it says first, its address or why it cannot start. */
async function startInAnotherProcess(folder = dataDir): Promise<{ child: ChildProcess; said: string }> {
  const module = fileURLToPath(new URL('./embedded.ts', import.meta.url))
  const script = `
    import { startEmbedded } from ${JSON.stringify(module)}
    startEmbedded({ dataDir: ${JSON.stringify(folder)}, say: () => {} })
      .then(({ url }) => { console.log(url); setInterval(() => {}, 1000) }, (error) => console.log(String(error)))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const said = await new Promise<string>((resolve) =>
    child.stdout?.once('data', (data) => resolve(String(data).trim())),
  )
  return { child, said }
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
}

const lockFile = async () => join(await realpath(join(dataDir, 'postgres')), 'cluster', 'postmaster.pid')
const serverPid = async () => Number((await readFile(await lockFile(), 'utf8')).split('\n')[0])
const remember = ({ url }: { url: string }) =>
  asAdmin(url, (client) => client.query('drop table if exists remembered; create table remembered as select 1 as one'))
const recall = async ({ url }: { url: string }) =>
  (await asAdmin(url, (client) => client.query('select one from remembered'))).rows

test('when the folder is new, a database is made that only this machine and its password open', async () => {
  const { url, adminUrl } = await start()
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
    expect((await stat(join(dataDir, 'postgres', file))).mode & 0o777).toBe(0o600)
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
  const { url, adminUrl } = await start()
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
  const first = await start()
  const { password } = new URL(first.adminUrl)
  await asAdmin(first.adminUrl, async (admin) => {
    await admin.query(
      `drop schema public cascade; drop schema drizzle cascade; create schema public; alter database postgres owner to dolna; drop owned by dolna_app; drop role dolna_app`,
    )
    await admin.query('alter schema public owner to pg_database_owner')
  })
  await rm(join(dataDir, 'postgres', 'app-password'))
  // As before: everything is made and owned by the superuser.
  const before = await openDatabase(first.adminUrl)
  await migrateDatabase(before)
  await before.pool.query(
    `insert into branches (name) values ('Kept'); create view own_view as select 1 as one; create sequence own_sequence; create type own_type as enum ('a')`,
  )
  await before.close()
  await first.stop()

  const next = await start()
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
  const first = await start()
  await remember(first)
  await first.stop()
  await expect(asAdmin(first.url, async () => {})).rejects.toThrow('ECONNREFUSED')
  expect(await recall(await start())).toEqual([{ one: 1 }])
})

test('when another process has the folder, a second is refused with a sentence that names it', async () => {
  await start()
  const error = await startEmbedded({ dataDir, say: () => {} }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(SetupError)
  expect(String(error)).toContain(`The data folder ${dataDir} is in use by process ${process.pid}. Stop that one first`)
})

test('without the owner lock, a second would find the server and use it (control)', async () => {
  const { url } = await start()
  const programs = await reachPrograms(findPrograms(), await chooseUser(join(dataDir, 'postgres')), () => {})
  const { client, port } = await reachServer({
    programs,
    cluster: await openCluster(dataDir, programs, () => {}),
    settings: {},
  })
  await client.end()
  expect(port).toBe(Number(new URL(url).port))
})

test('when two processes start in the same moment on a new folder, one gets it and the other is refused', async () => {
  const folder = join(dataDir, 'both-at-once')
  const said = (await Promise.all([startInAnotherProcess(folder), startInAnotherProcess(folder)])).map(
    (started) => started.said,
  )
  expect(said.toSorted()).toEqual([
    expect.stringMatching(/^SetupError: .*in use by process \d+/),
    expect.stringMatching(/^postgresql:/),
  ])
  await Promise.all(children.map(kill))
  await start(folder)
})

test('when the process is killed, the next start takes over the server that it left running', async () => {
  const { child, said } = await startInAnotherProcess()
  await remember({ url: said })
  const pid = await serverPid()
  await kill(child)
  const next = await start()
  expect(next.url).toBe(said)
  expect(await serverPid()).toBe(pid)
  expect(await recall(next)).toEqual([{ one: 1 }])
})

test('when the process and the database are both killed, the next start needs no hand', async () => {
  const { child, said } = await startInAnotherProcess()
  await remember({ url: said })
  process.kill(await serverPid(), 'SIGKILL')
  await kill(child)
  expect(await recall(await start())).toEqual([{ one: 1 }])
})

/** As after a power cut: the lock file is there, and its number belongs to another process of the same user. */
async function leaveForeignNumber(): Promise<void> {
  const first = await start()
  await remember(first)
  const text = await readFile(await lockFile(), 'utf8')
  await first.stop()
  const { uid, gid } = await stat(join(dataDir, 'postgres', 'cluster'))
  const stranger = spawn('/bin/sleep', ['60'], { cwd: '/', ...(asRoot ? { uid, gid } : {}) })
  children.push(stranger)
  await writeFile(await lockFile(), text.replace(/^\d+/, String(stranger.pid)))
}

test('when the number of a killed database belongs to another process by now, the next start is not misled', async () => {
  await leaveForeignNumber()
  expect(await recall(await start())).toEqual([{ one: 1 }])
})

test('PostgreSQL by itself is misled by such a number (control)', async () => {
  await leaveForeignNumber()
  const folder = join(dataDir, 'postgres')
  const programs = await reachPrograms(findPrograms(), await chooseUser(folder), () => {})
  const outcome = await runProgram(programs, 'pg_ctl', [
    'start',
    '-w',
    '-D',
    join(folder, 'cluster'),
    '-l',
    join(folder, 'log'),
  ])
  expect(outcome.ok).toBe(false)
})

test('when the database alone is killed, it comes back at the same address', async () => {
  const embedded = await start()
  await remember(embedded)
  process.kill(await serverPid(), 'SIGKILL')
  await vi.waitFor(async () => expect(await recall(embedded)).toEqual([{ one: 1 }]), { interval: 200 })
})

test('when the database is killed and does not start at first, it is tried again, and why is said once', async () => {
  const said: string[] = []
  const embedded = await startEmbedded({ dataDir, say: (line) => said.push(line) })
  running.push(embedded)
  await remember(embedded)
  const away = await takeControlFileAway()
  process.kill(await serverPid(), 'SIGKILL')
  const complaints = () => said.filter((line) => /does not start.*It is tried again\.$/.test(line))
  await vi.waitFor(() => expect(complaints()).toHaveLength(1), { interval: 100 })
  const tries = await startsTried()
  await vi.waitFor(async () => expect(await startsTried()).toBeGreaterThan(tries), { interval: 100 })
  await away.putBack()
  await vi.waitFor(async () => expect(await recall(embedded)).toEqual([{ one: 1 }]), { interval: 200 })
  expect(complaints()).toHaveLength(1)
})

test('when the database does not come back and the process is to stop, it stops', async () => {
  const said: string[] = []
  const embedded = await startEmbedded({ dataDir, say: (line) => said.push(line) })
  running.push(embedded)
  const away = await takeControlFileAway()
  process.kill(await serverPid(), 'SIGKILL')
  await vi.waitFor(() => expect(said.at(-1)).toContain('It is tried again.'), { interval: 100 })
  await embedded.stop()
  await away.putBack()
})

/** Without it PostgreSQL does not start. */
async function takeControlFileAway(): Promise<{ putBack(): Promise<void> }> {
  const file = join(dataDir, 'postgres', 'cluster', 'global', 'pg_control')
  await rename(file, `${file}-away`)
  return { putBack: () => rename(`${file}-away`, file) }
}

const startsTried = async () => (await readFile(join(dataDir, 'postgres', 'log'), 'utf8')).split('pg_control').length

test('when a start was cut short, what it left is removed', async () => {
  const left = join(dataDir, 'database-cut-short')
  await mkdir(left)
  await start()
  await expect(lstat(left)).rejects.toThrow('ENOENT')
})

test('when the data folder cannot be written, a sentence names it', async () => {
  const file = join(dataDir, 'file')
  await writeFile(file, '')
  await expect(startEmbedded({ dataDir: join(file, 'data'), say: () => {} })).rejects.toThrow(
    /^The data folder .*file\/data cannot be written \(ENOTDIR\)\. Choose another with DATA_DIR\.$/,
  )
})

test.runIf(asRoot)(
  'when root keeps the data folder where no one else may go, the database is kept elsewhere and linked',
  async () => {
    const closed = join(dataDir, 'closed')
    await mkdir(closed)
    await chmod(closed, 0o700)
    const folder = join(closed, 'data')
    const first = await start(folder)
    const place = await realpath(join(folder, 'postgres'))
    try {
      expect(place).toMatch(/^\/var\/lib\/dolna\/database-/)
      await remember(first)
      await first.stop()
      expect(await recall(await start(folder))).toEqual([{ one: 1 }])
    } finally {
      await Promise.all(running.map((embedded) => embedded.stop()))
      await rm(place, { recursive: true, force: true })
    }
  },
)

test('when the cluster is damaged, a sentence tells what PostgreSQL said', async () => {
  await (await start()).stop()
  await writeFile(join(dataDir, 'postgres', 'cluster', 'PG_VERSION'), '3\n')
  await expect(startEmbedded({ dataDir, say: () => {} })).rejects.toThrow(/^The database does not start: .*FATAL/)
})
