import { and, asc, between, eq, isNull, or, sql } from 'drizzle-orm'
import type { Day } from '#contract/rules/dates.ts'
import type { Weekday } from '#contract/rules/week.ts'
import { specialColumns } from '../calendar/queries.ts'
import { specialDays } from '../calendar/tables.ts'
import { branches } from '../catalogue/tables.ts'
import { businessInfo, settings } from '../content/tables.ts'
import type { Transaction, Tx } from '../db/database.ts'
import { locks } from '../db/locks.ts'
import { staff } from '../staff/tables.ts'

export type Span = { branch: number | null; from: Day; to: Day }

const rows = (tx: Tx) =>
  tx
    .select({
      ...specialColumns,
      id: specialDays.id,
      version: specialDays.version,
      updatedAt: specialDays.updatedAt,
      by: { id: staff.id, name: staff.name },
    })
    .from(specialDays)
    .leftJoin(staff, eq(staff.id, specialDays.updatedById))

export type SpecialRow = Awaited<ReturnType<typeof rows>>[number]

const isOf = (branch: number | null) =>
  branch === null ? isNull(specialDays.branchId) : eq(specialDays.branchId, branch)

/** What was said about these days for exactly this branch, or for all. */
export const saidFor = (tx: Tx, { branch, from, to }: Span): Promise<SpecialRow[]> =>
  rows(tx)
    .where(and(between(specialDays.day, from, to), isOf(branch)))
    .orderBy(asc(specialDays.day))

/** The same, with what holds for all besides. */
export const saidAt = (tx: Tx, { branch, from, to }: Span): Promise<SpecialRow[]> =>
  rows(tx).where(and(between(specialDays.day, from, to), or(isOf(branch), isNull(specialDays.branchId))))

export const saidById = async (tx: Tx, id: number): Promise<SpecialRow | undefined> =>
  (await rows(tx).where(eq(specialDays.id, id)))[0]

/** Days are seldom changed: whoever does so waits for whoever did so before. */
export const lockDays = (tx: Transaction) => tx.execute(sql`select pg_advisory_xact_lock(${locks.keepDays})`)

type NewDay = Omit<typeof specialDays.$inferInsert, 'id' | 'version'>

/** Drawn where the ids are: a day that is deleted and made anew never has a version that somebody has seen before. */
const nextVersion = sql`nextval(pg_get_serial_sequence('special_days', 'id'))`

export const writeDays = (tx: Transaction, values: NewDay[]) =>
  tx
    .insert(specialDays)
    .values(values.map((value) => ({ ...value, version: nextVersion })))
    .onConflictDoUpdate({
      target: [specialDays.branchId, specialDays.day],
      set: {
        kind: sql`excluded.kind`,
        reason: sql`excluded.reason`,
        reasonBn: sql`excluded.reason_bn`,
        opens: sql`excluded.opens`,
        closes: sql`excluded.closes`,
        updatedAt: sql`excluded.updated_at`,
        updatedById: sql`excluded.updated_by_id`,
        version: sql`excluded.version`,
      },
    })

export const deleteDay = (tx: Transaction, id: number) => tx.delete(specialDays).where(eq(specialDays.id, id))

export const branchName = async (tx: Tx, id: number): Promise<string | undefined> =>
  (
    await tx
      .select({ name: branches.name })
      .from(branches)
      .where(and(eq(branches.id, id), isNull(branches.deletedAt)))
  )[0]?.name

/** How the week is otherwise. */
export async function usualWeek(tx: Tx): Promise<{ weekend: Weekday[]; hours: string | null }> {
  const [setting] = await tx.select({ weekend: settings.weekendDays }).from(settings)
  const [info] = await tx.select({ hours: businessInfo.openingHours }).from(businessInfo)
  return { weekend: setting?.weekend ?? ['Friday', 'Saturday'], hours: info?.hours ?? null }
}
