import { z } from 'zod'
import { MAX_NOTE } from '../rules/purchase.ts'
import { MAX_LINES, MAX_QTY } from '../rules/quantities.ts'
import { CustomerId, Day, idOf, PaymentMethod, Riders, textUpTo } from './purchase.ts'

const WRONG_QTY = `A quantity is a whole number from 1 to ${MAX_QTY}.`
const NO_LINES = 'Your cart is empty.'

const SaleLine = z.object({
  product_id: idOf('This ticket is not on sale.'),
  qty: z.int(WRONG_QTY).min(1, WRONG_QTY).max(MAX_QTY, WRONG_QTY),
  note: textUpTo(MAX_NOTE, `A note can have at most ${MAX_NOTE} characters.`).nullish(),
})

/** A ticket order as the checkout sends it. Prices and the sale date are not taken from it: the server knows both. */
export const PlaceSale = z.object({
  customer_id: CustomerId,
  branch_id: idOf('Please select a branch'),
  sale_date: Day.optional(),
  booking_date: Day,
  payment_method: PaymentMethod,
  details: z
    .array(SaleLine, NO_LINES)
    .min(1, NO_LINES)
    .max(MAX_LINES, `An order can have at most ${MAX_LINES} kinds of ticket.`),
  riding_users: Riders,
})
export type PlaceSale = z.infer<typeof PlaceSale>
