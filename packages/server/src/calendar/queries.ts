import { and, asc, between, eq, exists, gte, isNotNull, isNull, ne, not, or, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
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

const own = alias(specialDays, 'own')
const other = alias(branches, 'other')
const isOpen = (branch: Record<'open' | 'deletedAt', PgColumn>) => and(eq(branch.open, true), isNull(branch.deletedAt))

/** All are closed, but for a branch that says otherwise. */
const isForMost = (db: Tx) =>
  and(
    isNull(specialDays.branchId),
    eq(specialDays.kind, 'closed'),
    exists(
      db
        .select({ id: own.id })
        .from(own)
        .innerJoin(other, and(eq(other.id, own.branchId), isOpen(other)))
        .where(and(eq(own.day, specialDays.day), ne(own.kind, 'closed'))),
    ),
  )

const saysItself = (db: Tx) =>
  exists(
    db
      .select({ id: own.id })
      .from(own)
      .where(and(eq(own.branchId, branches.id), eq(own.day, specialDays.day))),
  )

/**
 * The next days that everybody is told of: closed ones, and those with hours of their own. Those of closed branches are
 * nobody's; what closes all but one is told of each of the others, by its name.
 */
export const prepareTold = (db: Tx) => {
  const forMost = isForMost(db)
  const told = db
    .select({ ...specialColumns, branch: branches.name, branch_bn: branches.nameBn })
    .from(specialDays)
    .leftJoin(branches, or(eq(branches.id, specialDays.branchId), and(forMost, not(saysItself(db)))))
    .where(
      and(
        gte(specialDays.day, since),
        or(eq(specialDays.kind, 'closed'), isNotNull(specialDays.opens)),
        or(isOpen(branches), and(isNull(specialDays.branchId), sql`not (${forMost})`)),
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
