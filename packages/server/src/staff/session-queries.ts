import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { branches } from '../catalogue/tables.ts'
import type { Tx } from '../db/database.ts'
import { devices, staff, staffSessions } from './tables.ts'

const ender = alias(staff, 'ender')
const hash = sql.placeholder('hash')

export const branchIdsOf = sql<number[]>`array(select branch_id from staff_branches where staff_id = ${staff.id})`

/** Asked with every call, so both are prepared once. */
export const prepareSessionRead = (db: Tx) =>
  db
    .select({ session: staffSessions, person: staff, branchIds: branchIdsOf, endedBy: ender.name })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .leftJoin(ender, eq(ender.id, staff.endedById))
    .where(eq(staffSessions.hash, hash))
    .prepare('staff_session_by_hash')
export type SessionRow = Awaited<ReturnType<ReturnType<typeof prepareSessionRead>['execute']>>[number]

export const prepareDeviceRead = (db: Tx) =>
  db
    .select({ device: devices, branch: { id: branches.id, name: branches.name }, unpairedBy: ender.name })
    .from(devices)
    .innerJoin(branches, eq(branches.id, devices.branchId))
    .leftJoin(ender, eq(ender.id, devices.unpairedById))
    .where(eq(devices.hash, hash))
    .prepare('staff_device_by_hash')
export type DeviceRow = Awaited<ReturnType<ReturnType<typeof prepareDeviceRead>['execute']>>[number]

export const touchSession = (tx: Tx, sessionHash: string, at: Date) =>
  tx
    .update(staffSessions)
    .set({ touchedAt: at })
    .where(and(eq(staffSessions.hash, sessionHash), lt(staffSessions.touchedAt, at)))

export const touchDevice = (tx: Tx, id: number, seen: { lastSeenAt: Date; waiting: number }) =>
  tx.update(devices).set(seen).where(eq(devices.id, id))

export const insertSession = (tx: Tx, session: typeof staffSessions.$inferInsert) =>
  tx.insert(staffSessions).values(session)

export const changeSession = (
  tx: Tx,
  sessionHash: string,
  change: Partial<Pick<typeof staffSessions.$inferInsert, 'touchedAt' | 'pinAt' | 'lockedAt' | 'endedAt'>>,
) => tx.update(staffSessions).set(change).where(eq(staffSessions.hash, sessionHash))

export const endSessionsOf = (tx: Tx, staffId: number, at: Date) =>
  tx
    .update(staffSessions)
    .set({ endedAt: at })
    .where(and(eq(staffSessions.staffId, staffId), isNull(staffSessions.endedAt)))

/** All on a device but this one: one person works on it at a time. */
export const endSessionsOn = (tx: Tx, deviceId: number, at: Date, except = '') =>
  tx
    .update(staffSessions)
    .set({ endedAt: at })
    .where(and(eq(staffSessions.deviceId, deviceId), isNull(staffSessions.endedAt), ne(staffSessions.hash, except)))

export const knowsBrowser = async (tx: Tx, staffId: number, browserHash: string): Promise<boolean> =>
  (
    await tx
      .select({ hash: staffSessions.hash })
      .from(staffSessions)
      .where(and(eq(staffSessions.staffId, staffId), eq(staffSessions.browserHash, browserHash)))
      .limit(1)
  ).length > 0

export const deleteOldSessions = (tx: Tx, touchedBefore: Date) =>
  tx.delete(staffSessions).where(lt(staffSessions.touchedAt, touchedBefore))
