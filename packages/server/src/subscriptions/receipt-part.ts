import type { Language } from '#contract/rules/language.ts'
import { placesOfMembership } from '#contract/rules/places.ts'
import { weekdays } from '#contract/schemas/package.ts'
import { complete } from '#contract/words/complete.ts'
import type { Tx } from '../db/database.ts'
import { inLanguage } from '../http/in-language.ts'
import type { Fact, ReceiptPart, Sold } from '../orders/receipt-part.ts'
import { readMembers, readMembership, readPlaces } from './receipt-queries.ts'
import { shownName } from './shown-name.ts'

type Membership = NonNullable<Awaited<ReturnType<typeof readMembership>>>
type Members = Awaited<ReturnType<typeof readMembers>>

export async function readMembershipReceipt(tx: Tx, orderId: number, language: Language): Promise<ReceiptPart> {
  const membership = await readMembership(tx, orderId)
  if (!membership) throw new Error(`Order ${orderId} is no subscription.`)
  const [members, included] = [await readMembers(tx, membership.id), await readPlaces(tx, membership.id)]
  return {
    title: complete.receipt[language].membership(inLanguage(language, membership.name, membership.nameBn)),
    facts: periodFacts(membership, language),
    lines: [packageLine(membership, language), ...extraLines(members, language)],
    riders: members.map((member) => ({
      ...member,
      name: shownName(member, member.typeBn, language),
      type: typeOf(member, language),
    })),
    showsVat: false,
    pass: passOf(membership, placesOfMembership(members, included, membership.hour).length),
    stub: 'sun',
  }
}

/** Good at every branch, from the day it begins. */
const passOf = ({ id, startDate, endDate }: Membership, places: number): ReceiptPart['pass'] =>
  startDate && endDate ? { kind: 'subscription', id, branch: 0, firstDay: startDate, lastDay: endDate, places } : null

const typeOf = ({ type, typeBn }: Members[number], language: Language): string => inLanguage(language, type, typeBn)

/** It has a period once it is paid. */
function periodFacts({ startDate, endDate }: Membership, language: Language): Fact[] {
  const [words, dates] = [complete.receipt[language], complete.dates[language]]
  return startDate && endDate
    ? [
        { label: words.startDate, value: dates.spellDay(startDate) },
        { label: words.endDate, value: dates.spellDay(endDate) },
      ]
    : []
}

function packageLine({ month, hour, days, qty, price, ...pack }: Membership, language: Language): Sold {
  const words = complete.receipt[language]
  const [name, title] = [inLanguage(language, pack.name, pack.nameBn), inLanguage(language, pack.title, pack.titleBn)]
  const hours = hour === 0 ? words.unlimitedHours : words.hoursDetail(hour)
  return {
    description: words.packageLine(name, title),
    detail: words.details(words.monthsDetail(month), hours, daysOf(days, language)),
    qty,
    price,
  }
}

/** Riders beyond those the package includes, one line for each type and price. */
function extraLines(members: Members, language: Language): Sold[] {
  const groups = Map.groupBy(
    members.filter(({ additional }) => additional),
    ({ type, price }) => `${price} ${type}`,
  )
  const { extraRider } = complete.receipt[language]
  return [...groups.values()].flatMap(([first, ...rest]) =>
    first ? [{ description: extraRider(typeOf(first, language)), qty: rest.length + 1, price: first.price }] : [],
  )
}

const daysOf = (days: Membership['days'], language: Language): string =>
  days.length === weekdays.length
    ? complete.receipt[language].everyDay
    : weekdays
        .filter((day) => days.includes(day))
        .map(complete.dates[language].weekdayName)
        .join(', ')
