import type pg from 'pg'
import { expect } from 'vitest'

export async function untilWaiting(pool: pg.Pool, count: number): Promise<void> {
  const waiting = async () =>
    (await pool.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
      .rowCount
  await expect.poll(waiting, { timeout: 15_000 }).toBe(count)
}

export async function holdLock(
  pool: pg.Pool,
  statement: string,
  values: unknown[] = [],
): Promise<{ release(): Promise<void> }> {
  const client = await pool.connect()
  await client.query('begin')
  await client.query(statement, values)
  return {
    async release() {
      await client.query('commit')
      client.release()
    },
  }
}
