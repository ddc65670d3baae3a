import { type Day, dhakaDay, dhakaMinute } from '#contract/rules/dates.ts'
import type { Language } from '#contract/rules/language.ts'
import { showPhone } from '#contract/rules/phone.ts'
import { complete } from '#contract/words/complete.ts'
import { paymentMethod } from './payment-method.ts'
import type { Fact } from '../orders/receipt-part.ts'

type Bought = {
  /** Null once the customer has been erased. */
  buyer: { name: string; phone: string } | null
  soldOn: Day
  paidAt: Date
  payment: { cardType: string | null; bankTranId: string | null } | null
}

const two = (value: number): string => String(value).padStart(2, '0')

/** In Dhaka, to the minute: November 15, 2026, 4:05 PM. */
function spellInstant(at: Date, language: Language): string {
  const [dates, minute] = [complete.dates[language], dhakaMinute(at)]
  const clock = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
  return complete.receipt[language].moment(dates.spellDay(dhakaDay(at)), dates.time(clock))
}

/** Who bought and paid, when and how: the same for tickets and memberships. */
export function paymentFacts({ buyer, soldOn, paidAt, payment }: Bought, language: Language): Fact[] {
  const words = complete.receipt[language]
  return [
    buyer
      ? {
          label: words.billedTo,
          value: buyer.name || showPhone(buyer.phone),
          ...(buyer.name && { more: showPhone(buyer.phone) }),
        }
      : { label: words.billedTo, value: words.removed },
    { label: words.saleDate, value: complete.dates[language].spellDay(soldOn) },
    ...(payment ? [methodFact(payment, language)] : []),
    { label: words.paidOn, value: spellInstant(paidAt, language) },
  ]
}

function methodFact({ cardType, bankTranId }: NonNullable<Bought['payment']>, language: Language): Fact {
  const words = complete.receipt[language]
  return {
    label: words.paidWith,
    value: paymentMethod(cardType, words),
    ...(bankTranId && { more: words.bankTransaction(bankTranId) }),
  }
}
