import { z } from 'zod'
import { mobileNumber } from '../rules/phone.ts'
import { refundStatuses, refundWays } from '../rules/refund.ts'
import { named } from '../words/named.ts'
import { idOf } from './purchase.ts'
import { orderKinds, Reason } from './staff-orders.ts'

const desk = named('staffDesk')
const Instant = z.iso.datetime()
const Who = z.object({ id: z.int(), name: z.string() })

/** Where the order stands on the desk; null when there is none of ours. */
const OfOrder = z.object({
  kind: z.enum(orderKinds),
  id: z.int(),
  invoice_number: z.string(),
  /** '4 × Unlimited Day, 20-Nov-2026, Shapla Square' */
  what: z.string(),
  buyer: z.object({ name: z.string(), phone: z.string() }).nullable(),
})

const common = {
  id: z.int(),
  amount: z.number(),
  currency: z.string(),
  method: z.string().nullable(),
  tran_id: z.string(),
  val_id: z.string().nullable(),
  bank_tran_id: z.string().nullable(),
  at: Instant,
  order: OfOrder.nullable(),
}

export const HeldCase = z.object({ ...common, risk_level: z.int().nullable(), risk_title: z.string().nullable() })
export type HeldCase = z.infer<typeof HeldCase>

export const strayReasons = [
  'already_paid',
  'order_expired',
  'order_cancelled',
  'mismatch',
  'unknown_transaction',
  'refused',
] as const

export const StrayCase = z.object({
  ...common,
  reason: z.enum(strayReasons),
  status: z.enum(['to_review', 'refund_due']),
  /** When the order that it came for expired or was cancelled. */
  ended_at: Instant.nullable(),
  /** Unpaid orders of the same sum and phone, which it could pay. */
  usable: z.array(OfOrder.omit({ buyer: true })),
})
export type StrayCase = z.infer<typeof StrayCase>

/** `of`: a refund of an order, or stray money on its way back. */
export const RefundCase = z.object({
  ...common,
  of: z.enum(['order', 'stray']),
  credit_note: z.string().nullable(),
  way: z.enum(refundWays),
  status: z.enum(refundStatuses),
  refusal: z.string().nullable(),
  asked_at: Instant.nullable(),
})
export type RefundCase = z.infer<typeof RefundCase>

const counted = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item), count: z.int() })

/** Oldest first, 50 of each at most, and how many there are. */
export const PaymentCases = z.object({
  held: counted(HeldCase),
  stray: counted(StrayCase),
  refunds: counted(RefundCase),
})
export type PaymentCases = z.infer<typeof PaymentCases>

export const DecideHeld = z.object({
  decision: z.enum(['confirm', 'refund'], 'decision must be one of: confirm, refund.'),
})
export type DecideHeld = z.output<typeof DecideHeld>

const OrderToUse = z.object(
  { kind: z.enum(orderKinds, 'There is no such order.'), id: idOf('There is no such order.') },
  'There is no such order.',
)

export const DecideStray = z.discriminatedUnion(
  'decision',
  [
    z.object({ decision: z.literal('refund') }),
    z.object({ decision: z.literal('keep'), reason: Reason }),
    z.object({ decision: z.literal('use'), order: OrderToUse }),
  ],
  'decision must be one of: refund, keep, use.',
)
export type DecideStray = z.output<typeof DecideStray>

/** `refused`: the gateway would not give it back; it is still to be given back. */
export const Decided = z.object({
  data: z.object({ outcome: z.enum(['paid', 'refund_due', 'refunding', 'refused', 'by_hand', 'kept', 'used']) }),
  message: z.string(),
})
export type Decided = z.infer<typeof Decided>

/** Of one who decided before: 'Karim has decided this at 4:12 PM.' */
export const DecidedBefore = z.object({ by: Who, at: Instant })

export const LookForMoney = z.union(
  [
    z.object({ phone: z.string().max(40, desk.phoneOrTransaction).transform(mobileNumber).pipe(z.string()) }),
    z.object({
      tran_id: z
        .string()
        .trim()
        .regex(/^[\w-]{1,80}$/, desk.phoneOrTransaction),
    }),
  ],
  desk.phoneOrTransaction,
)
export type LookForMoney = z.output<typeof LookForMoney>

/** Of one attempt of the last 7 days, what the gateway says now. */
export const Found = z.object({
  tran_id: z.string(),
  amount: z.number(),
  at: Instant,
  finding: z.enum(['paid', 'none', 'open', 'held', 'stray', 'unknown']),
  text: z.string(),
  order: OfOrder.nullable(),
})
export type Found = z.infer<typeof Found>
