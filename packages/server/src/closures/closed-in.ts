import type { Day } from '#contract/rules/dates.ts'
import { isClosedOn, specialOf } from '#contract/rules/special-day.ts'
import { daysOf } from '../calendar/read-days.ts'
import type { Tx } from '../db/database.ts'
import { saidAt, type Span, usualWeek } from './queries.ts'

/** The days on which nobody can come to a branch, or to all: by what was said, or by the week. */
export async function closedIn(tx: Tx, span: Span): Promise<Set<Day>> {
  const said = await saidAt(tx, span)
  const { hours } = await usualWeek(tx)
  const closed = daysOf(span.from, span.to).filter((day) => isClosedOn(day, specialOf(said, day, span.branch), hours))
  return new Set(closed)
}

/** A day is also closed by taking away what kept it open. */
export const hasClosed = async (tx: Tx, span: Span, before: Set<Day>): Promise<boolean> =>
  [...(await closedIn(tx, span))].some((day) => !before.has(day))
