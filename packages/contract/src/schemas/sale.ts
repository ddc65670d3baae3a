import { z } from 'zod'
import { PageQuery } from './paging.ts'
import { Pass } from './pass.ts'
import { RidingUser, Search } from './purchase.ts'

/** A ticket order; money in Taka. `invoice_url` is null until something is paid, `ticket_code` until all of it is. */
export const Sale = z.object({
  id: z.int(),
  invoice_number: z.string(),
  sale_date: z.string(),
  booking_date: z.string(),
  /** The day that was booked, when the money came after it and the visit was moved; else null. */
  moved_from: z.string().nullable(),
  /** Only while its day is one on which the centre is closed: the sentence that says so. */
  closed: z.string().optional(),
  subtotal: z.number(),
  discount_total: z.number(),
  vat_rate: z.number(),
  vat_amount: z.number(),
  grand_total: z.number(),
  paid: z.number(),
  due: z.number(),
  /** What went back of it, or is on its way; `paid` and `due` stay. */
  refunded: z.number(),
  scanned_by: z.string().nullable(),
  invoice_url: z.string().nullable(),
  ticket_code: z.string().nullable(),
  /** What its QR carries: the code and more, signed. */
  ticket_qr: z.string().nullable(),
  /** How many it lets in, without those who were cancelled, and how many have been let in. */
  places: z.int(),
  admitted: z.int(),
  /** Paid, partial or unpaid by what is due; expired or cancelled when it can no longer be paid. */
  status: z.enum(['paid', 'partial', 'unpaid', 'expired', 'cancelled']),
  /** True while a payment may still be on its way, so that nobody is told it failed. */
  payment_pending: z.boolean(),
  /** True while staff check a payment that has come: neither paid yet nor failed. */
  payment_held: z.boolean(),
  /** True when money came for it that it could not take: it goes back to the customer. */
  refund_due: z.boolean(),
  /** Whether it can still be paid: something is due, it is not too late, and no payment is being checked. */
  payable: z.boolean(),
  branch: z.object({ id: z.int(), name: z.string() }),
  details: z.array(
    z.object({
      product_id: z.int(),
      name: z.string(),
      /** In Bangla answers only: the English name, by which a rider's `type` is sent and kept. */
      type: z.string().optional(),
      qty: z.int(),
      price: z.number(),
      note: z.string().nullable(),
    }),
  ),
  ridingUsers: z.array(RidingUser),
  /** What is held up at the gate; null until all is paid. */
  pass: Pass.nullable(),
})
export type Sale = z.infer<typeof Sale>

export const SalesQuery = PageQuery.extend({
  /** Part of an invoice number or of a date, as sent or as shown. */
  search: Search,
  filter: z.enum(['all', 'paid', 'unpaid'], 'filter must be one of: all, paid, unpaid.').default('all'),
})
export type SalesQuery = z.infer<typeof SalesQuery>
