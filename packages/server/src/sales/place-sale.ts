import type { CustomerActor } from '../actor.ts'
import type { Purchase } from '../orders/order.ts'
import {
  findEarlier,
  knownBuyer,
  openPage,
  type PlaceResult,
  refuseNameless,
  refuseOthers,
  whatCameOf,
} from '../orders/place-order.ts'
import { draftSale, type WantedSale } from './draft-sale.ts'
import { continueSale } from './pay-sale.ts'
import { productOf } from './product-of.ts'
import type { Sales } from './sales.ts'

/** Checks, prices and keeps an order of tickets, and opens the gateway's page for it. The same key within a day is the same order. */
export async function placeSale(sales: Sales, order: WantedSale, by: CustomerActor): Promise<Purchase> {
  refuseOthers(order, by)
  const first = await writeSale(sales, order, by)
  // The same order, sent a moment before, may have been faster; or something it refers to is gone: the facts, read again, tell.
  const result = 'again' in first ? await writeSale(sales, order, by) : first
  if ('again' in result) throw result.again
  return 'earlier' in result ? continueSale(sales, result.earlier) : openPage(sales.orders, result.written)
}

async function writeSale({ queries, orders }: Sales, order: WantedSale, by: CustomerActor): Promise<PlaceResult> {
  const products = order.details.map((line) => line.product_id)
  const facts = knownBuyer(
    await queries.facts({
      customer: by.customer,
      branch: order.branch_id,
      day: order.booking_date,
      products,
      key: order.key,
    }),
  )
  const earlier = await findEarlier(orders, facts)
  if (earlier !== null) return { earlier: { id: earlier.id, by, language: order.language } }
  refuseNameless(facts)
  const draft = draftSale({ order, facts, now: orders.clock.now() })
  return whatCameOf(queries.insert(draft), {
    tranId: draft.tran_id,
    amount: draft.total,
    language: order.language,
    buyer: facts,
    product: productOf(draft.details),
  })
}
