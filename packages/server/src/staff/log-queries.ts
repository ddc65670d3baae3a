import { and, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Transaction, Tx } from '../db/database.ts'
import { auditLog, devices, staff, staffBranches } from './tables.ts'

const approver = alias(staff, 'approver')

export const insertLog = (tx: Tx, row: typeof auditLog.$inferInsert) => tx.insert(auditLog).values(row)

/** Takes customers' values out of the log: the one change that the database lets through. */
export const eraseFromLog = (tx: Transaction, customerIds: number[]) =>
  tx.execute(sql`select erase_from_log(id) from unnest(${sql.param(customerIds)}::integer[]) as id`)

export type LogFilter = {
  staffId?: number | undefined
  thing?: { kind: string; id?: string | undefined } | undefined
  from?: Date | undefined
  to?: Date | undefined
  before?: number | undefined
  /** Of these branches, or by this person. */
  seenBy?: { branchIds: number[]; staffId: number } | undefined
}

/** A change of somebody is of every branch where they work, whichever it was written for. */
const isOfPeopleAt = (tx: Tx, branchIds: number[]) =>
  and(
    eq(auditLog.thingKind, 'person'),
    inArray(
      auditLog.thingId,
      tx
        .select({ id: sql<string>`${staffBranches.staffId}::text` })
        .from(staffBranches)
        .where(inArray(staffBranches.branchId, branchIds)),
    ),
  )

export const readLog = (tx: Tx, { staffId, thing, from, to, before, seenBy }: LogFilter, limit: number) =>
  tx
    .select({ row: auditLog, by: staff.name, approvedBy: approver.name, device: devices.name })
    .from(auditLog)
    .leftJoin(staff, eq(staff.id, auditLog.staffId))
    .leftJoin(approver, eq(approver.id, auditLog.approvedById))
    .leftJoin(devices, eq(devices.id, auditLog.deviceId))
    .where(
      and(
        staffId === undefined ? undefined : eq(auditLog.staffId, staffId),
        thing && eq(auditLog.thingKind, thing.kind),
        thing?.id === undefined ? undefined : eq(auditLog.thingId, thing.id),
        from && gte(auditLog.at, from),
        to && lt(auditLog.at, to),
        before === undefined ? undefined : lt(auditLog.id, before),
        seenBy &&
          or(
            ...(seenBy.branchIds.length > 0
              ? [inArray(auditLog.branchId, seenBy.branchIds), isOfPeopleAt(tx, seenBy.branchIds)]
              : []),
            eq(auditLog.staffId, seenBy.staffId),
          ),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit)
export type ReadLogRow = Awaited<ReturnType<typeof readLog>>[number]
