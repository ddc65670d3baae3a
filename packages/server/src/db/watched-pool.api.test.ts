import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isDatabaseGone } from '../http/database-gone.ts'
import { testDatabase } from '../testing/database.ts'
import { freezingLink, type FreezingLink } from '../testing/freezing-link.ts'
import { openDatabase, type Database } from './database.ts'
import { requestTimeouts, type Timeouts } from './timeouts.ts'

const one = sql`select 1 as one`
const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'it was answered',
    (error: unknown) => error,
  )

let real: Database
let database: Database
let link: FreezingLink
beforeEach(async () => {
  real = await testDatabase()
  link = await freezingLink(real.url)
})
afterEach(async () => {
  link.thaw()
  await database.close()
  await link.close()
  await real.close()
})

/** Less jobTimeouts than the site, so that nobody waits for seconds. */
const open = async (timeouts: Partial<Timeouts> = {}, url = link.url): Promise<void> => {
  database = await openDatabase(url, { timeouts: { ...requestTimeouts, silence: 400, probe: 400, ...timeouts } })
}

/** As many transactions as the pool has connections, all open at the same time. */
async function useAllConnections(): Promise<void> {
  let begun = 0
  const { promise: all, resolve } = Promise.withResolvers<void>()
  await Promise.all(
    Array.from({ length: 10 }, () =>
      database.db.transaction(async (tx) => {
        await tx.execute(one)
        if (++begun === 10) resolve()
        await all
      }),
    ),
  )
}

describe('a database that falls silent', () => {
  it('when it is frozen, all who ask are told, those who wait for a turn too, and it is used again when it comes back', async () => {
    await open()
    await useAllConnections()
    const driver = new pg.Pool({ connectionString: link.url })
    await driver.query('select 1')
    link.freeze()
    const unwatched = vi.fn<() => void>()
    const forEver = driver.query('select 1').then(unwatched, unwatched)
    const asked = [
      ...Array.from({ length: 25 }, () => database.pool.query('select 1')),
      ...Array.from({ length: 25 }, () => database.db.transaction((tx) => tx.execute(one))),
    ]
    const answers = await Promise.all(asked.map(failure))
    expect(answers.filter((answer) => !isDatabaseGone(answer))).toEqual([])
    // The control: the driver by itself would wait on.
    expect(unwatched).not.toHaveBeenCalled()
    expect(isDatabaseGone(await failure(database.pool.query('select 1')))).toBe(true)
    link.thaw()
    await vi.waitFor(() => database.pool.query('select 1'))
    await useAllConnections()
    await forEver
    await driver.end()
  })

  it('when no connection is open yet, those who ask are told, too', async () => {
    await open()
    await vi.waitFor(() => expect(database.pool.idleCount).toBe(1))
    link.freeze()
    const answers = await Promise.all(Array.from({ length: 30 }, () => failure(database.pool.query('select 1'))))
    expect(answers.filter((answer) => !isDatabaseGone(answer))).toEqual([])
  })

  it('when only one connection is lost, the others are not', async () => {
    await open({ statement: 500 })
    await useAllConnections()
    link.freezeOldest()
    const answers = await Promise.all(Array.from({ length: 30 }, () => failure(database.pool.query('select 1'))))
    expect(answers.filter((answer) => answer !== 'it was answered')).toHaveLength(1)
    await useAllConnections()
  })

  it('when we ourselves had no time to listen, nobody is told that the database is silent', async () => {
    await open({ silence: 200, probe: 200 }, real.url)
    await useAllConnections()
    const asked = Array.from({ length: 30 }, () => database.pool.query('select 1 as one'))
    await new Promise(setImmediate)
    for (let times = 0; times < 3; times++) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
      await new Promise(setImmediate)
    }
    for (const { rows } of await Promise.all(asked)) expect(rows).toEqual([{ one: 1 }])
  })

  it('when it works on something long, it is not taken for silent', async () => {
    await open({ silence: 200 })
    const long = database.pool.query('select pg_sleep(1), 1 as one')
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    expect((await long).rows).toMatchObject([{ one: 1 }])
  })
})

describe('a connection that breaks', () => {
  it('when it breaks in somebody’s hands, only what they do fails', async () => {
    await open()
    const broken = failure(
      database.db.transaction(async (tx) => {
        const {
          rows: [own],
        } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
        await real.pool.query('select pg_terminate_backend($1)', [own?.pid])
        await tx.execute(sql`select pg_sleep(60)`)
      }),
    )
    expect(isDatabaseGone(await broken)).toBe(true)
    await useAllConnections()
  })

  it('when it is frozen as a transaction begins, its place in the pool is not lost; with the driver alone it is (control)', async () => {
    await open()
    const alone = new pg.Pool({ connectionString: link.url, max: 1, query_timeout: 500, connectionTimeoutMillis: 500 })
    alone.on('connect', (client) => client.on('error', () => {}))
    await alone.query('select 1')
    await useAllConnections()
    link.freeze()
    await Promise.all([
      ...Array.from({ length: 10 }, () => failure(database.db.transaction((tx) => tx.execute(one)))),
      failure(drizzle(alone).transaction((tx) => tx.execute(one))),
    ])
    link.thaw()
    await vi.waitFor(() => database.pool.query('select 1'))
    await useAllConnections()
    await expect(alone.query('select 1')).rejects.toThrow('timeout exceeded when trying to connect')
    void alone.end()
  })
})

describe('what PostgreSQL ends by itself', () => {
  it('when a statement takes too long, it is ended and the connection stays', async () => {
    await open({ statement: 300 })
    const error = await failure(database.pool.query('select pg_sleep(60)'))
    expect(error).toHaveProperty('code', '57014')
    expect(isDatabaseGone(error)).toBe(true)
  })

  it('when a lock is not given, the wait is ended', async () => {
    await open({ lock: 200 })
    const error = await database.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(1)`)
      return failure(database.pool.query('select pg_advisory_xact_lock(1)'))
    })
    expect(error).toHaveProperty('code', '55P03')
  })

  it('when a transaction asks nothing any more, it is ended and its locks are free', async () => {
    await open({ idleInTransaction: 300 })
    const { promise: over, resolve } = Promise.withResolvers<void>()
    const { promise: locked, resolve: hold } = Promise.withResolvers<void>()
    const idle = failure(
      database.db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(2)`)
        hold()
        await over
        await tx.execute(one)
      }),
    )
    await locked
    await real.pool.query('select pg_advisory_xact_lock(2)')
    resolve()
    expect(isDatabaseGone(await idle)).toBe(true)
  })
})
