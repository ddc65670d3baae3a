import { dhakaDay } from '#contract/rules/dates.ts'
import type { Pass, SharedPass } from '#contract/schemas/pass.ts'
import type { OrderClaim } from '../orders/order-link.ts'
import { passOfSale, saleLink } from '../sales/pass.ts'
import { passOfSubscription, subscriptionLink } from '../subscriptions/pass.ts'
import type { Asked, PassNeeds } from './list-passes.ts'

type Found = { pass: Pass | null; signed: ReturnType<typeof saleLink> }

/** The pass that a link leads to, for as long as it lets anyone in; null for every other link, whatever is wrong with it. */
export async function openSharedPass(needs: PassNeeds, token: string, asked: Asked): Promise<SharedPass | null> {
  const claim = needs.links.passes.read(token)
  const found = claim && (await findPass(needs, claim, asked))
  if (!claim || !found?.pass || !needs.links.passes.isFor(claim, found.signed)) return null
  const { invoice_url: _receipt, share_url: _link, names: _who, ...shared } = found.pass
  return shared.status === 'good' && shared.last_day >= dhakaDay(asked.now) ? shared : null
}

async function findPass(
  { sales, subscriptions, links }: PassNeeds,
  claim: OrderClaim,
  { now, language }: Asked,
): Promise<Found | null> {
  const asked = { id: claim.id, now }
  if (claim.kind === 'sale') {
    const [row] = await sales.shared(asked)
    return row ? { pass: passOfSale(row, links, language), signed: saleLink(row) } : null
  }
  if (claim.kind !== 'subscription') return null
  const [row] = await subscriptions.shared(asked)
  return row ? { pass: passOfSubscription(row, links, language), signed: subscriptionLink(row) } : null
}
