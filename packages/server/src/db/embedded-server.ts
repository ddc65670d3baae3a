import { readFile, statfs, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { SetupError } from '../setup-error.ts'
import { OWNER, type Cluster } from './embedded-cluster.ts'
import { APP_ROLE } from './embedded-role.ts'
import { runAs, runProgram, tellingLine, type ProgramResult, type Programs } from './embedded-programs.ts'

export type Settings = Record<string, string | number>
export type Reached = { client: pg.Client; port: number }
export type Server = { programs: Programs; cluster: Cluster; settings: Settings }

const START_LIMIT_MS = 120_000
const START_TRIES = 20
const PAUSE_MS = 250
/** What a killed server left in memory, another start in the same moment, a port just taken: gone after a few tries. */
const PASSING = /shared memory block|lock file|TCP\/IP sockets/
const WRONG_PASSWORD = '28P01'

/** Loopback only. Errors stay out of the log, because their details quote phone numbers. */
const OUR_SETTINGS: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  timezone: 'UTC',
  log_min_messages: 'log',
  log_checkpoints: 'off',
}

export async function reachServer(server: Server, port?: number): Promise<Reached> {
  const deadline = Date.now() + START_LIMIT_MS
  for (let failures = 0; Date.now() < deadline; await wait(PAUSE_MS)) {
    const running = await runningPort(server.cluster)
    const reached = running ?? (await startServer(server, port ?? (await freePort())))
    if (typeof reached !== 'number') {
      if (!PASSING.test(reached.output) || ++failures >= START_TRIES) throw await startFailed(server.cluster, reached)
      continue
    }
    const client = await connect(server.cluster, reached)
    if (client) return { client, port: reached }
  }
  throw new SetupError(
    `The database did not answer within ${START_LIMIT_MS / 1000} seconds; its log is ${server.cluster.log}.`,
  )
}

export const serverUrl = ({ password }: Cluster, port: number): string =>
  `postgresql://${OWNER}:${password}@127.0.0.1:${port}/postgres`
export const appUrl = ({ appPassword }: Cluster, port: number): string =>
  `postgresql://${APP_ROLE}:${appPassword}@127.0.0.1:${port}/postgres`

export async function stopServer({ programs, cluster }: Server): Promise<void> {
  const stop = (mode: string) => runProgram(programs, 'pg_ctl', ['stop', '-w', '-D', cluster.data, '-m', mode])
  if (!(await stop('fast')).ok) await stop('immediate')
}

async function startServer({ programs, cluster, settings }: Server, port: number): Promise<number | ProgramResult> {
  const options = Object.entries({ ...OUR_SETTINGS, ...settings, port }).map(([name, value]) => `-c ${name}=${value}`)
  const before = (await readLog(cluster)).length
  const result = await runProgram(programs, 'pg_ctl', [
    'start',
    '-w',
    '-D',
    cluster.data,
    '-l',
    cluster.log,
    '-o',
    options.join(' '),
  ])
  if (result.ok) return port
  return { ok: false, output: `${(await readLog(cluster)).slice(before)}\n${result.output}` }
}

const readLog = ({ log }: Cluster): Promise<string> => readFile(log, 'utf8').catch(() => '')

/** On a full disk PostgreSQL cannot even write down why. */
async function startFailed({ data, log }: Cluster, { output }: ProgramResult): Promise<SetupError> {
  const { bavail } = await statfs(data)
  return new SetupError(
    `The database does not start: ${bavail === 0 ? 'the disk is full' : tellingLine(output)} (its log is ${log})`,
  )
}

/** Undefined while it starts, stops or recovers: ask again. Only our own server knows the password. */
async function connect(cluster: Cluster, port: number): Promise<pg.Client | undefined> {
  if (!port) return undefined
  const client = new pg.Client({
    connectionString: serverUrl(cluster, port),
    application_name: `process ${process.pid}`,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => {})
    if (error instanceof pg.DatabaseError && error.code === WRONG_PASSWORD)
      throw new SetupError(`The database refuses the password kept beside ${cluster.data}.`)
    return undefined
  }
}

async function runningPort({ data }: Cluster): Promise<number | undefined> {
  const file = join(data, 'postmaster.pid')
  const text = await readFile(file, 'utf8').catch(() => '')
  const [pid, , , port] = text.split('\n')
  if (!pid) return undefined
  if (await isServerOf(data, Number(pid))) return Number(port)
  await forgetProcess(file, text)
  return undefined
}

/**
 * After a reboot the number may belong to any other process, and PostgreSQL would refuse to start. A number no
 * process can have makes it look for itself whether the memory named in the file is still in use.
 */
async function forgetProcess(file: string, text: string): Promise<void> {
  const pid = Number(text.split('\n')[0])
  if (!isAlive(pid) || (await readFile(file, 'utf8').catch(() => '')) !== text) return
  await writeFile(file, text.replace(/^\d+/, '2147483646'))
}

async function isServerOf(data: string, pid: number): Promise<boolean> {
  if (process.platform === 'win32') return isAlive(pid)
  const command =
    process.platform === 'linux'
      ? await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
      : (await runAs(undefined, '/bin/ps', ['-o', 'command=', '-p', String(pid)])).output
  return command.includes(data)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = probe.address()
        probe.close(() =>
          address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port')),
        )
      })
  })
}
