import { tidyText } from '#contract/rules/characters.ts'
import { dhakaDay } from '#contract/rules/dates.ts'
import type { Language } from '#contract/rules/language.ts'
import { bookingProblem, paymentProblem } from '#contract/rules/purchase.ts'
import { quote } from '#contract/rules/quote.ts'
import { namedRiders, ridersProblem } from '#contract/rules/riders.ts'
import type { PlaceSale } from '#contract/schemas/place-sale.ts'
import { named } from '#contract/words/named.ts'
import { whyClosed } from '../calendar/why-closed.ts'
import { inLanguage } from '../http/in-language.ts'
import { refuseIf, wrongField } from '../http/refuse-field.ts'
import { firstAttempt, type Ordered } from '../orders/place-order.ts'
import type { NewSale, SaleFacts } from './queries.ts'

const rules = named('rules')

export type WantedSale = PlaceSale & Ordered

type Checked = { order: WantedSale; facts: SaleFacts; now: Date }

/** The order as it will stand in the books, or a sentence about what is wrong with it. Prices are the centre's own. */
export function draftSale({ order, facts, now }: Checked): NewSale {
  if (!facts.branch_open) throw wrongField('branch_id', named('checkout').selectBranch)
  const today = dhakaDay(now)
  refuseIf('booking_date', bookingProblem(order.booking_date, today, rules))
  refuseIf('booking_date', whyClosed({ ...facts, day: order.booking_date, language: order.language }))
  const details = priceLines(order, facts)
  const riders = namedRiders(order.riding_users)
  refuseIf(
    'riding_users',
    ridersProblem(riders, new Map(details.map(({ name, qty }) => [name, qty])), ofTickets(facts, order.language)),
  )
  const { subtotal, vatAmount, grandTotal } = quote(details, facts.vat_rate_bp)
  refuseIf('details', paymentProblem(grandTotal, rules))
  return {
    customer_id: order.customer_id,
    idempotency_key: order.key,
    sale_date: today,
    subtotal,
    discount_total: 0,
    vat_rate_bp: facts.vat_rate_bp,
    vat_amount: vatAmount,
    total: grandTotal,
    branch_id: order.branch_id,
    booking_date: order.booking_date,
    details,
    riders,
    ...firstAttempt(now, order.language),
  }
}

/** A ticket is told by the name it has on the page. */
const ofTickets = ({ products }: SaleFacts, language: Language) => ({
  unknown: rules.riderUnknown,
  tooMany: (type: string) =>
    rules.ridersTooMany(inLanguage(language, type, products.find(({ name }) => name === type)?.name_bn ?? null)),
})

function priceLines({ details, language }: WantedSale, { products }: SaleFacts): NewSale['details'] {
  const onSale = new Map(products.map((product) => [product.id, product]))
  const seen = new Set<number>()
  return details.map(({ product_id, qty, note }, index) => {
    const field = `details.${index}.product_id`
    const product = onSale.get(product_id)
    if (product === undefined) throw wrongField(field, rules.ticketNotOnSale)
    if (seen.size === seen.add(product_id).size)
      throw wrongField(field, rules.ticketTwice(inLanguage(language, product.name, product.name_bn)))
    const { name, name_bn, price, minutes } = product
    return { product_id, name, name_bn, qty, price, minutes, note: tidyText(note ?? '') || null }
  })
}
