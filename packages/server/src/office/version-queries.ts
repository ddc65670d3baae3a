import { and, desc, eq, lt, lte } from 'drizzle-orm'
import type { Transaction, Tx } from '../db/database.ts'
import { staff } from '../staff/tables.ts'
import { contentVersions } from './tables.ts'

export type Kept = { kind: string; thingId: string }
type Version = typeof contentVersions.$inferInsert

/** A version is written once: what it was does not change. */
export const insertVersion = (tx: Transaction, version: Version) =>
  tx.insert(contentVersions).values(version).onConflictDoNothing()

const isOf = ({ kind, thingId }: Kept) => and(eq(contentVersions.kind, kind), eq(contentVersions.thingId, thingId))

export const dropVersionsUpTo = (tx: Transaction, of: Kept, version: number) =>
  tx.delete(contentVersions).where(and(isOf(of), lte(contentVersions.version, version)))

export const deleteVersions = (tx: Transaction, of: Kept) => tx.delete(contentVersions).where(isOf(of))

export const versionFields = async (tx: Tx, of: Kept, version: number) =>
  (
    await tx
      .select({ fields: contentVersions.fields })
      .from(contentVersions)
      .where(and(isOf(of), eq(contentVersions.version, version)))
  )[0]?.fields

export const listVersions = (tx: Tx, of: Kept, before: number | undefined, most: number) =>
  tx
    .select({
      version: contentVersions.version,
      at: contentVersions.at,
      byId: contentVersions.byId,
      by: staff.name,
      fields: contentVersions.fields,
    })
    .from(contentVersions)
    .leftJoin(staff, eq(staff.id, contentVersions.byId))
    .where(and(isOf(of), before === undefined ? undefined : lt(contentVersions.version, before)))
    .orderBy(desc(contentVersions.version))
    .limit(most)
