import { readConfig, type Config } from '../packages/server/src/config.ts'
import { openDatabase } from '../packages/server/src/db/database.ts'
import { jobTimeouts } from '../packages/server/src/db/timeouts.ts'
import { SetupError } from '../packages/server/src/setup-error.ts'
import { makeLink } from '../packages/server/src/staff/make-link.ts'
import { databaseUrl } from './embedded-database.ts'

/** Beside the running site: the same variables, the same database. Prints a link that works once. */
async function printLink([phone, name = '']: string[]): Promise<void> {
  if (!phone) throw new SetupError('Whose link? npm run staff:link -- 01712345678 "Nasrin Akter"')
  const config = readConfig()
  const database = await openDatabase(config.databaseUrl ?? ownDatabase(config), { timeouts: jobTimeouts })
  try {
    console.log(await makeLink({ database, config }, { phone, name, now: new Date() }))
  } finally {
    await database.close()
  }
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

printLink(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof SetupError ? error.message : error)
  process.exitCode = 1
})
