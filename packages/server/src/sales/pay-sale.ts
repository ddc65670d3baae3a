import { dhakaDay } from '#contract/rules/dates.ts'
import { continueOrder, payOrder } from '../payments/pay-order.ts'
import type { OwnOrder, PlacedOrder, Purchase } from '../payments/purchase.ts'
import { productOf } from './product-of.ts'
import type { Sales } from './sales.ts'

/** A page to pay on for an order that is still unpaid. */
export const paySale = async (sales: Sales, own: OwnOrder): Promise<Purchase> => payOrder(sales.payments, await readPlaced(sales, own))

/** The same order sent again. */
export const continueSale = async (sales: Sales, own: OwnOrder): Promise<Purchase> => continueOrder(sales.payments, await readPlaced(sales, own))

async function readPlaced({ queries, payments: { clock } }: Sales, own: OwnOrder): Promise<PlacedOrder | undefined> {
  const row = await queries.due(own)
  if (row === undefined) return undefined
  const tooLate = row.booking_date < dhakaDay(clock.now()) ? 'The booking date of this order has passed. Please place a new one.' : null
  return { kind: 'sale', row, product: productOf(row.lines), tooLate }
}
