import { countPayment } from '../payments/count-payment.ts'
import { continueOrder, payOrder } from '../payments/pay-order.ts'
import type { OwnOrder, PlacedOrder, Purchase } from '../payments/purchase.ts'
import { productOf } from './product-of.ts'
import type { Subscriptions } from './subscriptions.ts'

/** A page to pay on for a membership that is still unpaid. */
export const paySubscription = async (subscriptions: Subscriptions, own: OwnOrder): Promise<Purchase> =>
  payOrder(subscriptions.payments, await readPlaced(subscriptions, own))

/** The same order sent again. */
export const continueSubscription = async (subscriptions: Subscriptions, own: OwnOrder): Promise<Purchase> =>
  continueOrder(subscriptions.payments, await readPlaced(subscriptions, own))

async function readPlaced({ queries, payments }: Subscriptions, own: OwnOrder): Promise<PlacedOrder | undefined> {
  await countPayment(payments, own.customerId)
  const row = await queries.due(own)
  return row && { kind: 'subscription', row, product: productOf({ name: row.package_name, qty: row.qty }), tooLate: null }
}
