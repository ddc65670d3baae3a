import { z } from 'zod'
import { isBlank, tidyLine, tidyLines } from '../rules/characters.ts'
import { MAX_DESK_NOTE, MAX_EXTENSION } from '../rules/desk.ts'
import { refundStatuses, refundWays } from '../rules/refund.ts'
import { MAX_AGE, MAX_RIDER_NAME } from '../rules/riders.ts'
import { reasons, verdicts } from '../rules/verdict.ts'
import { named } from '../words/named.ts'
import { Branch } from './branch.ts'
import { idInAddress, listOf, PageQuery } from './paging.ts'
import { Day, idOf, textUpTo } from './purchase.ts'

const desk = named('staffDesk')
const rules = named('rules')

export const orderKinds = ['tickets', 'memberships'] as const
export const orderStates = ['paid', 'unpaid', 'held', 'refunding', 'refunded', 'cancelled', 'expired', 'stray'] as const
export type OrderState = (typeof orderStates)[number]

const Kind = z.enum(orderKinds, `kind must be one of: ${orderKinds.join(', ')}.`)
const Instant = z.iso.datetime()
const Who = z.object({ id: z.int(), name: z.string() })
const Buyer = z.object({ id: z.int(), name: z.string(), phone: z.string() })

export const OrderParams = z.object({ kind: Kind, id: idInAddress('id') })
export type OrderParams = z.output<typeof OrderParams>

/** `q`: a phone in any form, an invoice, a name of buyer or rider, a transaction of ours or of the bank, a code. */
export const OrdersQuery = PageQuery.extend({
  per_page: PageQuery.shape.per_page.unwrap().default(25),
  q: textUpTo(200, desk.searchTooLong).default(''),
  branch_id: idInAddress('branch_id').optional(),
  visit_day: Day.optional(),
  sale_day: Day.optional(),
  state: z.enum(orderStates, `state must be one of: ${orderStates.join(', ')}.`).optional(),
  channel: z.enum(['online', 'counter'], 'channel must be one of: online, counter.').optional(),
  method: z
    .enum(['bkash', 'nagad', 'rocket', 'visa', 'mastercard', 'amex', 'other'], 'method is not known.')
    .optional(),
})
export type OrdersQuery = z.output<typeof OrdersQuery>

export const OrderRow = z.object({
  id: z.int(),
  kind: Kind,
  invoice_number: z.string(),
  channel: z.enum(['online', 'counter']),
  /** Null of a membership. */
  branch: Branch.nullable(),
  /** Null once erased. */
  customer: Buyer.nullable(),
  booking_date: z.string().nullable(),
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
  package: z.string().nullable(),
  people: z.int(),
  let_in: z.int(),
  total: z.number(),
  state: z.enum(orderStates),
  sold_at: Instant,
})
export type OrderRow = z.infer<typeof OrderRow>

/** At most 1,000 are counted: `more` says that there are more. */
export const OrderRows = listOf(OrderRow).extend({ more: z.boolean() })
export type OrderRows = z.infer<typeof OrderRows>

const Line = z.object({
  /** Of a ticket order its line, of a membership itself. */
  detail_id: z.int(),
  name: z.string(),
  qty: z.int(),
  cancelled_qty: z.int(),
  price: z.number(),
  /** In percent. */
  vat_rate: z.number(),
})

const OrderPlace = z.object({
  place: z.string(),
  /** Null of an included place of a membership that nobody has. */
  rider_id: z.int().nullable(),
  /** The line it belongs to. */
  detail_id: z.int(),
  type: z.string(),
  name: z.string().nullable(),
  age: z.int().nullable(),
  state: z.enum(['open', 'in', 'out', 'cancelled']),
  in_since: Instant.nullable(),
  out_at: Instant.nullable(),
})
export type OrderPlace = z.infer<typeof OrderPlace>

const Attempt = z.object({
  id: z.int(),
  tran_id: z.string(),
  amount: z.number(),
  method: z.string().nullable(),
  status: z.enum(['open', 'held', 'paid', 'failed', 'cancelled', 'expired']),
  reason: z.string().nullable(),
  risk_level: z.int().nullable(),
  risk_title: z.string().nullable(),
  val_id: z.string().nullable(),
  bank_tran_id: z.string().nullable(),
  opened_at: Instant,
  settled_at: Instant.nullable(),
  /** How often the gateway was asked about it, and when it is asked next; null when it is asked no more. */
  checks: z.int(),
  next_check_at: Instant.nullable(),
  decided: z.object({ by: Who, at: Instant }).nullable(),
})

export const Refund = z.object({
  id: z.int(),
  amount: z.number(),
  vat: z.number(),
  way: z.enum(refundWays),
  status: z.enum(refundStatuses),
  /** Of a refused one: the gateway's words. */
  refusal: z.string().nullable(),
  credit_note: z.string().nullable(),
  reason: z.string(),
  reference: z.string().nullable(),
  refund_ref_id: z.string().nullable(),
  units: z.array(z.object({ detail_id: z.int(), qty: z.int() })),
  by: Who,
  approved_by: Who.nullable(),
  at: Instant,
})
export type Refund = z.infer<typeof Refund>

export const Note = z.object({ id: z.int(), text: z.string(), by: Who, at: Instant })
export type Note = z.infer<typeof Note>

const Message = z.object({
  kind: z.string(),
  at: Instant,
  state: z.enum(['waiting', 'sent', 'given_up']),
  sent_at: Instant.nullable(),
})

const OrderScan = z.object({
  at: Instant,
  verdict: z.enum(verdicts),
  reason: z.enum(reasons),
  text: z.string(),
  let_in: z.int(),
  staff: z.string(),
  gate: z.string(),
  undone: z.boolean(),
})

/** What the caller's role may do now, so that screens show only buttons that work; sums in Taka. */
const Can = z.object({
  /** 0 when nothing can be given back. */
  refund_at_most: z.number(),
  /** Whether the gateway's refund call can be used; else it is by hand. */
  refund_by_gateway: z.boolean(),
  /** A refund, and a cancellation of something paid, needs somebody's PIN. */
  refund_needs_approval: z.boolean(),
  cancel: z.boolean(),
  move: z.boolean(),
  /** Nobody takes money at a counter yet. */
  take: z.boolean(),
  resend: z.boolean(),
  extend: z.boolean(),
  note: z.boolean(),
  ask: z.boolean(),
  /** The riders who may be given another name. */
  rename: z.array(z.int()),
})

/** Both kinds: a ticket order, or a membership. */
export const Order = z.object({
  id: z.int(),
  kind: Kind,
  invoice_number: z.string(),
  channel: z.enum(['online', 'counter']),
  branch: Branch.nullable(),
  customer: Buyer.nullable(),
  sold_at: Instant,
  sale_date: z.string(),
  booking_date: z.string().nullable(),
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
  package: z.string().nullable(),
  state: z.enum(orderStates),
  lines: z.array(Line),
  subtotal: z.number(),
  discount_total: z.number(),
  discount_name: z.string().nullable(),
  vat_rate: z.number(),
  vat_amount: z.number(),
  total: z.number(),
  paid: z.number(),
  paid_at: Instant.nullable(),
  refunded: z.number(),
  due: z.number(),
  hold_until: Instant.nullable(),
  expires_at: Instant.nullable(),
  code: z.string().nullable(),
  receipt_url: z.string().nullable(),
  places: z.array(OrderPlace),
  attempts: z.array(Attempt),
  /** Stray money that was used for it; what a counter takes comes here, too. */
  counter_payments: z.array(
    z.object({
      method: z.string(),
      amount: z.number(),
      reference: z.string().nullable(),
      by: Who.nullable(),
      at: Instant,
    }),
  ),
  refunds: z.array(Refund),
  messages: z.array(Message),
  scans: z.array(OrderScan),
  notes: z.array(Note),
  can: Can,
})
export type Order = z.infer<typeof Order>

/** An act on an order answers with what it is now. */
export const OrderAnswer = z.object({ data: Order, message: z.string() })
export type OrderAnswer = z.infer<typeof OrderAnswer>

const Taka = z
  .number(desk.sumForm)
  .positive(desk.sumForm)
  .max(500_000, desk.sumForm)
  .refine((sum) => Math.abs(sum * 100 - Math.round(sum * 100)) < 1e-6, desk.sumForm)

/** Why something is done at the desk, in words that can be read. */
export const Reason = textUpTo(200, desk.reasonLength)
  .transform(tidyLine)
  .refine((text) => [...text].length >= 3 && !isBlank(text), desk.reasonLength)

/** `places` says which of them; without it the last open ones. */
const Unit = z.object({
  detail_id: idOf('There is no such line.'),
  qty: z.int(desk.unitForm).min(1, desk.unitForm).max(1000, desk.unitForm),
  places: z.array(z.string().max(30)).max(1000).optional(),
})
const Units = z.array(Unit, desk.unitForm).min(1, desk.unitForm).max(100, desk.unitForm)

/** Either units or an amount. `expected` is the sum that the person has read; another one is refused. */
const refundFields = {
  client_id: z.uuid('client_id must be a UUID.'),
  units: Units.optional(),
  amount: Taka.optional(),
  /** Nothing, where a ticket costs nothing. */
  expected: z.number(desk.sumForm).min(0, desk.sumForm).max(500_000, desk.sumForm).optional(),
  way: z.enum(refundWays, `way must be one of: ${refundWays.join(', ')}.`).default('gateway'),
  /** Of money that is given back by hand. */
  reference: textUpTo(50, desk.referenceLength)
    .transform((text) => (isBlank(text) ? '' : tidyLine(text)))
    .optional(),
  reason: Reason,
}

export const GiveBack = z
  .object(refundFields)
  .refine(({ units, amount }) => (units === undefined) !== (amount === undefined), {
    message: desk.unitsOrAmount,
    path: ['amount'],
  })
export type GiveBack = z.output<typeof GiveBack>

/** Of a paid order the units; an unpaid one is cancelled whole, and needs none. `refund` false: without money back. */
export const CancelOrder = z.object({
  ...refundFields,
  client_id: refundFields.client_id.optional(),
  refund: z.boolean('refund must be true or false.').default(true),
})
export type CancelOrder = z.output<typeof CancelOrder>

/** `over` is a manager's: beyond the capacity of the day. */
export const MoveVisit = z.object({ booking_date: Day, branch_id: idOf(desk.branchUnknown).optional() })
export type MoveVisit = z.output<typeof MoveVisit>

export const WriteNote = z.object({
  text: textUpTo(MAX_DESK_NOTE, desk.noteLength)
    .transform(tidyLines)
    .refine((text) => !isBlank(text), desk.noteLength),
})

export const ChangeRider = z.object({
  rider_id: idOf('There is no such rider.'),
  name: textUpTo(MAX_RIDER_NAME, rules.riderNameTooLong(MAX_RIDER_NAME))
    .transform(tidyLine)
    .refine((text) => !isBlank(text), desk.riderName),
  age: z.int(rules.ageRange(MAX_AGE)).min(0, rules.ageRange(MAX_AGE)).max(MAX_AGE, rules.ageRange(MAX_AGE)),
})
export type ChangeRider = z.output<typeof ChangeRider>

export const ExtendMembership = z.object({
  days: z.int(desk.extendDays).min(1, desk.extendDays).max(MAX_EXTENSION, desk.extendDays),
  reason: Reason,
})
export type ExtendMembership = z.output<typeof ExtendMembership>
