import { z } from 'zod'
import { MAX_NOTE } from '../rules/purchase.ts'
import { MAX_LINES, MAX_QTY } from '../rules/quantities.ts'
import { named } from '../words/named.ts'
import { CustomerId, Day, idOf, PaymentMethod, Riders, textUpTo } from './purchase.ts'

const rules = named('rules')
const WRONG_QTY = rules.qtyRange(MAX_QTY)
const NO_LINES = named('cart').empty

const SaleLine = z.object({
  product_id: idOf(rules.ticketNotOnSale),
  qty: z.int(WRONG_QTY).min(1, WRONG_QTY).max(MAX_QTY, WRONG_QTY),
  note: textUpTo(MAX_NOTE, rules.noteTooLong(MAX_NOTE)).nullish(),
})

/** A ticket order as the checkout sends it. Prices and the sale date are not taken from it: the server knows both. */
export const PlaceSale = z.object({
  customer_id: CustomerId,
  branch_id: idOf(named('checkout').selectBranch),
  sale_date: Day.optional(),
  booking_date: Day,
  payment_method: PaymentMethod,
  details: z.array(SaleLine, NO_LINES).min(1, NO_LINES).max(MAX_LINES, rules.orderMostKinds(MAX_LINES)),
  riding_users: Riders,
})
export type PlaceSale = z.infer<typeof PlaceSale>
