import { createWriteStream, mkdirSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { keepAppSecret } from '../packages/server/src/app-secret.ts'
import { readConfig, type Config } from '../packages/server/src/config.ts'
import { openDatabase } from '../packages/server/src/db/database.ts'
import { jobTimeouts } from '../packages/server/src/db/timeouts.ts'
import { createDeps, openPayments } from '../packages/server/src/deps.ts'
import { createLogger } from '../packages/server/src/http/log.ts'
import { SetupError } from '../packages/server/src/setup-error.ts'
import { reviewPayments, type Talk } from '../packages/server/src/review/review-payments.ts'
import { databaseUrl } from './embedded-database.ts'

/** Beside the running site: the same variables, the same database, the same gateway. */
async function review(): Promise<void> {
  const config = readConfig()
  const database = await openDatabase(config.databaseUrl ?? ownDatabase(config), { timeouts: jobTimeouts })
  const appSecret = config.appSecret ?? (await keepAppSecret(config.dataDir))
  const { talk, close } = openTalk()
  try {
    const deps = await createDeps({ config, appSecret, database, logger: openLog(config), dev: false })
    await reviewPayments(openPayments(deps), { staff: userInfo().username }, talk)
  } finally {
    close()
    await database.close()
  }
}

/** Who decided what; the terminal is for the conversation. */
function openLog({ dataDir }: Config) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  return createLogger('info', createWriteStream(join(dataDir, 'payments-review.log'), { flags: 'a', mode: 0o600 }))
}

function ownDatabase({ dataDir }: Config): string {
  try {
    return databaseUrl(dataDir)
  } catch {
    throw new SetupError(
      `The embedded database in ${dataDir} is not running. Start the site first (npm start), or set DATABASE_URL.`,
    )
  }
}

/** Answers may also come through a pipe, all at once; whoever closes the input leaves. */
function openTalk(): { talk: Talk; close(): void } {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const lines = terminal[Symbol.asyncIterator]()
  let open = true
  terminal.once('close', () => (open = false))
  const talk: Talk = {
    say: (line) => console.log(line),
    async ask(question) {
      terminal.setPrompt(question)
      if (open) terminal.prompt()
      else console.log(question)
      const { value, done } = await lines.next()
      return done ? '' : value
    },
  }
  return { talk, close: () => terminal.close() }
}

review().catch((error: unknown) => {
  console.error(error instanceof SetupError ? error.message : error)
  process.exitCode = 1
})
