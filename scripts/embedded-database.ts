import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { APP_ROLE } from '../packages/server/src/db/embedded-role.ts'

/**
 * A way to a site's embedded database behind the server's back, with the server's own rights: the password is kept beside
 * it, the port is the fourth line of PostgreSQL's own lock file.
 */
export function databaseUrl(dataDir: string): string {
  const folder = join(dataDir, 'postgres')
  const port = readFileSync(join(folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[3]
  return `postgres://${APP_ROLE}:${readFileSync(join(folder, 'app-password'), 'utf8')}@127.0.0.1:${port}/postgres`
}
