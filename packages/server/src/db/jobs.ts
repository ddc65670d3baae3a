import { and, eq, inArray, lte } from 'drizzle-orm'
import type { Tx } from './database.ts'
import { jobs } from './job-tables.ts'

export const addMissingJobs = (tx: Tx, names: string[], dueAt: Date) =>
  tx
    .insert(jobs)
    .values(names.map((name) => ({ name, dueAt })))
    .onConflictDoNothing()

/** Of several processes that ask at once, one gets the job: the others find its due time moved on. */
export const takeDueJobs = (tx: Tx, names: string[], now: Date, nextDueAt: Date) =>
  tx
    .update(jobs)
    .set({ dueAt: nextDueAt, startedAt: now })
    .where(and(inArray(jobs.name, names), lte(jobs.dueAt, now)))
    .returning({ name: jobs.name, failures: jobs.failures })

export type Taken = { name: string; startedAt: Date }

const isTheirs = ({ name, startedAt }: Taken) => and(eq(jobs.name, name), eq(jobs.startedAt, startedAt))

export const renewLease = async (tx: Tx, taken: Taken, dueAt: Date): Promise<boolean> =>
  (await tx.update(jobs).set({ dueAt }).where(isTheirs(taken)).returning({ name: jobs.name })).length === 1

type Ending = { dueAt: Date; finishedAt: Date; failures: number; lastError: string | null }

export const endJob = (tx: Tx, taken: Taken, ending: Ending) =>
  tx
    .update(jobs)
    .set({ ...ending, startedAt: null })
    .where(isTheirs(taken))
