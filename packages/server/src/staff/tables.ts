import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { acts, roles } from '#contract/rights.ts'
import { mostCodePoints } from '#contract/rules/characters.ts'
import { languages } from '#contract/rules/language.ts'
import { MAX_DEVICE_NAME } from '#contract/schemas/staff-devices.ts'
import { MAX_STAFF_NAME } from '#contract/schemas/staff-people.ts'
import { deviceKinds } from '#contract/schemas/staff.ts'
import { branches } from '../catalogue/tables.ts'
import { createdAt, id, instant, isHash, isNotNegative, isOneOf, isPhone, isText } from '../db/columns.ts'

/** Those who run the centre. One who leaves is made inactive: what they did keeps the name. There is always an active owner, once there was one. */
export const staff = pgTable(
  'staff',
  {
    id: id(),
    name: text().notNull(),
    phone: text().notNull().unique('staff_phone_once'),
    role: text({ enum: roles }).notNull(),
    active: boolean().notNull().default(true),
    language: text({ enum: languages }).notNull().default('bn'),
    /** Null until it is set at the first sign-in. */
    pinHash: text('pin_hash'),
    allBranches: boolean('all_branches').notNull().default(false),
    /** Who made them inactive: they are told so. */
    endedById: integer('ended_by_id').references((): AnyPgColumn => staff.id, { onDelete: 'restrict' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('staff_by_name').on(t.name, t.id),
    check('staff_name', isText(t.name, mostCodePoints(MAX_STAFF_NAME))),
    check('staff_phone', isPhone(t.phone)),
    check('staff_role', isOneOf(t.role, roles)),
    check('staff_language', isOneOf(t.language, languages)),
    check('staff_pin_hash', sql`${t.pinHash} ~ '^scrypt:[0-9]+:[0-9a-f]{32}:[0-9a-f]{64}$'`),
    check('staff_ended', sql`${t.endedById} is null or not ${t.active}`),
  ],
)

const person = (name: string) => integer(name).references(() => staff.id, { onDelete: 'restrict' })
const branch = () => integer('branch_id').references(() => branches.id, { onDelete: 'restrict' })

/** The branches of those who do not have them all. */
export const staffBranches = pgTable(
  'staff_branches',
  { staffId: person('staff_id').notNull(), branchId: branch().notNull() },
  (t) => [primaryKey({ columns: [t.staffId, t.branchId] }), index('staff_branches_of_branch').on(t.branchId)],
)

/** A gate or a counter. Until its code is typed on the new phone it is not paired, and swept away when nobody does. */
export const devices = pgTable(
  'devices',
  {
    id: id(),
    branchId: branch().notNull(),
    kind: text({ enum: deviceKinds }).notNull(),
    name: text().notNull(),
    hash: text().unique('devices_hash_once'),
    pairingHash: text('pairing_hash').unique('devices_pairing_once'),
    pairingEndsAt: instant('pairing_ends_at'),
    /** Who asked for its code. */
    offeredById: person('offered_by_id').notNull(),
    pairedAt: instant('paired_at'),
    lastSeenAt: instant('last_seen_at'),
    /** Scans that it says it has not sent yet. */
    waiting: smallint().notNull().default(0),
    unpairedAt: instant('unpaired_at'),
    unpairedById: person('unpaired_by_id'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('devices_name_once')
      .on(t.branchId, sql`lower(${t.name})`)
      .where(sql`${t.pairedAt} is not null and ${t.unpairedAt} is null`),
    check('devices_kind', isOneOf(t.kind, deviceKinds)),
    check('devices_name', isText(t.name, mostCodePoints(MAX_DEVICE_NAME))),
    check('devices_hash', isHash(t.hash)),
    check('devices_pairing_hash', isHash(t.pairingHash)),
    check('devices_waiting', isNotNegative(t.waiting)),
    check(
      'devices_paired',
      sql`(${t.pairedAt} is null) = (${t.hash} is null) and (${t.pairedAt} is null) = (${t.lastSeenAt} is null) and (${t.pairingHash} is null) = (${t.pairingEndsAt} is null)`,
    ),
    check('devices_unpaired', sql`(${t.unpairedAt} is null) = (${t.unpairedById} is null)`),
  ],
)

const device = () => integer('device_id').references(() => devices.id, { onDelete: 'restrict' })

export const signInWays = ['code', 'link', 'pin'] as const

/** One person in one browser. Ended ones are kept for a while: by them a browser is known again. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    hash: text().primaryKey(),
    staffId: person('staff_id').notNull(),
    deviceId: device(),
    browserHash: text('browser_hash').notNull(),
    way: text({ enum: signInWays }).notNull(),
    createdAt: createdAt(),
    touchedAt: instant('touched_at').notNull(),
    pinAt: instant('pin_at'),
    lockedAt: instant('locked_at'),
    endedAt: instant('ended_at'),
  },
  (t) => [
    index('staff_sessions_of_person').on(t.staffId, t.browserHash),
    index('staff_sessions_of_device').on(t.deviceId),
    index('staff_sessions_touched').on(t.touchedAt),
    check('staff_sessions_hash', isHash(t.hash)),
    check('staff_sessions_browser', isHash(t.browserHash)),
    check('staff_sessions_way', isOneOf(t.way, signInWays)),
    check('staff_sessions_pin_on_device', sql`${t.way} <> 'pin' or ${t.deviceId} is not null`),
  ],
)

/** For who cannot receive a code: works once. */
export const staffLinks = pgTable(
  'staff_links',
  {
    hash: text().primaryKey(),
    staffId: person('staff_id').notNull(),
    createdAt: createdAt(),
    endsAt: instant('ends_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    index('staff_links_end').on(t.endsAt),
    check('staff_links_hash', isHash(t.hash)),
    check('staff_links_later', sql`${t.endsAt} > ${t.createdAt}`),
  ],
)

/** Somebody else's PIN for one act on one thing: good for a minute, once. */
export const approvals = pgTable(
  'approvals',
  {
    hash: text().primaryKey(),
    act: text({ enum: acts }).notNull(),
    subject: text().notNull(),
    askedById: person('asked_by_id').notNull(),
    approvedById: person('approved_by_id').notNull(),
    createdAt: createdAt(),
    endsAt: instant('ends_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    index('approvals_end').on(t.endsAt),
    check('approvals_hash', isHash(t.hash)),
    check('approvals_act', isText(t.act, 40)),
    check('approvals_subject', isText(t.subject, 100)),
    check('approvals_of_another', sql`${t.askedById} <> ${t.approvedById}`),
    check('approvals_later', sql`${t.endsAt} > ${t.createdAt}`),
  ],
)

/** What a call with a key of its own was answered; without a status it is not answered yet. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    staffId: person('staff_id').notNull(),
    key: text().notNull(),
    /** The hash of the address and the body. */
    asked: text().notNull(),
    status: integer(),
    body: text(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'idempotent_answers_once', columns: [t.staffId, t.key] }),
    index('idempotent_answers_age').on(t.at),
    check('idempotent_answers_key', isText(t.key, 100)),
    check('idempotent_answers_asked', isHash(t.asked)),
  ],
)

/** A field before and after, as it is shown. */
export type Changes = Record<string, [before: unknown, after: unknown]>

/** Every change, one row, written with it. A trigger refuses to change or delete one; `erase_from_log` alone takes a customer's values out. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    staffId: person('staff_id'),
    /** Who it was when it was nobody of the staff: a command, a job. */
    other: text(),
    approvedById: person('approved_by_id'),
    deviceId: device(),
    branchId: branch(),
    /** Whose values are among the changes. No key: the customer may be gone. */
    customerId: integer('customer_id'),
    act: text().notNull(),
    thingKind: text('thing_kind').notNull(),
    thingId: text('thing_id'),
    thingName: text('thing_name'),
    changes: jsonb().$type<Changes>().notNull().default({}),
    /** Which of the changes, and whether the thing's name, are about the customer: `thing_name`, `phone`. */
    personal: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    requestId: text('request_id'),
    /** It waited in a device that had no line. */
    offline: boolean().notNull().default(false),
  },
  (t) => [
    index('audit_log_of_person').on(t.staffId, t.id),
    index('audit_log_of_branch').on(t.branchId, t.id),
    index('audit_log_of_thing').on(t.thingKind, t.thingId, t.id),
    index('audit_log_of_customer')
      .on(t.customerId)
      .where(sql`${t.customerId} is not null`),
    index('audit_log_at').on(t.at),
    check('audit_log_by', sql`(${t.staffId} is null) <> (${t.other} is null)`),
    check('audit_log_act', sql`${t.act} ~ '^[a-z_]+[.][a-z_]+$'`),
    check('audit_log_thing_kind', isText(t.thingKind, 40)),
    check('audit_log_approved', sql`${t.approvedById} is null or ${t.approvedById} <> ${t.staffId}`),
    check('audit_log_changes', sql`jsonb_typeof(${t.changes}) = 'object'`),
  ],
)
