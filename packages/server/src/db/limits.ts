import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Transaction, Tx } from './database.ts'
import { limitEvents } from './limit-tables.ts'
import { locks } from './locks.ts'

/** At most so many in any stretch of so many seconds. What is counted has a name, and a subject for whom it is counted. */
export type Limit = { name: string; subject: string; most: number; seconds: number }

export type LimitEvent = { id: number; name: string }

export type LimitReached = { admitted: false; reached: Limit; secondsLeft: number }
export type Admission = { admitted: true; events: LimitEvent[] } | LimitReached

/**
 * Counts one more try against all of these limits, or against none if one of them is reached. Until the
 * transaction ends, whoever else counts for the same subjects waits, here and in other processes.
 */
export async function admit(tx: Transaction, limits: Limit[], now: Date): Promise<Admission> {
  await lockSubjects(tx, limits)
  return countTry(tx, limits, now)
}

/** The same without taking turns: right only for whoever holds the lock. */
export async function countTry(tx: Tx, limits: Limit[], now: Date): Promise<Admission> {
  return (await findReached(tx, limits, now)) ?? { admitted: true, events: await recordTry(tx, limits, now) }
}

export const takeBack = (tx: Tx, events: LimitEvent[]) =>
  tx.delete(limitEvents).where(
    inArray(
      limitEvents.id,
      events.map(({ id }) => id),
    ),
  )

/** What was tried in vain before it worked counts no more. */
export const forgetTriesOf = (tx: Tx, { name, subject }: Pick<Limit, 'name' | 'subject'>) =>
  tx.delete(limitEvents).where(and(eq(limitEvents.limit, name), eq(limitEvents.subject, subject)))

export const forgetTries = (tx: Tx, before: Date) => tx.delete(limitEvents).where(lt(limitEvents.at, before))

/** In one order for all, so that two who need the same locks never wait for each other. */
const lockSubjects = (tx: Transaction, limits: Limit[]) =>
  tx.execute(sql`
    select pg_advisory_xact_lock(${locks.limits}, key)
    from (select distinct hashtext(subject) as key from unnest(${list(limits.map(keyOf))}::text[]) as subject order by key) as keys`)

/**
 * Of the limits that are reached, the one that takes longest to be free again: when the oldest that counts is too old to
 * count. Asked before `admit`, it turns a flood away without a lock that others would wait for.
 */
export async function findReached(tx: Tx, limits: Limit[], now: Date): Promise<LimitReached | null> {
  const column = <K extends keyof Limit>(key: K) => list(limits.map((limit) => limit[key]))
  const {
    rows: [found],
  } = await tx.execute<{ place: number; seconds_left: number }>(sql`
    select rule.place::int, ceil(extract(epoch from last.at + rule.seconds * interval '1 second' - ${now}::timestamptz))::int as seconds_left
    from unnest(${column('name')}::text[], ${column('subject')}::text[], ${column('most')}::int[], ${column('seconds')}::int[])
      with ordinality as rule (name, subject, most, seconds, place)
    cross join lateral (
      select event.at from ${limitEvents} as event
      where event."limit" = rule.name and event.subject = rule.subject and event.at > ${now}::timestamptz - rule.seconds * interval '1 second'
      order by event.at desc offset rule.most - 1 limit 1
    ) as last
    order by seconds_left desc limit 1`)
  const reached = found && limits[found.place - 1]
  return reached ? { admitted: false, reached, secondsLeft: Math.max(1, found.seconds_left) } : null
}

export async function countTries(tx: Tx, limits: Limit[], now: Date): Promise<number[]> {
  const column = <K extends keyof Limit>(key: K) => list(limits.map((limit) => limit[key]))
  const { rows } = await tx.execute<{ tries: number }>(sql`
    select (
      select count(*)::int from ${limitEvents} as event
      where event."limit" = rule.name and event.subject = rule.subject and event.at > ${now}::timestamptz - rule.seconds * interval '1 second'
    ) as tries
    from unnest(${column('name')}::text[], ${column('subject')}::text[], ${column('seconds')}::int[])
      with ordinality as rule (name, subject, seconds, place) order by place`)
  return rows.map(({ tries }) => tries)
}

const recordTry = (tx: Tx, limits: Limit[], at: Date): Promise<LimitEvent[]> =>
  tx
    .insert(limitEvents)
    .values([
      ...new Map(limits.map((limit) => [keyOf(limit), { limit: limit.name, subject: limit.subject, at }])).values(),
    ])
    .returning({ id: limitEvents.id, name: limitEvents.limit })

const keyOf = ({ name, subject }: Limit): string => `${name}: ${subject}`

const list = (values: unknown[]) => sql.param(values)
