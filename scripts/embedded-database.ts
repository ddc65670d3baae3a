import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OWNER } from '../packages/server/src/db/embedded-cluster.ts'
import { APP_ROLE } from '../packages/server/src/db/embedded-role.ts'

/**
 * A way to a site's embedded database behind the server's back: the password is kept beside it, the port is the fourth
 * line of PostgreSQL's own lock file.
 */
function urlOf(dataDir: string, user: string, passwordFile: string): string {
  const folder = join(dataDir, 'postgres')
  const port = readFileSync(join(folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[3]
  return `postgres://${user}:${readFileSync(join(folder, passwordFile), 'utf8')}@127.0.0.1:${port}/postgres`
}

export const databaseUrl = (dataDir: string): string => urlOf(dataDir, APP_ROLE, 'app-password')

/** With every right: whoever fills tables for a measurement switches their checks off. */
export const ownerUrl = (dataDir: string): string => urlOf(dataDir, OWNER, 'password')
