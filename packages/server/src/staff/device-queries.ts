import { and, count, eq, exists, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { branches } from '../catalogue/tables.ts'
import type { Transaction, Tx } from '../db/database.ts'
import { devices, staff } from './tables.ts'

const isPaired = and(isNotNull(devices.pairedAt), isNull(devices.unpairedAt))

/** Who works on it: of those signed in there, who touched it last. */
const signedIn = sql<string | null>`(
  select person.name from staff_sessions as session join staff as person on person.id = session.staff_id
  where session.device_id = ${devices.id} and session.ended_at is null and person.active
  order by session.touched_at desc limit 1)`

export const listDevices = (tx: Tx, branchIds: number[] | null, most: number) =>
  tx
    .select({ device: devices, branch: { id: branches.id, name: branches.name }, signedIn })
    .from(devices)
    .innerJoin(branches, eq(branches.id, devices.branchId))
    .where(and(isPaired, branchIds === null ? undefined : inArray(devices.branchId, [0, ...branchIds])))
    .orderBy(branches.position, branches.id, devices.name, devices.id)
    .limit(most)

export const countDevices = async (tx: Tx, branchId: number): Promise<number> =>
  (
    await tx
      .select({ total: count() })
      .from(devices)
      .where(and(isPaired, eq(devices.branchId, branchId)))
  )[0]?.total ?? 0

export const hasDevice = async (tx: Tx, branchId: number, name: string): Promise<boolean> =>
  (
    await tx
      .select({ id: devices.id })
      .from(devices)
      .where(and(isPaired, eq(devices.branchId, branchId), eq(sql`lower(${devices.name})`, name.toLowerCase())))
  ).length > 0

export async function offerDevice(tx: Transaction, offer: typeof devices.$inferInsert): Promise<number> {
  const [made] = await tx.insert(devices).values(offer).returning({ id: devices.id })
  if (!made) throw new Error('A row was written and did not come back.')
  return made.id
}

/** A code works once: of several phones at once, for one of them. It ends with the access of who made it. */
export async function pairOffered(tx: Transaction, pairingHash: string, hash: string, now: Date) {
  const maker = tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.id, devices.offeredById), eq(staff.active, true)))
  const [paired] = await tx
    .update(devices)
    .set({ hash, pairedAt: now, lastSeenAt: now, pairingHash: null, pairingEndsAt: null })
    .where(and(eq(devices.pairingHash, pairingHash), gt(devices.pairingEndsAt, now), exists(maker)))
    .returning()
  return paired
}

export async function unpairDevice(tx: Transaction, id: number, branchIds: number[] | null, by: number, now: Date) {
  const [gone] = await tx
    .update(devices)
    .set({ unpairedAt: now, unpairedById: by })
    .where(
      and(eq(devices.id, id), isPaired, branchIds === null ? undefined : inArray(devices.branchId, [0, ...branchIds])),
    )
    .returning()
  return gone
}

/** A branch in the bin is none to pair at. */
export const branchById = async (tx: Tx, id: number) =>
  (
    await tx
      .select({ id: branches.id, name: branches.name })
      .from(branches)
      .where(and(eq(branches.id, id), isNull(branches.deletedAt)))
  )[0]

/** Offers that nobody took up. */
export const deleteOldOffers = (tx: Tx, before: Date) =>
  tx.delete(devices).where(and(isNull(devices.pairedAt), lt(devices.pairingEndsAt, before)))
