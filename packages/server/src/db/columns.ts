import { sql, type SQL } from 'drizzle-orm'
import { bigint, integer, text, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { weekdays } from '#contract/schemas/package.ts'

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()

export const position = () => integer().notNull().default(0)

/** Money is whole poisha; eight bytes, because fifty of a dear thing on twenty lines outgrow four. */
export const poisha = (name: string) => bigint(name, { mode: 'number' })

/** What the column beside it says, in Bangla; empty where the centre wrote none. */
export const bangla = (name: string) => text(`${name}_bn`)

export const instant = (name: string) => timestamp(name, { withTimezone: true })
export const createdAt = () => instant('created_at').notNull().defaultNow()

/**
 * What staff change: the version goes up with every change, by which two editors notice each other. Null until somebody of the
 * staff has changed it; the key to them is made by hand (0018), for their own table refers to branches.
 */
export const edited = () => ({
  version: integer().notNull().default(1),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  updatedById: integer('updated_by_id'),
})

export const isOneOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`

export const isBetween = (column: AnyPgColumn, min: number, max: number): SQL =>
  sql`${column} between ${sql.raw(String(min))} and ${sql.raw(String(max))}`

/** Says something, and not too much: blanks alone do not count as text. */
export const isText = (column: AnyPgColumn, max: number): SQL =>
  sql`btrim(${column}) <> '' and char_length(${column}) <= ${sql.raw(String(max))}`

export const isAtMost = (column: AnyPgColumn, max: number): SQL =>
  sql`char_length(${column}) <= ${sql.raw(String(max))}`

export const isNotNegative = (...columns: AnyPgColumn[]): SQL =>
  sql.join(
    columns.map((column) => sql`${column} >= 0`),
    sql` and `,
  )

export const isPhone = (column: AnyPgColumn): SQL => sql`${column} ~ '^01[3-9][0-9]{8}$'`

export const isHash = (column: AnyPgColumn): SQL => sql`${column} ~ '^[0-9a-f]{64}$'`

/** Hundredths of a percent, so that 7.5 % is exactly 750. */
export const isBasisPoints = (column: AnyPgColumn): SQL => isBetween(column, 0, 10_000)

export const areWeekdays = (column: AnyPgColumn): SQL =>
  sql`cardinality(${column}) between 1 and 7 and ${column} <@ array[${sql.raw(weekdays.map((day) => `'${day}'`).join(', '))}]`
