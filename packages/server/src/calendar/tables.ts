import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { mostCodePoints } from '#contract/rules/characters.ts'
import { branches } from '../catalogue/tables.ts'
import { bangla, edited, id, instant, isAtMost, isBetween, isNotNegative, isOneOf, isText } from '../db/columns.ts'
import { staff } from '../staff/tables.ts'

const isTime = (column: AnyPgColumn) => sql`${column} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`

export const specialDayKinds = ['closed', 'holiday', 'open'] as const

/** A day that is not as its weekday: closed, a holiday, or with other hours. Without a branch it holds for all of them. */
export const specialDays = pgTable(
  'special_days',
  {
    id: id(),
    branchId: integer('branch_id').references(() => branches.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    kind: text({ enum: specialDayKinds }).notNull(),
    /** Shown to parents. */
    reason: text(),
    reasonBn: bangla('reason'),
    /** `HH:MM`; what closes before it opens closes on the next day. */
    opens: text(),
    closes: text(),
    capacity: integer(),
    ...edited(),
  },
  (t) => [
    unique('special_days_once').on(t.branchId, t.day).nullsNotDistinct(),
    index('special_days_by_day').on(t.day),
    check('special_days_kind', isOneOf(t.kind, specialDayKinds)),
    check('special_days_reason', isText(t.reason, mostCodePoints(80))),
    check('special_days_bn', isAtMost(t.reasonBn, mostCodePoints(80))),
    check('special_days_closed', sql`${t.kind} <> 'closed' or ${t.reason} is not null`),
    check('special_days_hours', sql`(${t.opens} is null) = (${t.closes} is null)`),
    check('special_days_times', sql`${isTime(t.opens)} and ${isTime(t.closes)}`),
    check('special_days_capacity', isBetween(t.capacity, 0, 100_000)),
  ],
)

/** Days that were given to running memberships for a closure, once. */
export const memberExtensions = pgTable(
  'member_extensions',
  {
    id: id(),
    clientId: uuid('client_id').unique().notNull(),
    fromDay: date('from_day').notNull(),
    toDay: date('to_day').notNull(),
    days: integer().notNull(),
    members: integer().notNull(),
    byId: integer('by_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'restrict' }),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [
    index('member_extensions_by_day').on(t.toDay),
    check('member_extensions_range', sql`${t.fromDay} <= ${t.toDay}`),
    check('member_extensions_days', isBetween(t.days, 1, 366)),
    check('member_extensions_members', isNotNegative(t.members)),
  ],
)
