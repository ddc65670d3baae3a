import { timeLeft } from '#contract/rules/time-left.ts'
import { named } from '#contract/words/named.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { admit, findReached, takeBack, type Limit, type LimitEvent } from '../db/limits.ts'
import { AppError } from './app-error.ts'

const dates = named('dates')

type Needs = { database: Database; clock: Clock }

/** The name of what a person is told, with the time left in words; without one of its own, the sentence of the table. */
export type Sentence = (wait: string) => string

export const tooManyRequests = (secondsLeft: number, sentence?: Sentence, data?: object): AppError =>
  new AppError('too_many_requests', {
    message: sentence?.(timeLeft(secondsLeft, dates)),
    headers: { 'retry-after': String(secondsLeft) },
    ...(data && { data }),
  })

/** Counts a call against all of these limits, in every process; one that is reached refuses it with 429 and counts nothing. */
export async function countCall(
  { database: { db }, clock }: Needs,
  limits: Limit[],
  sentence?: Sentence,
): Promise<LimitEvent[]> {
  const now = clock.now()
  const admission = (await findReached(db, limits, now)) ?? (await db.transaction((tx) => admit(tx, limits, now)))
  if (!admission.admitted) throw tooManyRequests(admission.secondsLeft, sentence)
  return admission.events
}

type Lease = { name: string; subject: string; seconds: number }

/**
 * At most one at a time for a subject, in all processes together. If the process dies, the subject is free again after
 * `seconds`: no work takes longer.
 */
export async function oneAtATime<T>(
  needs: Needs,
  lease: Lease,
  work: () => Promise<T>,
  sentence?: Sentence,
): Promise<T> {
  const events = await countCall(needs, [{ ...lease, most: 1 }], sentence)
  try {
    return await work()
  } finally {
    await takeBack(needs.database.db, events)
  }
}
