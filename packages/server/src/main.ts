import { buildApp } from './app.ts'
import { keepAppSecret } from './app-secret.ts'
import { readConfig, type Config } from './config.ts'
import { closeToOthers, prepareDataFolder } from './data-folder.ts'
import { isSuperuser, openDatabase, type Database } from './db/database.ts'
import { startEmbedded } from './db/embedded.ts'
import { requestTimeouts, jobTimeouts, type Timeouts } from './db/timeouts.ts'
import { loadDemo } from './demo/load-demo.ts'
import { createDeps, prepareTables } from './deps.ts'
import { createLogger } from './http/log.ts'
import { timetable } from './jobs.ts'
import { drain, expectFreePort, listen } from './listen.ts'
import { startJobs } from './run-jobs.ts'
import { SetupError } from './setup-error.ts'
import { howToComeIn } from './staff/how-to-come-in.ts'

/** Past this, something does not want to end; the embedded database, if left behind, is found again by the next start. */
const STOP_LIMIT_MS = 20_000

const opened = new AsyncDisposableStack()
const say = (line: string): void => console.log(line)

async function start(dev: boolean): Promise<void> {
  const config = readConfig()
  await expectFreePort(config)
  await prepareDataFolder(config.dataDir)
  await closeToOthers(config.dataDir, say)
  const appSecret = config.appSecret ?? (await keepAppSecret(config.dataDir))
  const logger = createLogger(config.logLevel, await prettyStream(config))
  const open = openChosenDatabase(await chooseDatabase(config), (err) =>
    logger.error({ err }, 'A connection to the database broke.'),
  )
  const [database, unhurried] = [await open(requestTimeouts), await open(jobTimeouts)]
  if (await isSuperuser(database))
    say('The user of DATABASE_URL is a superuser. A user who only owns the database is enough, and safer.')

  say('Bringing the tables up to date.')
  await prepareTables(config, database)
  const deps = await createDeps({ config, appSecret, database, logger, dev })
  const unhurriedDeps = { ...deps, database: unhurried }
  if (config.demo) await loadDemo({ ...unhurriedDeps, say })

  const app = await buildApp(deps)
  opened.defer(() => drain(app))
  await listen(app, config)
  const jobs = startJobs(unhurriedDeps, timetable)
  opened.defer(() => jobs.stop())
  say(whereToLook(config))
  const way = await howToComeIn(deps)
  if (way) say(way)
}

const openChosenDatabase =
  (url: string, onError: (error: Error) => void) =>
  async (timeouts: Timeouts): Promise<Database> => {
    const database = await openDatabase(url, { onError, timeouts })
    opened.defer(() => database.close())
    return database
  }

async function chooseDatabase({ databaseUrl, dataDir }: Config): Promise<string> {
  if (databaseUrl !== null) say('Connecting to the database at DATABASE_URL.')
  return databaseUrl ?? (await startOwnDatabase(dataDir))
}

async function startOwnDatabase(dataDir: string): Promise<string> {
  say(`Starting the embedded database in ${dataDir}.`)
  const embedded = await startEmbedded({ dataDir, say })
  opened.defer(() => embedded.stop())
  return embedded.url
}

const whereToLook = ({ publicUrl, host, port }: Config): string =>
  new URL(publicUrl).hostname === 'localhost'
    ? `The site is open at ${publicUrl} (Ctrl-C stops it).`
    : `The site listens on http://${host}:${port} for ${publicUrl} (Ctrl-C stops it).`

/** For eyes at a terminal; programs get one JSON object a line. */
async function prettyStream({ production }: Config) {
  if (production || !process.stdout.isTTY) return undefined
  const { default: pretty } = await import('pino-pretty')
  return pretty({ sync: true, ignore: 'pid,hostname' })
}

let stopping = false

/** The same Ctrl-C may arrive several times, once through each parent: only the first begins to stop. */
async function stop(exitCode: number): Promise<void> {
  if (stopping) return
  stopping = true
  setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
  await opened.disposeAsync()
  process.exit(exitCode)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!stopping) say('Stopping: the requests under way are finished first.')
    void stop(0)
  })
}

start(process.argv.includes('--dev')).catch(async (error: unknown) => {
  if (stopping) return
  console.error(error instanceof SetupError ? error.message : error)
  await stop(1)
})
