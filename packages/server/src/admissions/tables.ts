import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { anywayReasons } from '#contract/rules/let-in-anyway.ts'
import { reasons, verdicts } from '#contract/rules/verdict.ts'
import { branches } from '../catalogue/tables.ts'
import { id, instant, isNotNegative, isOneOf, isText } from '../db/columns.ts'
import { orders } from '../orders/tables.ts'
import { devices, staff } from '../staff/tables.ts'

type Both = { en: string; bn: string }

/** What a scan said, word for word: told again to who asks again. No name of a customer is in it. */
export type Said = {
  text: Both
  also: { reason: (typeof reasons)[number]; text: Both }[]
  earlier: { staff: string; gate: string; at: string } | null
}

/** A visit as it was before a scan changed it. */
export type Before = { id: number; state: 'in' | 'out'; lastIn: string; branchId: number; lastScanId: number }

const order = () => integer('order_id').references(() => orders.id, { onDelete: 'restrict' })
const branch = () =>
  integer('branch_id')
    .notNull()
    .references(() => branches.id, { onDelete: 'restrict' })
const person = (name: string) => integer(name).references(() => staff.id, { onDelete: 'restrict' })

/** One act at the gate, whether somebody was let in or not. What was read or typed is not kept, only the pass it found. */
export const scans = pgTable(
  'scans',
  {
    id: id(),
    /** Made by the device. */
    scanId: uuid('scan_id').notNull().unique('scans_once'),
    orderId: order(),
    branchId: branch(),
    deviceId: integer('device_id')
      .notNull()
      .references(() => devices.id, { onDelete: 'restrict' }),
    /** The name that the device had. */
    gate: text().notNull(),
    staffId: person('staff_id').notNull(),
    day: date().notNull(),
    at: instant('at').notNull(),
    verdict: text({ enum: verdicts }).notNull(),
    reason: text({ enum: reasons }).notNull(),
    said: jsonb().$type<Said>().notNull(),
    letIn: smallint('let_in').notNull().default(0),
    /** Of those who came back, how they stood before; whom it let in first has `last_scan_id`. */
    before: jsonb().$type<Before[]>().notNull().default([]),
    anyway: text({ enum: anywayReasons }),
    /** Beyond the places. */
    extra: boolean().notNull().default(false),
    approvedById: person('approved_by_id'),
    undoneAt: instant('undone_at'),
    undoneById: person('undone_by_id'),
  },
  (t) => [
    index('scans_of_device').on(t.deviceId, t.id),
    index('scans_of_order')
      .on(t.orderId, t.id)
      .where(sql`${t.orderId} is not null`),
    check('scans_gate', isText(t.gate, 240)),
    check('scans_verdict', isOneOf(t.verdict, verdicts)),
    check('scans_reason', isOneOf(t.reason, reasons)),
    check('scans_let_in', isNotNegative(t.letIn)),
    check('scans_anyway', isOneOf(t.anyway, anywayReasons)),
    check('scans_approved', sql`${t.approvedById} is null or ${t.anyway} is not null`),
    check('scans_undone', sql`(${t.undoneAt} is null) = (${t.undoneById} is null)`),
  ],
)

export const visitStates = ['in', 'out'] as const
export const waysOut = ['gate', 'closing'] as const

/** One person, one branch, one day in Dhaka, from the first time in to the last time out. Who it is, its place says. */
export const visits = pgTable(
  'visits',
  {
    id: id(),
    orderId: order(),
    place: text(),
    /** Let in beyond the places: inside, and counted, but nobody's place. */
    extra: boolean().notNull().default(false),
    branchId: branch(),
    day: date().notNull(),
    state: text({ enum: visitStates }).notNull().default('in'),
    firstIn: instant('first_in').notNull(),
    lastIn: instant('last_in').notNull(),
    lastOut: instant('last_out'),
    outBy: text('out_by', { enum: waysOut }),
    /** Null for who may stay as long as they like. */
    endsAt: instant('ends_at'),
    /** The scan that let them in last. */
    lastScanId: integer('last_scan_id')
      .notNull()
      .references(() => scans.id, { onDelete: 'restrict' }),
  },
  (t) => [
    uniqueIndex('visits_place_once')
      .on(t.orderId, t.place, t.day)
      .where(sql`not ${t.extra}`),
    index('visits_of_order')
      .on(t.orderId, t.day)
      .where(sql`${t.orderId} is not null`),
    index('visits_of_day').on(t.branchId, t.day, t.state),
    index('visits_of_scan').on(t.lastScanId),
    check('visits_place', sql`${t.place} ~ '^(d[0-9]+[.][0-9]+|r[0-9]+|p[0-9]+[.][0-9]+)$'`),
    check('visits_of_somebody', sql`${t.extra} or (${t.orderId} is not null and ${t.place} is not null)`),
    check('visits_state', isOneOf(t.state, visitStates)),
    check('visits_out_by', isOneOf(t.outBy, waysOut)),
    check(
      'visits_out',
      sql`(${t.lastOut} is null) = (${t.outBy} is null) and (${t.state} = 'in' or ${t.lastOut} is not null)`,
    ),
    check('visits_in_order', sql`${t.firstIn} <= ${t.lastIn}`),
    check('visits_clock', sql`${t.endsAt} > ${t.firstIn}`),
  ],
)
