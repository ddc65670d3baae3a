import { toPoisha, toTaka } from '#contract/rules/money.ts'
import { toBasisPoints, withVat } from '#contract/rules/quote.ts'
import type { Product } from '#contract/schemas/product.ts'
import * as words from '#words/cart.ts'
import * as dates from '#words/dates.ts'
import * as money from '#words/money.ts'

const CM_IN_A_FOOT = 30.48

export function minuteWords(minutes: number | null): string {
  if (!minutes) return dates.unlimited
  return minutes % 60 === 0 ? dates.hoursCount(minutes / 60) : dates.minutesCount(minutes)
}

/** Parents here know their children's height in feet, the ruler at the gate has centimetres. */
const heightWords = (cm: number): string => words.height(Number((cm / CM_IN_A_FOOT).toFixed(1)), cm)

function heightRule({ min_height_cm: min, max_height_cm: max }: Product): string | null {
  if (min !== null && max !== null) return words.heightBetween(heightWords(min), heightWords(max))
  if (max !== null) return words.heightUpTo(heightWords(max))
  return min === null ? null : words.heightFrom(heightWords(min))
}

const sockWords: Record<Product['socks'], string | null> = {
  included: words.socksIncluded,
  required: words.socksRequired,
  none: null,
}

/** What the price is for, in the order in which parents ask; the age stands on the stub. */
export const includedWords = (ticket: Product): string[] =>
  [
    minuteWords(ticket.minutes),
    heightRule(ticket),
    sockWords[ticket.socks],
    ticket.reentry ? words.reentry : words.noReentry,
  ].filter((included) => included !== null)

/** What comes on top, as long as the rate is not known; nothing at all when there is none. */
function vatWords(price: number, vatRate: number | undefined, format: (taka: number) => string): string {
  if (vatRate === undefined) return words.plusVat
  return vatRate === 0 ? words.noVat : words.withVat(format(toTaka(withVat(toPoisha(price), toBasisPoints(vatRate)))))
}

export const priceWithVat = (price: number, vatRate: number | undefined): string =>
  vatWords(price, vatRate, money.price)

export const totalWithVat = (total: number, vatRate: number | undefined): string => vatWords(total, vatRate, money.sum)
