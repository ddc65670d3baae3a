import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from './db/database.ts'
import type { Deps } from './deps.ts'
import { createLogger } from './http/log.ts'
import { runDueJobs, secondsUntilNext, startJobs, type Job } from './run-jobs.ts'
import { testDatabase } from './testing/database.ts'
import { movingClock } from './testing/moving-clock.ts'

let database: Database
const log: string[] = []
const clock = movingClock()
beforeEach(async () => {
  database = await testDatabase()
  log.length = 0
})
afterEach(() => database.close())

/** All that the timetable itself needs of the world. */
const world = (): Deps =>
  ({ database, clock, logger: createLogger('debug', { write: (line) => void log.push(line) }) }) as unknown as Deps
const job = (run: Job['run'], everySeconds = 60): Job => ({ name: 'water-plants', everySeconds, run })
const row = async () =>
  (await database.pool.query('select failures, last_error, finished_at from jobs')).rows[0] as unknown

describe('a job of the timetable', () => {
  it('when it is due it is done, and not again before its time', async () => {
    const run = vi.fn(async () => {})
    for (const seconds of [0, 59, 1, 59]) {
      clock.pass(seconds)
      await runDueJobs(world(), [job(run)])
    }
    expect(run).toHaveBeenCalledTimes(2)
  })

  it('when twenty processes look at once, one does it', async () => {
    const run = vi.fn(async () => {})
    await runDueJobs(world(), [job(async () => {})])
    clock.pass(60)
    await Promise.all(Array.from({ length: 20 }, () => runDueJobs(world(), [job(run)])))
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('when they only look before they do it, several do it (control)', async () => {
    await runDueJobs(world(), [job(async () => {})])
    clock.pass(60)
    const seen = await Promise.all(
      Array.from({ length: 5 }, () => database.pool.query('select name from jobs where due_at <= $1', [clock.now()])),
    )
    await Promise.all(seen.map(() => database.pool.query(`update jobs set due_at = due_at + interval '1 minute'`)))
    expect(seen.flatMap(({ rows }) => rows)).toHaveLength(5)
  })

  it('when it fails it is logged and tried again, later each time, until it succeeds', async () => {
    const run = vi
      .fn(async () => {})
      .mockRejectedValueOnce(new Error('no water'))
      .mockRejectedValueOnce(new Error('no can'))
    await runDueJobs(world(), [job(run)])
    expect(await row()).toMatchObject({ failures: 1, last_error: 'Error' })
    expect(log.join('')).toContain('no water')
    for (const [seconds, calls] of [
      [119, 1],
      [1, 2],
      [239, 2],
      [1, 3],
    ] as const) {
      clock.pass(seconds)
      await runDueJobs(world(), [job(run)])
      expect(run).toHaveBeenCalledTimes(calls)
    }
    expect(await row()).toMatchObject({ failures: 0, last_error: null, finished_at: clock.now() })
  })

  it('when its process died with it, another takes it after two minutes', async () => {
    await runDueJobs(world(), [job(async () => {}, 5)])
    await database.pool.query(`update jobs set started_at = $1, due_at = $1::timestamptz + interval '2 minutes'`, [
      clock.now(),
    ])
    const run = vi.fn(async () => {})
    for (const [seconds, calls] of [
      [119, 0],
      [1, 1],
    ] as const) {
      clock.pass(seconds)
      await runDueJobs(world(), [job(run, 5)])
      expect(run).toHaveBeenCalledTimes(calls)
    }
  })

  describe('that works longer than its lease', () => {
    // Only the clock of the lease is in the test's hand: the database needs the others.
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
    afterEach(() => void vi.useRealTimers())

    const dueAt = async () =>
      ((await database.pool.query('select due_at from jobs')).rows[0] as { due_at: Date }).due_at.getTime()
    const lease = () => clock.now().getTime() + 120_000

    /** A job under way; `alive` lets its process live through so many seconds. */
    async function underWay() {
      const [gate, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<AbortSignal>()]
      const done = runDueJobs(world(), [
        job(async (_deps, stopping) => {
          begun.resolve(stopping)
          await gate.promise
        }),
      ])
      return { done, stopping: await begun.promise, end: gate.resolve }
    }

    it('when its process is alive, no other takes it, however long it takes; afterwards it is due at its time', async () => {
      const { done, end } = await underWay()
      const run = vi.fn(async () => {})
      for (let turn = 0; turn < 10; turn++) {
        clock.pass(40)
        vi.advanceTimersByTime(40_000)
        await vi.waitFor(async () => expect(await dueAt()).toBe(lease()))
        await runDueJobs(world(), [job(run)])
      }
      expect(run).not.toHaveBeenCalled()
      end()
      await done
      expect(vi.getTimerCount()).toBe(0)
      clock.pass(60)
      await runDueJobs(world(), [job(run)])
      expect(run).toHaveBeenCalledTimes(1)
    })

    it('when its process cannot say that it is alive, another takes it after two minutes (control), and the first is told to stop and ends nothing', async () => {
      const { done, stopping, end } = await underWay()
      clock.pass(120)
      const other = await underWay()
      vi.advanceTimersByTime(40_000)
      await vi.waitFor(() => expect(stopping.aborted).toBe(true))
      expect(other.stopping.aborted).toBe(false)
      end()
      await done
      expect(await dueAt()).toBe(lease())
      expect(await row()).toMatchObject({ finished_at: null })
      other.end()
      await other.done
      expect(await row()).toMatchObject({ finished_at: clock.now() })
    })
  })

  it('when one fails, the others are done all the same', async () => {
    const run = vi.fn(async () => {})
    await runDueJobs(world(), [
      job(async () => {
        throw new Error('no')
      }),
      { ...job(run), name: 'feed-cat' },
    ])
    expect(run).toHaveBeenCalledTimes(1)
  })
})

describe('the timetable of a process', () => {
  it('when it starts, what is due is begun; when it stops, it waits for what is under way and tells it', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    let told = false
    const run: Job['run'] = async (_deps, stopping) => {
      begin()
      await wait(60_000, undefined, { signal: stopping }).catch(() => (told = true))
    }
    const jobs = startJobs(world(), [job(run)])
    await begun
    await jobs.stop()
    expect(told).toBe(true)
    expect(await row()).toMatchObject({ failures: 0, finished_at: clock.now() })
  })

  it('when the database is gone, it says so and goes on looking', async () => {
    const broken = vi.spyOn(database.db, 'insert').mockImplementationOnce(() => {
      throw new Error('gone')
    })
    const run = vi.fn(async () => {})
    const jobs = startJobs(world(), [job(run)])
    await vi.waitFor(() => expect(run).toHaveBeenCalled())
    await jobs.stop()
    expect(broken).toHaveBeenCalled()
    expect(log.join('')).toContain('the timetable could not be read')
  })
})

it.each([
  [5, 0, 5],
  [5, 1, 10],
  [5, 3, 40],
  [5, 20, 600],
  [3600, 1, 120],
  [3600, 20, 3600],
])('when a job of every %i seconds has failed %i times, it is due after %i seconds', (every, failures, seconds) =>
  expect(secondsUntilNext(every, failures)).toBe(seconds),
)
