import { z } from 'zod'
import { Weekday } from './package.ts'
import { RidingUser } from './purchase.ts'
import { User } from './user.ts'

const Instant = z.iso.datetime()
const text = z.string().nullable()
const instant = Instant.nullable()
/** There where the centre has written it. */
const bangla = z.string().optional()

/** Money that went back, or is on its way. */
const OwnRefund = z.object({
  amount: z.number(),
  way: z.string(),
  status: z.string(),
  credit_note: text,
  asked_for_at: Instant,
  ended_at: instant,
})

const Order = z.object({
  invoice_number: z.string(),
  sale_date: z.string(),
  paid: z.number(),
  paid_at: instant,
  expired_at: instant,
  cancelled_at: instant,
  ordered_at: Instant,
  refunds: z.array(OwnRefund),
})

/** Who came in with it, without a name: when, and where. */
const OwnVisits = z.array(z.object({ day: z.string(), branch: z.string(), came_in: Instant, went_out: instant }))

const OwnSale = Order.extend({
  branch: z.string(),
  branch_bn: bangla,
  booking_date: z.string(),
  moved_from: text,
  subtotal: z.number(),
  discount_total: z.number(),
  vat_rate: z.number(),
  vat_amount: z.number(),
  grand_total: z.number(),
  ticket_code: text,
  visited_at: instant,
  visits: OwnVisits,
  details: z.array(z.object({ name: z.string(), name_bn: bangla, qty: z.int(), price: z.number(), note: text })),
  ridingUsers: z.array(RidingUser),
})

const OwnSubscription = Order.extend({
  name: z.string(),
  name_bn: bangla,
  title: z.string(),
  title_bn: bangla,
  month: z.int(),
  hour: z.int(),
  days: z.array(Weekday),
  price: z.number(),
  qty: z.int(),
  note: text,
  total_amount: z.number(),
  membership_code: text,
  start_date: text,
  end_date: text,
  visits: OwnVisits,
  ridingUsers: z.array(RidingUser.extend({ type_bn: bangla, additional: z.boolean(), price: z.number() })),
})

const OwnPayment = z.object({
  invoice_number: z.string(),
  transaction_id: z.string(),
  amount: z.number(),
  status: z.string(),
  method: text,
  bank_transaction_id: text,
  fail_reason: text,
  opened_at: Instant,
  settled_at: instant,
})

/** Money that came but paid for no order: paid twice, too late, or of another sum. */
const OwnStrayMoney = z.object({
  transaction_id: z.string(),
  amount: z.number(),
  currency: z.string(),
  reason: z.string(),
  status: z.string(),
  received_at: Instant,
  resolved_at: instant,
})

/**
 * Everything the centre holds on a customer, but no secret that would open something; money in Taka. It is the same in
 * both languages: what was bought is in it as both have it.
 */
export const OwnData = z.object({
  centre: z.string(),
  made_at: Instant,
  profile: User.extend({ registered_at: Instant }),
  sales: z.array(OwnSale),
  subscriptions: z.array(OwnSubscription),
  payments: z.array(OwnPayment),
  unmatched_payments: z.array(OwnStrayMoney),
  messages: z.array(z.object({ kind: z.string(), text: z.string(), written_at: Instant, sent_at: instant })),
  sign_ins: z.array(z.object({ signed_in_at: Instant, last_used_at: Instant })),
  /** Codes asked for and tried; forgotten after a day. */
  sign_in_tries: z.array(z.object({ what: z.string(), at: Instant })),
})
export type OwnData = z.infer<typeof OwnData>

export const AccountDeleted = z.object({ message: z.string() })
