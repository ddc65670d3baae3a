import { formatExact, formatShort, toPoisha, toTaka } from '#contract/rules/money.ts'
import { toBasisPoints, withVat } from '#contract/rules/quote.ts'
import type { Product } from '#contract/schemas/product.ts'
import { hourWords } from '../orders/package-words.ts'

const CM_IN_A_FOOT = 30.48

export const minuteWords = (minutes: number | null): string =>
  minutes === null || minutes % 60 === 0 ? hourWords((minutes ?? 0) / 60) : `${minutes} minutes`

/** Parents here know their children's height in feet, the ruler at the gate has centimetres. */
const heightWords = (cm: number): string => `${Number((cm / CM_IN_A_FOOT).toFixed(1))} ft (${cm} cm)`

function heightRule({ min_height_cm: min, max_height_cm: max }: Product): string | null {
  if (min !== null && max !== null) return `Height ${heightWords(min)} to ${heightWords(max)}`
  if (max !== null) return `Up to ${heightWords(max)}`
  return min === null ? null : `From ${heightWords(min)}`
}

const sockWords: Record<Product['socks'], string | null> = {
  included: 'Socks included',
  required: 'Socks required',
  none: null,
}

/** What the price is for, in the order in which parents ask; the age stands on the stub. */
export const includedWords = (ticket: Product): string[] =>
  [
    minuteWords(ticket.minutes),
    heightRule(ticket),
    sockWords[ticket.socks],
    ticket.reentry ? 'Re-entry allowed' : 'No re-entry',
  ].filter((words) => words !== null)

/** What comes on top, as long as the rate is not known; nothing at all when there is none. */
function vatWords(price: number, vatRate: number | undefined, format: (taka: number) => string, unit: string): string {
  if (vatRate === undefined) return '+ VAT'
  return vatRate === 0
    ? 'No VAT'
    : `${unit} ${format(toTaka(withVat(toPoisha(price), toBasisPoints(vatRate))))} with VAT`
}

export const priceWithVat = (price: number, vatRate: number | undefined): string =>
  vatWords(price, vatRate, formatShort, 'TK')

export const totalWithVat = (total: number, vatRate: number | undefined): string =>
  vatWords(total, vatRate, formatExact, 'Tk')
