import type pg from 'pg'
import type { Day } from '#contract/rules/dates.ts'
import type { SavedDays } from '#contract/schemas/staff-days.ts'
import type { StaffActor } from '../actor.ts'
import type { Transaction } from '../db/database.ts'
import { changesOf, writeLog } from '../staff/write-log.ts'
import { addDaysToMembers } from './hit-queries.ts'
import { namesOf } from './log-days.ts'

type Within = { tx: Transaction; connection: pg.PoolClient }

/** The memberships that run get the days that are closed, each day once, however often it is closed. */
export async function addToMembers(
  { tx, connection }: Within,
  by: StaffActor,
  { from, to }: { from: Day; to: Day },
  now: Date,
): Promise<SavedDays['added']> {
  const [added] = await addDaysToMembers.on(connection)({ from, to, by: by.staffId, at: now })
  if (added === undefined || added.days === 0) return null
  const thing = { kind: 'day', name: namesOf({ from, to }) }
  await writeLog(tx, by, { at: now, act: 'day.add', thing, branchId: null, changes: changesOf({}, added) })
  return added
}
