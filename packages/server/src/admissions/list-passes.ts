import { addDays, type Day, dhakaDay } from '#contract/rules/dates.ts'
import type { Language } from '#contract/rules/language.ts'
import type { Pass } from '#contract/schemas/pass.ts'
import type { CustomerActor } from '../actor.ts'
import type { Links } from '../orders/kinds.ts'
import { passOfSale } from '../sales/pass.ts'
import type { SaleQueries } from '../sales/queries.ts'
import { passOfSubscription } from '../subscriptions/pass.ts'
import type { SubscriptionQueries } from '../subscriptions/queries.ts'

const MOST = 50
/** A ticket is still looked at after the visit: for its receipt, and for who was there. */
const DAYS_BACK = 30

export type PassNeeds = { sales: SaleQueries; subscriptions: SubscriptionQueries; links: Links }
export type Asked = { now: Date; language: Language }

/** What a customer may need at the gate, the soonest first; visits that are over come last. */
export async function listPasses(
  { sales, subscriptions, links }: PassNeeds,
  { customer }: CustomerActor,
  { now, language }: Asked,
): Promise<Pass[]> {
  const [today, most] = [dhakaDay(now), MOST]
  const [tickets, memberships] = await Promise.all([
    sales.passes({ customer, since: addDays(today, -DAYS_BACK), today, most, now }),
    subscriptions.passes({ customer, today, most, now }),
  ])
  const passes = [
    ...tickets.map((row) => passOfSale(row, links, language)),
    ...memberships.map((row) => passOfSubscription(row, links, language)),
  ].filter((pass) => pass !== null)
  return passes.toSorted(soonestFirst(today)).slice(0, MOST)
}

function soonestFirst(today: Day): (one: Pass, other: Pass) => number {
  const isOver = (pass: Pass): boolean => pass.last_day < today
  const nextDay = ({ first_day }: Pass): Day => (first_day < today ? today : first_day)
  return (one, other) => {
    if (isOver(one) || isOver(other))
      return Number(isOver(one)) - Number(isOver(other)) || other.last_day.localeCompare(one.last_day)
    return nextDay(one).localeCompare(nextDay(other)) || one.last_day.localeCompare(other.last_day) || one.id - other.id
  }
}
