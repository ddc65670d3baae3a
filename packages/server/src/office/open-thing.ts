import * as words from '#contract/words/en/staff-content.ts'
import { constraintOf } from '../db/constraint-of.ts'
import type { Transaction } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { wrongField } from '../http/refuse-field.ts'
import { staleChange } from './keep-version.ts'
import { presentThing, type Thing } from './read-things.ts'
import { lockRow, lockShelf, namesOf } from './shelf-queries.ts'
import type { Fields, Shelf, ThingRow } from './shelf.ts'

export type OpenThing = { row: ThingRow; fields: Fields; thing: Thing; now: Date }

/**
 * Takes a thing into the hand: nobody else changes the list until the transaction ends. Refused when it is not in the version
 * that the caller has seen; without a version it is only read again.
 */
export async function openThing(
  tx: Transaction,
  shelf: Shelf,
  { id, version }: { id: number; version: number | null },
  now: Date,
  where: 'on the shelf' | 'in the bin' = 'on the shelf',
): Promise<OpenThing> {
  await lockShelf(tx, shelf.list)
  const row = await lockRow(tx, shelf, id)
  if (!row) throw new AppError('not_found')
  const who = row.updatedById === null ? null : ((await namesOf(tx, [row.updatedById])).get(row.updatedById) ?? null)
  if (row.deletedAt !== null && where === 'on the shelf')
    throw new AppError('not_found', { message: words.deletedBy(who ?? words.somebody) })
  const thing = await presentThing(tx, shelf, row, now)
  if (version !== null && version !== row.version) throw staleChange({ who, at: row.updatedAt, now }, thing)
  const fields = Object.fromEntries(Object.keys(shelf.fields.shape).map((field) => [field, thing[field]]))
  return { row, fields, thing, now }
}

/** What the database refuses, told at its field. */
export async function translated<T>(shelf: Shelf, fields: Fields, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const broken = constraintOf(error) ?? ''
    const known = shelf.constraints?.[broken]?.(fields)
    if (known) throw wrongField(known.field, known.says)
    if (broken.includes('picture_id')) throw wrongField('picture_id', words.pictureUnknown)
    if (broken.endsWith('_client_id_unique')) throw new AppError('conflict')
    throw error
  }
}
