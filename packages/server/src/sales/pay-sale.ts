import type { Language } from '#contract/rules/language.ts'
import { named } from '#contract/words/named.ts'
import { whyClosed } from '../calendar/why-closed.ts'
import type { Closed, OrderToPay, PlacedOrder, Purchase } from '../orders/order.ts'
import { continueOrder, countPayment, payOrder } from '../orders/pay-order.ts'
import { productOf } from './product-of.ts'
import type { SaleDue } from './queries.ts'
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
  const [tooLate, closed] = [tooLateFor(facts, orders.clock.now()), closedFor(facts, own.language)]
  return { facts, product: productOf(facts.lines), tooLate, closed }
}

/** A branch or a day that was open when it was booked, as placing would refuse it now. */
function closedFor({ branch_open, said, booking_date: day }: SaleDue, language: Language): Closed | null {
  if (!branch_open) return { field: 'branch_id', why: named('checkout').selectBranch }
  // The hours of the week may have changed since; what was booked by them stays booked.
  const why = whyClosed({ day, said, hours: null, language })
  return why === null ? null : { field: 'booking_date', why }
}
