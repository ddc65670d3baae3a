import { z } from 'zod'

export const socks = ['included', 'required', 'none'] as const

/** A kind of day ticket; price in Taka before VAT, with what it includes. */
export const Product = z.object({
  id: z.int(),
  name: z.string(),
  price: z.number(),
  age: z.string(),
  /** How long a visit lasts; null means Unlimited. */
  minutes: z.int().nullable(),
  /** Who is let in by their height, both ends included; null is no limit. */
  min_height_cm: z.int().nullable(),
  max_height_cm: z.int().nullable(),
  /** Part of the price, to be brought or bought, or not asked for. */
  socks: z.enum(socks),
  /** Whether one may come back in on the same day. */
  reentry: z.boolean(),
  /** In Bangla answers only: the English name, by which a rider's `type` is sent and kept, and the English age. */
  type: z.string().optional(),
  age_en: z.string().optional(),
})
export type Product = z.infer<typeof Product>
