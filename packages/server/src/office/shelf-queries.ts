import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, max, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { rides } from '../catalogue/tables.ts'
import type { Transaction, Tx } from '../db/database.ts'
import { locks } from '../db/locks.ts'
import { pictures } from '../pictures/tables.ts'
import { staff } from '../staff/tables.ts'
import type { Shelf, ThingRow } from './shelf.ts'

type Where = Pick<Shelf, 'table' | 'where'>

/** Drizzle reads and writes the columns that the table has; for its types all shelves look like the first. */
const of = ({ table }: Where): typeof rides => table as typeof rides
const rowsOf = (rows: object[]): ThingRow[] => rows as ThingRow[]

/** One list is changed by one at a time: so names stay unique, nothing is last twice, and an order is whole. */
export const lockShelf = (tx: Transaction, list: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(${locks.content}, hashtext(${list}))`)

/** More than a list may have today: it may be older than its limit. */
const MOST_LISTED = 1000

export async function listRows(tx: Tx, shelf: Where): Promise<ThingRow[]> {
  const table = of(shelf)
  return rowsOf(
    await tx
      .select()
      .from(table)
      .where(and(isNull(table.deletedAt), shelf.where))
      .orderBy(asc(table.position), asc(table.id))
      .limit(MOST_LISTED),
  )
}

export async function rowById(tx: Tx, shelf: Where, id: number): Promise<ThingRow | undefined> {
  const table = of(shelf)
  return rowsOf(
    await tx
      .select()
      .from(table)
      .where(and(eq(table.id, id), shelf.where)),
  )[0]
}

/** Who buys it meanwhile does not wait. */
export async function lockRow(tx: Transaction, shelf: Where, id: number): Promise<ThingRow | undefined> {
  const table = of(shelf)
  const found = tx
    .select()
    .from(table)
    .where(and(eq(table.id, id), shelf.where))
  return rowsOf(await found.for('no key update'))[0]
}

export async function rowByClient(tx: Tx, shelf: Where, clientId: string): Promise<ThingRow | undefined> {
  const table = of(shelf)
  return rowsOf(
    await tx
      .select()
      .from(table)
      .where(and(eq(table.clientId, clientId), shelf.where)),
  )[0]
}

export async function countRows(tx: Tx, shelf: Where): Promise<{ total: number; last: number }> {
  const table = of(shelf)
  const [found] = await tx
    .select({ total: count(), last: max(table.position) })
    .from(table)
    .where(and(isNull(table.deletedAt), shelf.where))
  return { total: found?.total ?? 0, last: found?.last ?? 0 }
}

export async function insertRow(tx: Transaction, shelf: Where, columns: Record<string, unknown>): Promise<number> {
  const [made] = await tx
    .insert(of(shelf))
    .values(columns as never)
    .returning({ id: of(shelf).id })
  if (!made) throw new Error('A row was written and did not come back.')
  return made.id
}

export const updateRow = (tx: Transaction, shelf: Where, id: number, columns: Record<string, unknown>) =>
  tx
    .update(of(shelf))
    .set(columns as never)
    .where(eq(of(shelf).id, id))

/** In the order of the ids. */
export const updatePositions = (tx: Transaction, shelf: Where, ids: number[]) =>
  tx.execute(sql`
    update ${shelf.table} set position = place.at
    from unnest(${sql.param(ids)}::int[]) with ordinality as place (id, at)
    where ${of(shelf).id} = place.id and ${of(shelf).position} is distinct from place.at`)

/** What can still be put back. */
export async function rowsInBin(tx: Tx, shelf: Where, since: Date, most: number): Promise<ThingRow[]> {
  const table = of(shelf)
  return rowsOf(
    await tx
      .select()
      .from(table)
      .where(and(gt(table.deletedAt, since), shelf.where))
      .orderBy(desc(table.deletedAt))
      .limit(most),
  )
}

/** What has been in the bin for long enough. */
export async function rowsToSweep(tx: Tx, shelf: Where, before: Date, most: number): Promise<ThingRow[]> {
  const table = of(shelf)
  return rowsOf(
    await tx
      .select()
      .from(table)
      .where(and(isNotNull(table.deletedAt), lt(table.deletedAt, before), shelf.where))
      .orderBy(asc(table.deletedAt))
      .limit(most),
  )
}

/** False when it was put back meanwhile. */
export async function deleteRow(tx: Transaction, shelf: Where, { id, version }: ThingRow): Promise<boolean> {
  const table = of(shelf)
  const gone = await tx
    .delete(table)
    .where(and(eq(table.id, id), eq(table.version, version), isNotNull(table.deletedAt)))
    .returning({ id: table.id })
  return gone.length > 0
}

export const namesOf = async (tx: Tx, ids: (number | null)[]): Promise<Map<number, string>> => {
  const known = ids.filter((id) => id !== null)
  const rows = await tx
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(inArray(staff.id as AnyPgColumn, [0, ...known]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export const picturesById = async (tx: Tx, ids: unknown[]) => {
  const known = ids.filter((id) => typeof id === 'number')
  const rows = await tx
    .select()
    .from(pictures)
    .where(inArray(pictures.id, [0, ...known]))
  return new Map(rows.map((row) => [row.id, row]))
}
