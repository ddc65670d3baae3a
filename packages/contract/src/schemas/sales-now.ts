import { z } from 'zod'
import { Branch } from './branch.ts'
import { idInAddress } from './paging.ts'

/** Without a branch: all of one's own. */
export const SalesNowQuery = z.object({ branch_id: idInAddress('branch_id').optional() })

/** A figure of today, and of the same weekday a week before up to the same time. */
const Compared = z.object({ now: z.number(), before: z.number() })
export type Compared = z.infer<typeof Compared>

/**
 * Something that waits for a person. `held`: a payment to decide; `stray`: money without an order; `unsent`: scans in a device;
 * `bin`: receipts without the centre's number.
 */
export const Look = z.object({
  kind: z.enum(['held', 'stray', 'unsent', 'bin']),
  /** The invoice, the payment or the device. */
  title: z.string().nullable(),
  /** In Taka, where there is one. */
  sum: z.number().nullable(),
  count: z.int(),
  at: z.iso.datetime().nullable(),
})
export type Look = z.infer<typeof Look>

/** The first sight of a day: Dhaka's, of one branch or of all of one's own. Sums are in Taka, VAT included. */
export const SalesNow = z.object({
  at: z.iso.datetime(),
  day: z.string(),
  sales: Compared,
  tickets: Compared,
  memberships: Compared,
  let_in: z.int(),
  inside: z.int(),
  /** From the first to the last hour in which something was sold, today or a week before. */
  hours: z.array(z.object({ hour: z.int(), sales: z.number(), before: z.number() })),
  branches: z.array(z.object({ branch: Branch, inside: z.int(), limit: z.int().nullable() })),
  products: z.array(z.object({ name: z.string(), qty: z.int(), sum: z.number() })),
  look: z.array(Look),
})
export type SalesNow = z.infer<typeof SalesNow>
