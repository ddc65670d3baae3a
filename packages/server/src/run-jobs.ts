import { setTimeout as wait } from 'node:timers/promises'
import { addMissingJobs, endJob, renewLease, takeDueJobs, type Taken } from './db/jobs.ts'
import type { Actor } from './actor.ts'
import type { Deps } from './deps.ts'

/** Something done again and again, by one of all the processes at a time. It ends soon after `stopping` is aborted. */
export type Job = {
  name: string
  everySeconds: number
  run(deps: Deps, stopping: AbortSignal, by: Actor): Promise<void>
}

const POLL_MS = 1000
const LONGEST_PAUSE_MS = 30_000
/** A job whose process died is taken by another after this; who is still at it renews the lease in time. */
const LEASE_SECONDS = 120
const RENEW_MS = (LEASE_SECONDS / 3) * 1000

const never = new AbortController().signal
const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000)

/** Runs whatever is due and waits for it. */
export async function runDueJobs(deps: Deps, jobs: Job[], stopping = never): Promise<void> {
  await Promise.all(await beginDueJobs(deps, jobs, stopping))
}

async function beginDueJobs(deps: Deps, jobs: Job[], stopping: AbortSignal): Promise<Promise<void>[]> {
  const [{ db }, now] = [deps.database, deps.clock.now()]
  const names = jobs.map(({ name }) => name)
  await addMissingJobs(db, names, now)
  const due = await takeDueJobs(db, names, now, after(now, LEASE_SECONDS))
  return due.flatMap(({ name, failures }) =>
    jobs.filter((job) => job.name === name).map((job) => runJob(deps, job, { startedAt: now, failures }, stopping)),
  )
}

async function runJob(
  deps: Deps,
  { name, everySeconds, run }: Job,
  begun: { startedAt: Date; failures: number },
  stopping: AbortSignal,
): Promise<void> {
  const taken = { name, startedAt: begun.startedAt }
  const lease = holdLease(deps, taken)
  const error = await run(deps, AbortSignal.any([stopping, lease.lost]), { job: name }).then(
    () => null,
    (thrown: unknown) => thrown ?? new Error('It failed and did not say why.'),
  )
  lease.letGo()
  const [now, failures] = [deps.clock.now(), error === null ? 0 : begun.failures + 1]
  if (error !== null) deps.logger.error({ err: error, job: name, failures }, 'a job failed')
  const ending = {
    dueAt: after(now, secondsUntilNext(everySeconds, failures)),
    finishedAt: now,
    failures,
    lastError: error === null ? null : nameOf(error),
  }
  // If even this cannot be written, the lease runs out and the job is due again.
  await endJob(deps.database.db, taken, ending).catch((err: unknown) =>
    deps.logger.error({ err, job: name }, 'a job could not be ended'),
  )
}

/** Nobody else takes the job while this process is at it. Should it have been too slow to say so, `lost` ends its work. */
function holdLease({ database: { db }, clock, logger }: Deps, taken: Taken): { lost: AbortSignal; letGo(): void } {
  const lost = new AbortController()
  const renew = async () => {
    if (!(await renewLease(db, taken, after(clock.now(), LEASE_SECONDS)))) lost.abort()
  }
  const timer = setInterval(
    () => void renew().catch((err: unknown) => logger.error({ err, job: taken.name }, 'a lease could not be renewed')),
    RENEW_MS,
  )
  return { lost: lost.signal, letGo: () => clearInterval(timer) }
}

/** What fails is tried again soon, then ever more rarely, but never more rarely than every ten minutes or its own time. */
export const secondsUntilNext = (everySeconds: number, failures: number): number =>
  failures === 0 ? everySeconds : Math.min(Math.min(everySeconds, 60) * 2 ** failures, Math.max(everySeconds, 600))

/** The log has the words; they may quote what a customer typed. */
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown')

/** Looks every second, in this process, until it is stopped; stopping waits for the jobs under way. */
export function startJobs(deps: Deps, jobs: Job[]): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const underWay = new Set<Promise<void>>()
  const looking = keepLooking(deps, jobs, stopping.signal, (work) => {
    underWay.add(work)
    void work.finally(() => underWay.delete(work))
  })
  return {
    async stop() {
      stopping.abort()
      await looking
      await Promise.all(underWay)
    },
  }
}

async function keepLooking(
  deps: Deps,
  jobs: Job[],
  stopping: AbortSignal,
  began: (work: Promise<void>) => void,
): Promise<void> {
  let pause = POLL_MS
  while (!stopping.aborted) {
    try {
      for (const work of await beginDueJobs(deps, jobs, stopping)) began(work)
      pause = POLL_MS
    } catch (err) {
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
      deps.logger.error({ err }, 'the timetable could not be read')
    }
    await wait(pause, undefined, { signal: stopping }).catch(() => {})
  }
}
