import { and, count, eq, exists, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { branches } from '../catalogue/tables.ts'
import { businessInfo } from '../content/tables.ts'
import type { Transaction, Tx } from '../db/database.ts'
import { containing } from '../db/search-texts.ts'
import { branchIdsOf } from './session-queries.ts'
import { staff, staffBranches } from './tables.ts'

export type PersonRow = { person: typeof staff.$inferSelect; branchIds: number[] }

const persons = (tx: Tx) => tx.select({ person: staff, branchIds: branchIdsOf }).from(staff)

export const personById = async (tx: Tx, id: number): Promise<PersonRow | undefined> =>
  (await persons(tx).where(eq(staff.id, id)))[0]

export const lockPerson = async (tx: Transaction, id: number): Promise<PersonRow | undefined> =>
  (await persons(tx).where(eq(staff.id, id)).for('update', { of: staff }))[0]

export const activeByPhone = async (tx: Tx, phone: string): Promise<PersonRow | undefined> =>
  (await persons(tx).where(and(eq(staff.phone, phone), eq(staff.active, true))))[0]

export const personByPhone = async (tx: Tx, phone: string) =>
  (await tx.select().from(staff).where(eq(staff.phone, phone)))[0]

const worksAtOneOf = (tx: Tx, ids: number[]): SQL | undefined =>
  or(
    eq(staff.allBranches, true),
    exists(
      tx
        .select({ id: staffBranches.branchId })
        .from(staffBranches)
        .where(and(eq(staffBranches.staffId, staff.id), inArray(staffBranches.branchId, ids))),
    ),
  )

/** Who can be tapped on a device of this branch. */
export const namesAt = (tx: Tx, branchId: number, most: number) =>
  tx
    .select({ id: staff.id, name: staff.name, role: staff.role, pinSet: sql<boolean>`${staff.pinHash} is not null` })
    .from(staff)
    .where(and(eq(staff.active, true), worksAtOneOf(tx, [branchId])))
    .orderBy(staff.name, staff.id)
    .limit(most)

/** Whom a gate of this branch may call, and whose PIN opens there what its own people may not. */
export const managersAt = (tx: Tx, branchId: number) =>
  tx
    .select({
      id: staff.id,
      name: staff.name,
      role: staff.role,
      phone: staff.phone,
      pinSet: sql<boolean>`${staff.pinHash} is not null`,
    })
    .from(staff)
    .where(and(eq(staff.active, true), inArray(staff.role, ['manager', 'owner']), worksAtOneOf(tx, [branchId])))
    .orderBy(staff.role, staff.name, staff.id)
    .limit(50)

const lastSeen = sql<{ at: string; on: string | null } | null>`(
  select json_build_object('at', seen.touched_at, 'on', device.name)
  from staff_sessions as seen left join devices as device on device.id = seen.device_id
  where seen.staff_id = ${staff.id} order by seen.touched_at desc limit 1)`

const listed = (tx: Tx) => tx.select({ person: staff, branchIds: branchIdsOf, lastSeen }).from(staff)

export const listedPerson = async (tx: Tx, id: number) => (await listed(tx).where(eq(staff.id, id)))[0]

type Wanted = { branchIds: number[] | null; search: string }

/** Of these branches, or of all without; by name. There are five hundred at most: no index helps to find part of a name. */
export async function listPeople(tx: Tx, { branchIds, search }: Wanted, slice: { limit: number; offset: number }) {
  const theirs = branchIds === null ? undefined : worksAtOneOf(tx, [0, ...branchIds])
  const seen = and(theirs, containing(['staff.name', 'staff.phone'], search))
  const rows = await listed(tx).where(seen).orderBy(staff.name, staff.id).limit(slice.limit).offset(slice.offset)
  const [counted] = await tx.select({ total: count() }).from(staff).where(seen)
  return { rows, total: counted?.total ?? 0 }
}

export const countPeople = async (tx: Tx): Promise<number> =>
  (await tx.select({ total: count() }).from(staff))[0]?.total ?? 0

export async function insertPerson(
  tx: Transaction,
  row: typeof staff.$inferInsert,
  branchIds: number[],
): Promise<number> {
  const [made] = await tx.insert(staff).values(row).returning({ id: staff.id })
  if (!made) throw new Error('A row was written and did not come back.')
  await writeBranches(tx, made.id, branchIds)
  return made.id
}

export const updatePerson = (tx: Transaction, id: number, change: Partial<typeof staff.$inferInsert>) =>
  tx.update(staff).set(change).where(eq(staff.id, id))

export async function replaceBranches(tx: Transaction, staffId: number, branchIds: number[]): Promise<void> {
  await tx.delete(staffBranches).where(eq(staffBranches.staffId, staffId))
  await writeBranches(tx, staffId, branchIds)
}

async function writeBranches(tx: Transaction, staffId: number, branchIds: number[]): Promise<void> {
  if (branchIds.length > 0) await tx.insert(staffBranches).values(branchIds.map((branchId) => ({ staffId, branchId })))
}

/** Every branch in order, closed ones too: ten at most, and named on every screen. */
export const allBranches = (tx: Tx) =>
  tx
    .select({ id: branches.id, name: branches.name })
    .from(branches)
    .where(isNull(branches.deletedAt))
    .orderBy(branches.position, branches.id)

export const activeOwners = (tx: Tx) =>
  tx
    .select({ id: staff.id, name: staff.name, phone: staff.phone })
    .from(staff)
    .where(and(eq(staff.role, 'owner'), eq(staff.active, true)))
    .orderBy(staff.id)
    .limit(50)

/** Nobody may have written it yet. */
export const centreName = async (tx: Tx): Promise<string> =>
  (await tx.select({ name: businessInfo.name }).from(businessInfo))[0]?.name ?? ''
