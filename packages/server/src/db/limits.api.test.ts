import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { movingClock } from '../testing/moving-clock.ts'
import { openDatabase, type Database } from './database.ts'
import { admit, countTries, countTry, forgetTries, takeBack, type Limit } from './limits.ts'

let database: Database
let clock: ReturnType<typeof movingClock>
beforeEach(async () => {
  database = await testDatabase()
  clock = movingClock()
})
afterEach(() => database.close())

const limit = (most: number, seconds: number, subject = 'a'): Limit => ({ name: 'knocks', subject, most, seconds })
const knock = (limits: Limit[], from = database) => from.db.transaction((tx) => admit(tx, limits, clock.now()))
const events = async () =>
  (await database.pool.query('select count(*) as events from limit_events')).rows[0] as { events: number }
const admittedOf = async (tries: Promise<{ admitted: boolean }>[]) =>
  (await Promise.all(tries)).filter(({ admitted }) => admitted).length

describe('a limit', () => {
  it('when it is reached, it says how long until the oldest that counts is too old', async () => {
    for (const seconds of [0, 10, 10]) {
      clock.pass(seconds)
      expect(await knock([limit(3, 60)])).toMatchObject({ admitted: true })
    }
    clock.pass(10)
    expect(await knock([limit(3, 60)])).toMatchObject({ admitted: false, secondsLeft: 30 })
    clock.pass(29)
    expect(await knock([limit(3, 60)])).toMatchObject({ admitted: false, secondsLeft: 1 })
    clock.pass(1)
    expect(await knock([limit(3, 60)])).toMatchObject({ admitted: true })
    expect(await knock([limit(3, 60)])).toMatchObject({ admitted: false, secondsLeft: 10 })
  })

  it('when somebody is refused, that does not count', async () => {
    for (let turn = 0; turn < 5; turn++) await knock([limit(1, 60)])
    expect(await events()).toEqual({ events: 1 })
  })

  it('when one of several is reached, none is counted and the longest wait is told', async () => {
    const both = [limit(1, 60), limit(2, 3600), limit(100, 60, 'b')]
    await knock(both)
    clock.pass(60)
    await knock(both)
    expect(await knock(both)).toEqual({ admitted: false, reached: both[1], secondsLeft: 3540 })
    expect(await events()).toEqual({ events: 4 })
  })

  it('when another subject knocks, it has its own count', async () => {
    await knock([limit(1, 60, 'a')])
    expect(await knock([limit(1, 60, 'b')])).toMatchObject({ admitted: true })
    expect(await knock([{ ...limit(1, 60, 'a'), name: 'rings' }])).toMatchObject({ admitted: true })
  })

  it('when it is asked how many count, each limit has its own stretch of time, and what is reached goes on', async () => {
    await knock([limit(9, 3600)])
    clock.pass(60)
    await knock([limit(9, 3600)])
    expect(await countTries(database.db, [limit(1, 3600), limit(1, 60), limit(1, 60, 'b')], clock.now())).toEqual([
      2, 1, 0,
    ])
  })

  it('when a try is taken back, it is as if it had not been made', async () => {
    const first = await knock([limit(1, 60)])
    if (first.admitted) await takeBack(database.db, first.events)
    expect(await knock([limit(1, 60)])).toMatchObject({ admitted: true })
  })

  it('when tries are older than any limit looks back, they are forgotten', async () => {
    await knock([limit(9, 60)])
    clock.pass(86_400)
    await knock([limit(9, 60)])
    await forgetTries(database.db, new Date(clock.now().getTime() - 1000))
    expect(await events()).toEqual({ events: 1 })
  })
})

describe('a limit under a crowd', () => {
  it('when fifty from two processes knock at once, exactly as many as it allows are let in', async () => {
    const other = await openDatabase(database.url)
    const crowd = Array.from({ length: 50 }, (_, turn) => knock([limit(5, 3600)], turn % 2 ? other : database))
    expect(await admittedOf(crowd)).toBe(5)
    await other.close()
  })

  it('when they do not take turns, more are let in (control)', async () => {
    const { promise: allHaveCounted, resolve } = Promise.withResolvers<void>()
    let counted = 0
    const crowd = Array.from({ length: 8 }, () =>
      database.db.transaction(async (tx) => {
        const admission = await countTry(tx, [limit(5, 3600)], clock.now())
        if (++counted === 8) resolve()
        await allHaveCounted
        return admission
      }),
    )
    expect(await admittedOf(crowd)).toBe(8)
  })

  it('when they need the same locks in different orders, they never wait for each other', async () => {
    const [a, b] = [limit(1000, 60, 'a'), limit(1000, 60, 'b')]
    const crowd = Array.from({ length: 60 }, (_, turn) => knock(turn % 2 ? [a, b] : [b, a]))
    expect(await admittedOf(crowd)).toBe(60)
  })
})
