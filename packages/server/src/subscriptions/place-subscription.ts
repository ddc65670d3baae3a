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
import { draftSubscription, type WantedSubscription } from './draft-subscription.ts'
import { continueSubscription } from './pay-subscription.ts'
import { productOf } from './product-of.ts'
import type { Subscriptions } from './subscriptions.ts'

/** Checks, prices and keeps a membership that is not yet one, and opens the gateway's page for it. The same key within a day is the same order. */
export async function placeSubscription(
  subscriptions: Subscriptions,
  order: WantedSubscription,
  by: CustomerActor,
): Promise<Purchase> {
  refuseOthers(order, by)
  const first = await writeSubscription(subscriptions, order, by)
  // The same order, sent a moment before, may have been faster; or something it refers to is gone: the facts, read again, tell.
  const result = 'again' in first ? await writeSubscription(subscriptions, order, by) : first
  if ('again' in result) throw result.again
  return 'earlier' in result
    ? continueSubscription(subscriptions, result.earlier)
    : openPage(subscriptions.orders, result.written)
}

async function writeSubscription(
  { queries, orders }: Subscriptions,
  order: WantedSubscription,
  by: CustomerActor,
): Promise<PlaceResult> {
  const facts = knownBuyer(await queries.facts({ customer: by.customer, package: order.package_id, key: order.key }))
  const earlier = await findEarlier(orders, facts)
  if (earlier !== null) return { earlier: { id: earlier.id, by, language: order.language } }
  refuseNameless(facts)
  const draft = draftSubscription({ order, facts, now: orders.clock.now() })
  return whatCameOf(queries.insert(draft), {
    tranId: draft.tran_id,
    amount: draft.total,
    language: order.language,
    buyer: facts,
    product: productOf(draft),
  })
}
