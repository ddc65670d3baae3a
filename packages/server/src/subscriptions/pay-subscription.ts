import type { OrderToPay, PlacedOrder, Purchase } from '../orders/order.ts'
import { continueOrder, countPayment, payOrder } from '../orders/pay-order.ts'
import { productOf } from './product-of.ts'
import type { Subscriptions } from './subscriptions.ts'

/** A page to pay on for a membership that is still unpaid. */
export const paySubscription = async (subscriptions: Subscriptions, own: OrderToPay): Promise<Purchase> =>
  payOrder(subscriptions.orders, await readPlaced(subscriptions, own), own)

/** The same order sent again. */
export const continueSubscription = async (subscriptions: Subscriptions, own: OrderToPay): Promise<Purchase> =>
  continueOrder(subscriptions.orders, await readPlaced(subscriptions, own), own)

async function readPlaced({ queries, orders }: Subscriptions, own: OrderToPay): Promise<PlacedOrder | undefined> {
  await countPayment(orders, own.by)
  const facts = await queries.due(own)
  return (
    facts && { facts, product: productOf({ name: facts.package_name, qty: facts.qty }), tooLate: null, closed: null }
  )
}
