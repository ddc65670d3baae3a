import { and, eq, isNull } from 'drizzle-orm'
import { branches } from '../catalogue/tables.ts'
import type { Tx } from '../db/database.ts'

/** A branch that one can come to. */
export const openBranch = async (tx: Tx, id: number) =>
  (
    await tx
      .select({ id: branches.id, name: branches.name, nameBn: branches.nameBn })
      .from(branches)
      .where(and(eq(branches.id, id), eq(branches.open, true), isNull(branches.deletedAt)))
  )[0]
