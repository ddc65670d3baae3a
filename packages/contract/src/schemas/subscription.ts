import { z } from 'zod'
import { Weekday } from './package.ts'
import { idInAddress, PageQuery } from './paging.ts'
import { Pass } from './pass.ts'
import { Picture } from './picture.ts'
import { RidingUser, Search } from './purchase.ts'

/** A membership as it was sold; money in Taka, `status` as in rules/status.ts, dates null until it is paid. */
export const Subscription = z.object({
  id: z.int(),
  invoice_number: z.string(),
  status: z.int(),
  sale_date: z.string(),
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
  qty: z.int(),
  total_amount: z.number(),
  paid: z.number(),
  due: z.number(),
  /** What went back of it, or is on its way; `paid` and `due` stay. */
  refunded: z.number(),
  invoice_url: z.string().nullable(),
  membership_code: z.string().nullable(),
  /** What its QR carries: the code and more, signed. */
  membership_qr: z.string().nullable(),
  /** How many were let in with it today. */
  visits_today: z.int(),
  /** True while a payment may still be on its way, so that nobody is told it failed. */
  payment_pending: z.boolean(),
  /** True while staff check a payment that has come: neither paid yet nor failed. */
  payment_held: z.boolean(),
  /** Whether it can still be paid: something is due, it is not too late, and no payment is being checked. */
  payable: z.boolean(),
  package: z.object({
    id: z.int(),
    name: z.string(),
    title: z.string(),
    description: z.string(),
    image: z.string().nullable(),
    picture: Picture.nullable(),
    month: z.int(),
    hour: z.int(),
    days: z.array(Weekday),
    price: z.number(),
  }),
  ridingUsers: z.array(RidingUser),
  /** What is held up at the gate; null until all is paid. */
  pass: Pass.nullable(),
})
export type Subscription = z.infer<typeof Subscription>

export const SubscriptionsQuery = PageQuery.extend({
  /** Part of the package's name or title, of a participant's name or of a date, as sent or as shown. */
  search: Search,
})
export type SubscriptionsQuery = z.infer<typeof SubscriptionsQuery>

export const NextStartQuery = z.object({ package_id: idInAddress('package_id') })
export type NextStartQuery = z.infer<typeof NextStartQuery>

/** When a membership of a package would begin if it were paid today; `runs_until` is the last day of what the customer has of it. */
export const NextStart = z.object({ runs_until: z.string().nullable(), start_date: z.string() })
export type NextStart = z.infer<typeof NextStart>
