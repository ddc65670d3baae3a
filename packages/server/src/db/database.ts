import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { SetupError } from '../setup-error.ts'
import { requestTimeouts, type Timeouts } from './timeouts.ts'
import { WatchedPool } from './watched-pool.ts'

export type Tx = PgDatabase<NodePgQueryResultHKT>
/** For what has to happen all together or not at all: the database itself will not do. */
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]
export type Database = { db: NodePgDatabase; pool: pg.Pool; url: string; close(): Promise<void> }

// Counts and poisha stay far below 2^53, so bigint may be a number everywhere, raw SQL included.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host name cannot be looked up',
  ETIMEDOUT: 'it does not answer',
  '28P01': 'it refuses the user name or password',
  '28000': 'it refuses this user',
  '3D000': 'there is no such database on it',
}

type Options = { onError?: (error: Error) => void; timeouts?: Timeouts }

export async function openDatabase(
  url: string,
  { onError = () => {}, timeouts = requestTimeouts }: Options = {},
): Promise<Database> {
  const address = addressOf(url)
  const pool = new WatchedPool(url, timeouts)
  // Without a listener, an idle connection that breaks ends the process; the pool replaces it by itself.
  pool.on('error', onError)
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new SetupError(`Cannot reach the database at ${address} (DATABASE_URL): ${reasonOf(error)}.`)
  }
  return { db: drizzle(pool), pool, url, close: () => pool.end() }
}

export const isSuperuser = async ({ pool }: Database): Promise<boolean> =>
  (await pool.query<{ all: boolean }>('select rolsuper as all from pg_roles where rolname = current_user')).rows[0]
    ?.all ?? false

function addressOf(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (!parsed || !/^postgres(ql)?:$/.test(parsed.protocol)) {
    throw new SetupError(
      'DATABASE_URL is not the address of a PostgreSQL database (postgresql://user:password@host:port/name).',
    )
  }
  return `${parsed.hostname}:${parsed.port || 5432}${parsed.pathname}`
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'the connection failed'
  const code = 'code' in error ? String(error.code) : ''
  return reasons[code] ?? (error.message || code || 'the connection failed')
}
