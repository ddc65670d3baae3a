import type { SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { ContentList } from '#contract/content-lists.ts'
import { toPoisha, toTaka } from '#contract/rules/money.ts'
import type { branches, galleries, groups, packages, products, rides } from '../catalogue/tables.ts'
import type { Transaction, Tx } from '../db/database.ts'
import type { PictureUse } from '../pictures/picture-uses.ts'

export type ShelfTable =
  | typeof rides
  | typeof galleries
  | typeof groups
  | typeof products
  | typeof packages
  | typeof branches

/** What a form sends and the history keeps, by the names of the wire. */
export type Fields = Record<string, unknown>

/** What every table of the content has, and whatever else this one has. */
export type ThingRow = {
  id: number
  version: number
  updatedAt: Date
  updatedById: number | null
  deletedAt: Date | null
  [column: string]: unknown
}

export type Change = { id: number | null; before: Fields | null; after: Fields; now: Date }

/** One list of the content: where it is kept, what it is made of, and what may not be done with it. */
export type Shelf = {
  list: ContentList
  table: ShelfTable
  /** Which rows of the table are of this list. */
  where?: SQL
  /** What a new row has that no form asks for. */
  born?: Record<string, unknown>
  fields: z.ZodObject
  /** The field that is kept in a table of its own. */
  part?: { field: string; read: ReadParts; write: WriteParts }
  pictureUse?: PictureUse
  /** Refuses what the fields alone cannot tell. */
  refuse?: (tx: Transaction, change: Change) => Promise<void> | void
  /** Refuses to delete what others need. */
  hold?: (tx: Transaction, id: number, name: string, now: Date) => Promise<void>
  facts?: (tx: Tx, ids: number[], now: Date) => Promise<Map<number, object>>
  /** What a broken rule of the database means, and at which field. */
  constraints?: Record<string, (fields: Fields) => { field: string; says: string }>
}

type ReadParts = (tx: Tx, ids: number[]) => Promise<Map<number, unknown[]>>
/** `strict`: a part that is not there is refused; otherwise it is made anew. */
type WriteParts = (tx: Transaction, id: number, parts: never[], strict: boolean) => Promise<void>

const MONEY = ['price', 'weekend_price', 'holiday_price', 'extra_hour_price', 'old_price']

const columnOf = (field: string): string =>
  field === 'vat_rate' ? 'vatRateBp' : field.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

function written(field: string, value: unknown): unknown {
  if (typeof value !== 'number') return value
  if (field === 'vat_rate') return Math.round(value * 100)
  return MONEY.includes(field) ? toPoisha(value) : value
}

function told(field: string, value: unknown): unknown {
  if (typeof value !== 'number') return value ?? null
  if (field === 'vat_rate') return value / 100
  return MONEY.includes(field) ? toTaka(value) : value
}

/** Fields as columns: Taka become poisha, percent hundredths. */
export const toColumns = (fields: Fields, part?: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([field, value]) => field !== part && value !== undefined)
      .map(([field, value]) => [columnOf(field), written(field, value)]),
  )

export const toFields = (schema: z.ZodObject, row: Record<string, unknown>, part?: string): Fields =>
  Object.fromEntries(
    Object.keys(schema.shape)
      .filter((field) => field !== part)
      .map((field) => [field, told(field, row[columnOf(field)])]),
  )

/** Which fields differ, before and after. */
export const differing = (before: Fields, after: Fields): string[] =>
  Object.keys(after).filter((field) => JSON.stringify(after[field]) !== JSON.stringify(before[field]))
