import { z } from 'zod'
import { isDay } from '../rules/dates.ts'

export const MAX_LINES = 20
export const MAX_QTY = 50
export const MAX_RIDERS = 1000

export const Day = z.string('must be a date like 2026-11-15.').refine(isDay, 'must be a date like 2026-11-15.')

/** A rider as typed at the checkout: blank names are dropped by the server, a missing age is 0. */
export const Rider = z.object({
  name: z.string('Each name must be text.').max(50, 'A name can have at most 50 characters.').default(''),
  age: z.coerce.number('Each age must be a number.').int('Each age must be a whole number.').min(0, 'An age cannot be below 0.').max(150, 'An age cannot be above 150.').catch(0).default(0),
  type: z.string('Each type must be text.').max(50, 'A type can have at most 50 characters.').default(''),
})

export const RidingUser = z.object({ name: z.string().nullable(), age: z.int().nullable(), type: z.string() })
export type RidingUser = z.infer<typeof RidingUser>

/** What a purchase answers: the order, and where the browser goes to pay for it. */
export const PurchaseAnswer = z.object({
  data: z.object({ id: z.int(), invoice_number: z.string() }),
  message: z.string(),
  ssl_data: z.object({ status: z.enum(['success', 'fail']), data: z.string().nullable() }),
})
export type PurchaseAnswer = z.infer<typeof PurchaseAnswer>
