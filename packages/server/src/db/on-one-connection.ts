import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Database, Transaction } from './database.ts'

/** A transaction that is handed its connection too: statements written by hand are prepared once for it. */
export async function onOneConnection<T>(
  { pool }: Pick<Database, 'pool'>,
  work: (tx: Transaction, connection: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const connection = await pool.connect()
  try {
    return await drizzle(connection).transaction((tx) => work(tx, connection))
  } finally {
    connection.release()
  }
}
