import { placeOrder } from '../payments/place-order.ts'
import type { Purchase } from '../payments/purchase.ts'
import { draftSubscription, type NewOrder } from './draft-subscription.ts'
import { continueSubscription } from './pay-subscription.ts'
import { productOf } from './product-of.ts'
import type { Subscriptions } from './subscriptions.ts'

/** Checks, prices and keeps a membership that is not yet one, and opens the gateway's page for it. */
export const placeSubscription = (subscriptions: Subscriptions, caller: number, order: NewOrder): Promise<Purchase> =>
  placeOrder(subscriptions.payments, caller, {
    kind: 'subscription',
    order,
    readFacts: () => subscriptions.queries.facts({ customerId: caller, packageId: order.package_id, key: order.key }),
    async keep(facts, now) {
      const draft = draftSubscription({ order, facts, now })
      return { row: await subscriptions.queries.insert(draft), tranId: draft.tran_id, amount: draft.amount, product: productOf(draft) }
    },
    forgetKey: (key, id) => subscriptions.queries.forgetKey(caller, key, id),
    proceed: (id) => continueSubscription(subscriptions, { customerId: caller, id }),
  })
