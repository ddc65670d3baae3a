import { z } from 'zod'
import { weekdays } from '../rules/week.ts'
import { Picture } from './picture.ts'

export { weekdays }
export const Weekday = z.enum(weekdays)

/** A membership package; prices in Taka, `hour` 0 means Unlimited. */
export const Package = z.object({
  id: z.int(),
  title: z.string(),
  name: z.string(),
  month: z.int(),
  price: z.number(),
  old_price: z.number().nullable(),
  details: z.array(
    z.object({
      id: z.int(),
      qty: z.int(),
      price: z.number(),
      /** `name` is the English by which a rider's `type` is sent and kept; a Bangla answer says in `type_name` what is shown. */
      product: z.object({ name: z.string(), type_name: z.string().optional() }),
    }),
  ),
  days: z.array(Weekday),
  hour: z.int(),
  extra_hour_price: z.number(),
  image: z.string().nullable(),
  picture: Picture.nullable(),
  description: z.string(),
})
export type Package = z.infer<typeof Package>
