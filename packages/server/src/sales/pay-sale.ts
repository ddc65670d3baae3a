import { whyClosed } from '../calendar/why-closed.ts'
import type { OrderToPay, PlacedOrder, Purchase } from '../orders/order.ts'
import { continueOrder, countPayment, payOrder } from '../orders/pay-order.ts'
import { productOf } from './product-of.ts'
import type { Sales } from './sales.ts'
import { tooLateFor } from './too-late.ts'

/** A page to pay on for an order that is still unpaid. */
export const paySale = async (sales: Sales, own: OrderToPay): Promise<Purchase> =>
  payOrder(sales.orders, await readPlaced(sales, own), own)

/** The same order sent again. */
export const continueSale = async (sales: Sales, own: OrderToPay): Promise<Purchase> =>
  continueOrder(sales.orders, await readPlaced(sales, own), own)

async function readPlaced({ queries, orders }: Sales, own: OrderToPay): Promise<PlacedOrder | undefined> {
  await countPayment(orders, own.by)
  const facts = await queries.due(own)
  if (facts === undefined) return undefined
  const { said, booking_date: day } = facts
  // The hours of the week may have changed since; what was booked by them stays booked.
  const closed = whyClosed({ day, said, hours: null, language: own.language })
  return { facts, product: productOf(facts.lines), tooLate: tooLateFor(facts, orders.clock.now()), closed }
}
