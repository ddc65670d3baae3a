import { z } from 'zod'
import { withPlainDigits } from '../rules/phone.ts'
import { hearedBy } from '../rules/profile.ts'
import { named } from '../words/named.ts'
import { listOf, PageQuery } from './paging.ts'
import { idOf, textUpTo } from './purchase.ts'
import { Code, Phone } from './sign-in.ts'
import { Note, orderKinds, orderStates, Reason } from './staff-orders.ts'

const desk = named('staffDesk')
const Instant = z.iso.datetime()
const perPage = { per_page: PageQuery.shape.per_page.unwrap().default(25) }

/** Who has a running membership, whose ends within 30 days, who came this month. */
export const householdFilters = ['members', 'ending', 'came'] as const
export type HouseholdFilter = (typeof householdFilters)[number]

/** `q`: a phone in any form, a name, a child's name, an invoice. */
export const CustomersQuery = PageQuery.extend({
  ...perPage,
  q: textUpTo(200, desk.searchTooLong).default(''),
  show: z.enum(householdFilters, `show must be one of: ${householdFilters.join(', ')}.`).optional(),
})
export type CustomersQuery = z.output<typeof CustomersQuery>

/** Null to who may not see children. */
const Children = z.array(z.object({ name: z.string(), age: z.int() })).nullable()
const LastVisit = z.object({ day: z.string(), branch: z.string() }).nullable()

export const HouseholdRow = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  children: Children,
  /** The one that runs, or else the one that ended last. */
  membership: z.object({ name: z.string(), end_date: z.string(), running: z.boolean() }).nullable(),
  /** Of the last 12 months; one person on one day is one. */
  visits: z.int(),
  last_visit: LastVisit,
  takings: z.number(),
})
export type HouseholdRow = z.infer<typeof HouseholdRow>

/** At most 10,000 are counted, by name 2,000: `more` says that there are more. `counts` come with the whole list only. */
export const HouseholdRows = listOf(HouseholdRow).extend({
  more: z.boolean(),
  counts: z.object({ members: z.int(), ending: z.int(), came: z.int() }).nullable(),
})
export type HouseholdRows = z.infer<typeof HouseholdRows>

const Membership = z.object({
  id: z.int(),
  invoice_number: z.string(),
  name: z.string(),
  month: z.int(),
  /** A day; 0 is unlimited. */
  hour: z.int(),
  start_date: z.string(),
  end_date: z.string(),
  state: z.enum(['coming', 'running', 'ended', 'cancelled']),
  places: z.array(z.object({ type: z.string(), qty: z.int() })),
  visits: z.int(),
  visits_this_month: z.int(),
})
export type HouseholdMembership = z.infer<typeof Membership>

/** Who came on one day to one branch. */
export const VisitDay = z.object({
  day: z.string(),
  branch: z.string(),
  people: z.int(),
  /** Names, or what they came as where nobody wrote one; null to who may not see children. */
  who: z.array(z.string()).nullable(),
  inside: z.boolean(),
  /** The longest of them, in minutes; null while somebody is inside, or when nobody was scanned out. */
  stay: z.int().nullable(),
})
export type VisitDay = z.infer<typeof VisitDay>

export const VisitDays = listOf(VisitDay)
export type VisitDays = z.infer<typeof VisitDays>
export const VisitsQuery = PageQuery.extend(perPage)
export type VisitsQuery = z.output<typeof VisitsQuery>

const HouseholdOrder = z.object({
  id: z.int(),
  kind: z.enum(orderKinds),
  invoice_number: z.string(),
  booking_date: z.string().nullable(),
  package: z.string().nullable(),
  people: z.int(),
  state: z.enum(orderStates),
  total: z.number(),
})
export type HouseholdOrder = z.infer<typeof HouseholdOrder>

const Message = z.object({
  id: z.int(),
  kind: z.string(),
  invoice_number: z.string().nullable(),
  at: Instant,
  state: z.enum(['waiting', 'sent', 'given_up']),
})
export type HouseholdMessage = z.infer<typeof Message>

/** What the caller's role may do. */
const Can = z.object({ note: z.boolean(), phone: z.boolean(), merge: z.boolean(), erase: z.boolean() })

/** Lists have their newest 25, visits their newest 5 days; the counts are of all. */
export const Household = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  spouse_name: z.string().nullable(),
  email: z.string().nullable(),
  heared_by: z.enum(hearedBy).nullable(),
  since: z.string(),
  children: Children,
  visits: z.int(),
  takings: z.number(),
  /** In minutes. */
  median_stay: z.int().nullable(),
  last_visit: LastVisit,
  memberships: z.array(Membership),
  visit_days: z.array(VisitDay),
  visit_days_count: z.int(),
  /** All there ever were: they stay when the customer is erased. */
  visits_ever: z.int(),
  orders: z.array(HouseholdOrder),
  orders_count: z.int(),
  messages: z.array(Message),
  notes: z.array(Note),
  /** While there is one of these, nobody is erased. */
  refund_under_way: z.number().nullable(),
  payment_under_way: z.boolean(),
  can: Can,
})
export type Household = z.infer<typeof Household>

/** `use`: what the code is for. To change the number it goes to the new one. */
export const SendCustomerCode = z.discriminatedUnion(
  'use',
  [
    z.object({ use: z.literal('phone'), phone: Phone }),
    z.object({ use: z.literal('erase') }),
    z.object({ use: z.literal('data') }),
  ],
  desk.codeUse,
)
export type SendCustomerCode = z.output<typeof SendCustomerCode>

export const ChangePhone = z.object({ phone: Phone, code: Code })
export type ChangePhone = z.output<typeof ChangePhone>
export const PhoneChanged = z.object({ message: z.string(), data: z.object({ phone: z.string() }) })

/** `from` goes; `last4` are the last digits of its number. */
export const MergeCustomers = z.object({
  from: idOf(desk.customerUnknown),
  last4: z
    .string(desk.last4Form)
    .max(20, desk.last4Form)
    .transform((typed) => withPlainDigits(typed).trim())
    .refine((typed) => /^\d{4}$/.test(typed), desk.last4Form),
})
export type MergeCustomers = z.output<typeof MergeCustomers>
export const Merged = z.object({ message: z.string(), data: z.object({ id: z.int() }) })

/** A code that the customer has read out, or why it is done without one. */
export const WithConsent = z
  .object({ code: Code.optional(), reason: Reason.optional() })
  .refine(({ code, reason }) => code !== undefined || reason !== undefined, {
    message: desk.codeOrReason,
    path: ['code'],
  })
export type WithConsent = z.output<typeof WithConsent>

export const Erased = z.object({ message: z.string() })
export const NoteWritten = z.object({ data: Note, message: z.string() })
