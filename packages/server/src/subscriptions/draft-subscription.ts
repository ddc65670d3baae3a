import { tidyText } from '#contract/rules/characters.ts'
import { dhakaDay } from '#contract/rules/dates.ts'
import { paymentProblem } from '#contract/rules/purchase.ts'
import { sumOf } from '#contract/rules/quote.ts'
import { nameOrType, namedRiders, ridersProblem } from '#contract/rules/riders.ts'
import type { PlaceSubscription } from '#contract/schemas/place-subscription.ts'
import { named } from '#contract/words/named.ts'
import { inLanguage } from '../http/in-language.ts'
import { refuseIf, wrongField } from '../http/refuse-field.ts'
import { firstAttempt, type Ordered } from '../orders/place-order.ts'
import type { NewSubscription, PackageFacts, SubscriptionFacts } from './queries.ts'

const rules = named('rules')

export type WantedSubscription = PlaceSubscription & Ordered

type Checked = { order: WantedSubscription; facts: SubscriptionFacts; now: Date }
type Riders = NewSubscription['riders']

/** The order as it will stand in the books, or a sentence about what is wrong with it. Prices are the centre's own. */
export function draftSubscription({ order, facts, now }: Checked): NewSubscription {
  if (facts.package === null) throw wrongField('package_id', rules.packageNotOnSale)
  const { id: package_id, details, ...terms } = facts.package
  const added = addedRiders(order, details)
  const amount = sumOf([{ price: terms.price, qty: order.qty }, ...added.map(({ price }) => ({ price, qty: 1 }))])
  const riders = [...includedRiders(order, details), ...added]
  refuseIf('package_id', paymentProblem(amount, rules))
  return {
    customer_id: order.customer_id,
    idempotency_key: order.key,
    sale_date: dhakaDay(now),
    subtotal: amount,
    discount_total: 0,
    vat_rate_bp: 0,
    vat_amount: 0,
    total: amount,
    ...terms,
    package_id,
    qty: order.qty,
    note: tidyText(order.note ?? '') || null,
    riders,
    places: includedPlaces(order, details),
    ...firstAttempt(now, order.language),
  }
}

/** Kept with what was sold: a package that includes fewer later takes nobody's place. */
const includedPlaces = ({ qty }: WantedSubscription, details: PackageFacts['details']): NewSubscription['places'] =>
  details
    .filter((detail) => detail.qty > 0)
    .map(({ product_id, type, type_bn, qty: each }) => ({ product_id, type, type_bn, qty: each * qty }))

/** Each of several memberships includes the package's own number of riders of each type. */
function includedRiders({ riding_users, qty, language }: WantedSubscription, details: PackageFacts['details']): Riders {
  const places = new Map<string, number>()
  for (const detail of details) places.set(detail.type, (places.get(detail.type) ?? 0) + detail.qty * qty)
  const riders = namedRiders(riding_users)
  const inBangla = new Map(details.map(({ type, type_bn }) => [type, type_bn]))
  const tooMany = (type: string) => rules.ridersTooManyPlaces(inLanguage(language, type, inBangla.get(type) ?? null))
  refuseIf('riding_users', ridersProblem(riders, places, { unknown: rules.riderUnknown, tooMany }))
  return riders.map((rider) => ({
    ...rider,
    type_bn: inBangla.get(rider.type) ?? null,
    additional: false,
    detail_id: null,
    price: 0,
  }))
}

function addedRiders({ additional_riders }: WantedSubscription, details: PackageFacts['details']): Riders {
  const byId = new Map(details.map((detail) => [detail.id, detail]))
  return additional_riders.map(({ name, age, detail_id }, index) => {
    const detail = byId.get(detail_id)
    if (detail === undefined) throw wrongField(`additional_riders.${index}.detail_id`, rules.riderTypeNotInPackage)
    return {
      name: nameOrType(name, detail.type),
      age,
      type: detail.type,
      type_bn: detail.type_bn,
      additional: true,
      detail_id,
      price: detail.price,
    }
  })
}
