import { and, asc, between, eq, gte, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Day } from '#contract/rules/dates.ts'
import type { Weekday } from '#contract/rules/week.ts'
import { branches } from '../catalogue/tables.ts'
import type { Tx } from '../db/database.ts'
import { bool, int, orNull, someOf, statement, text } from '../db/statement.ts'
import { specialDays } from './tables.ts'

export const specialColumns = {
  branch_id: specialDays.branchId,
  day: specialDays.day,
  kind: specialDays.kind,
  reason: specialDays.reason,
  reason_bn: specialDays.reasonBn,
  opens: specialDays.opens,
  closes: specialDays.closes,
}

type Span = { branch: number; from: Day; to: Day }

/** What was said about some days, at one branch and for all. */
export const specialsBetween = (tx: Tx, { branch, from, to }: Span) =>
  tx
    .select(specialColumns)
    .from(specialDays)
    .where(and(between(specialDays.day, from, to), or(isNull(specialDays.branchId), eq(specialDays.branchId, branch))))

const [since, most] = [sql.placeholder('since'), sql.placeholder('most')]

/** The next days that everybody is told of: closed ones, and those with hours of their own. Those of closed branches are nobody's. */
export const prepareTold = (db: Tx) => {
  const told = db
    .select({ ...specialColumns, branch: branches.name, branch_bn: branches.nameBn })
    .from(specialDays)
    .leftJoin(branches, eq(branches.id, specialDays.branchId))
    .where(
      and(
        gte(specialDays.day, since),
        or(eq(specialDays.kind, 'closed'), isNotNull(specialDays.opens)),
        or(isNull(specialDays.branchId), and(eq(branches.open, true), isNull(branches.deletedAt))),
      ),
    )
    .orderBy(asc(specialDays.day), asc(branches.position), asc(branches.id))
    .limit(most)
    .prepare('special_days_told')
  return (asked: { since: Day; most: number }) => told.execute(asked)
}
export type ReadTold = ReturnType<typeof prepareTold>

/** How the week is otherwise, and whether one can book there at all. */
export const weekAt = statement({
  name: 'calendar_week',
  takes: { branch: int },
  gives: { weekend: someOf<Weekday>(), hours: orNull(text), open: bool },
  text: ({ branch }) => `
select coalesce((select weekend_days from settings), '{Friday,Saturday}') as weekend,
  (select opening_hours from business_info) as hours,
  exists (select from branches where id = ${branch} and open and deleted_at is null) as open`,
})
