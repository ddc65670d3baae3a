import { z } from 'zod'
import { isBlank, isLongerThan, tidyText } from '../rules/characters.ts'
import { kindsOfDay, MAX_REASON, MOST_DAYS, specialKinds } from '../rules/special-day.ts'
import { named } from '../words/named.ts'
import { isShortSpan, isSpan } from './day.ts'
import { idInAddress, listOf, PageQuery } from './paging.ts'
import { Day, idOf } from './purchase.ts'

const [days, office] = [named('days'), named('staffOffice')]

/** Half a character: the log keeps texts as JSON, which PostgreSQL does not take with these. */
const HALVES = /\p{Cs}/gu
/** It stands in a sentence that has its own end. */
const ENDS = /[\s.।]+$/u
const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/

const Reason = z
  .string(days.reasonForm)
  .max(2000, days.reasonLong(MAX_REASON))
  .transform((typed) => tidyText(typed.replace(HALVES, '')).replace(ENDS, ''))
  .refine((text) => !isLongerThan(text, MAX_REASON), days.reasonLong(MAX_REASON))
  .transform((text) => (isBlank(text) ? null : text))
  .nullable()
  .default(null)

const Hour = z.string(days.hourForm).regex(HOUR, days.hourForm).nullable().default(null)

/** Without a branch: what holds for all. */
const Branch = idOf(office.branchUnknown).nullable()
const OptionalBranch = idInAddress('branch_id').optional()

export const MonthQuery = z.object({
  branch_id: OptionalBranch,
  month: z.string(days.monthForm).regex(/^20\d\d-(0[1-9]|1[0-2])$/, days.monthForm),
})
export type MonthQuery = z.output<typeof MonthQuery>

const span = { branch_id: OptionalBranch, from: Day, to: Day }
const spanRules = <Schema extends z.ZodType<{ from: string; to: string }>>(schema: Schema) =>
  schema
    .refine(isSpan, { path: ['to'], error: days.backwards })
    .refine(isShortSpan, { path: ['to'], error: days.most(MOST_DAYS) })

export const HitQuery = spanRules(z.object(span))
export type HitQuery = z.output<typeof HitQuery>
export const HitOrdersQuery = spanRules(PageQuery.extend(span))
export type HitOrdersQuery = z.output<typeof HitOrdersQuery>

const Orders = z.int(days.ordersForm).min(0, days.ordersForm)

/** A day is made like others again; where that closes it, `orders` is as for a change. */
export const RemoveDayQuery = z.object({ orders: z.coerce.number(days.ordersForm).pipe(Orders).default(0) })

/** One day, or a range of them, as it will be. `orders` is how many paid ones the person has been told of: closing is refused when there are others. */
export const DayChange = spanRules(
  z.object({
    branch_id: Branch,
    from: Day,
    to: Day,
    kind: z.enum(specialKinds, days.kindForm),
    reason: Reason,
    reason_bn: Reason,
    opens: Hour,
    closes: Hour,
    orders: Orders.default(0),
    /** Of a range: the versions of its days that were seen to have a word of their own, which this one replaces. */
    replaces: z.array(z.int(days.ordersForm).min(1, days.ordersForm)).max(MOST_DAYS, days.most(MOST_DAYS)).default([]),
    /** Adds as many days to the memberships that run then. */
    add_days: z.boolean(days.addForm).default(false),
  }),
)
  .refine(({ kind, reason }) => kind !== 'closed' || reason !== null, { path: ['reason'], error: days.reasonNeeded })
  .refine(({ kind, reason }) => kind !== 'holiday' || reason !== null, { path: ['reason'], error: days.holidayNeeded })
  .refine(({ kind, add_days }) => kind === 'closed' || !add_days, { path: ['add_days'], error: days.addForm })
  .refine(({ opens, closes }) => (opens === null) === (closes === null), { path: ['closes'], error: days.hoursBoth })
  .refine(({ opens, closes }) => opens === null || opens !== closes, { path: ['closes'], error: days.hoursSame })
export type DayChange = z.output<typeof DayChange>
export type DayChangeSent = z.input<typeof DayChange>

/** What was said about a day; with the version by which a change is made. */
export const SpecialDay = z.object({
  id: z.int(),
  branch_id: z.int().nullable(),
  day: z.string(),
  kind: z.enum(specialKinds),
  reason: z.string().nullable(),
  reason_bn: z.string().nullable(),
  opens: z.string().nullable(),
  closes: z.string().nullable(),
  version: z.int(),
  updated_at: z.iso.datetime(),
  updated_by: z.object({ id: z.int(), name: z.string() }).nullable(),
})
export type SpecialDay = z.infer<typeof SpecialDay>

/** `own` was said for exactly this branch, or for all; `general` is what holds for all where a branch is looked at. */
export const StaffDay = z.object({
  day: z.string(),
  kind: z.enum(kindsOfDay),
  closed: z.boolean(),
  own: SpecialDay.nullable(),
  general: SpecialDay.nullable(),
  /** People of paid orders. */
  booked: z.int(),
})
export type StaffDay = z.infer<typeof StaffDay>

/** What closing these days would hit. `sum` is in Taka. `running` memberships get `addable` days: those not given yet. */
export const Hit = z.object({ orders: z.int(), people: z.int(), sum: z.number(), running: z.int(), addable: z.int() })
export type Hit = z.infer<typeof Hit>

export const HitOrder = z.object({
  invoice_number: z.string(),
  day: z.string(),
  branch: z.string(),
  buyer: z.string(),
  phone: z.string(),
  people: z.int(),
  sum: z.number(),
})
export type HitOrder = z.infer<typeof HitOrder>
export const HitOrders = listOf(HitOrder)

export const SavedDays = z.object({
  days: z.array(SpecialDay),
  /** What the memberships got. */
  added: z.object({ days: z.int(), members: z.int() }).nullable(),
})
export type SavedDays = z.infer<typeof SavedDays>
