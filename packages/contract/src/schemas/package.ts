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
  details: z.array(z.object({ id: z.int(), qty: z.int(), price: z.number(), product: z.object({ name: z.string() }) })),
  days: z.array(Weekday),
  hour: z.int(),
  extra_hour_price: z.number(),
  image: z.string().nullable(),
  picture: Picture.nullable(),
  description: z.string(),
})
export type Package = z.infer<typeof Package>
