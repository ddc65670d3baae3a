import { eq } from 'drizzle-orm'
import { policies, type businessInfo } from '../content/tables.ts'
import type { Transaction, Tx } from '../db/database.ts'
import type { Single } from './centre.ts'

export type SingleRow = { version: number; updatedAt: Date; updatedById: number | null; [column: string]: unknown }

/** Drizzle reads and writes the columns that the table has; for its types all look like the first. */
const of = ({ table }: Single): typeof businessInfo => table as typeof businessInfo
const isRow = ({ table, key }: Single) =>
  'name' in key ? eq(policies.name, key.name) : eq((table as typeof businessInfo).id, key.id)

export const singleRow = async (tx: Tx, single: Single): Promise<SingleRow | undefined> =>
  (await tx.select().from(of(single)).where(isRow(single)))[0]

export async function writeSingle(
  tx: Transaction,
  single: Single,
  columns: Record<string, unknown>,
  isThere: boolean,
): Promise<void> {
  if (isThere)
    await tx
      .update(of(single))
      .set(columns as never)
      .where(isRow(single))
  else await tx.insert(of(single)).values({ ...columns, ...single.key } as never)
}
