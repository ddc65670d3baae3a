import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A way to a site's embedded database behind the server's back: the password is kept beside it, the port is the
 * fourth line of PostgreSQL's own lock file.
 */
export function databaseUrl(dataDir: string): string {
  const folder = join(dataDir, 'postgres')
  const port = readFileSync(join(folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[3]
  return `postgres://dolna:${readFileSync(join(folder, 'password'), 'utf8')}@127.0.0.1:${port}/postgres`
}
