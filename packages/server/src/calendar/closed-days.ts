import { addDays, type Day } from '#contract/rules/dates.ts'
import { MOST_DAYS, specialOf } from '#contract/rules/special-day.ts'
import type { Tx } from '../db/database.ts'
import { specialsBetween } from './queries.ts'
import { daysOf } from './read-days.ts'

/** The days from this one on on which the calendar lets nobody come to a branch. */
export async function closedDaysFrom(tx: Tx, branch: number, from: Day): Promise<Day[]> {
  const to = addDays(from, MOST_DAYS)
  const specials = await specialsBetween(tx, { branch, from, to })
  return daysOf(from, to).filter((day) => specialOf(specials, day, branch)?.kind === 'closed')
}
