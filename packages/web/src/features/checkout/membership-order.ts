import { toPoisha, toTaka } from '#contract/rules/money.ts'
import { MAX_ADDED_RIDERS, PAYMENT_METHOD } from '#contract/rules/purchase.ts'
import { sumOf } from '#contract/rules/quote.ts'
import { namedRiders } from '#contract/rules/riders.ts'
import type { Package } from '#contract/schemas/package.ts'
import type { PlaceSubscription } from '#contract/schemas/place-subscription.ts'
import * as words from '#words/checkout.ts'
import { parsePeople, type Participant, recordOf, rowsFor } from './participant.ts'

/** What is typed for a membership, by the number of the rider type; `added` is how many beyond those that are included. */
export type MembershipDraft = { people: Record<string, Participant[]>; added: Record<string, number> }

export const draftNameOf = (packageId: number): string => `membership-${packageId}`

const isCount = (raw: unknown): raw is number =>
  Number.isInteger(raw) && (raw as number) > 0 && (raw as number) <= MAX_ADDED_RIDERS

export function parseMembershipDraft(raw: unknown): MembershipDraft {
  const { people, added } = recordOf(raw)
  const counts = Object.entries(recordOf(added)).filter((entry): entry is [string, number] => isCount(entry[1]))
  return { people: parsePeople(people), added: Object.fromEntries(counts) }
}

/** `type` is sent, `name` is shown. */
export type RiderType = { id: number; type: string; name: string; included: number; added: number; price: number }

export const riderTypesOf = ({ details }: Package, { added }: Pick<MembershipDraft, 'added'>): RiderType[] =>
  details.map(({ id, qty, price, product }) => ({
    id,
    type: product.name,
    name: product.type_name ?? product.name,
    included: qty,
    added: added[id] ?? 0,
    price,
  }))

export const placesOf = ({ included, added }: RiderType): number => included + added

/** A package that was handed over may be an old one: a price that is no amount is not known. */
export const isPriced = ({ price }: RiderType): boolean => Number.isFinite(price) && price >= 0

/** Null when one more of this kind can be added. */
export function addProblem(rider: RiderType, types: RiderType[]): string | null {
  if (!isPriced(rider)) return words.noPrice(rider.name)
  return types.reduce((sum, { added }) => sum + added, 0) >= MAX_ADDED_RIDERS ? words.mostAdded(MAX_ADDED_RIDERS) : null
}

/** Those who are included stay; null when one of this kind can be taken away. */
export const removeProblem = ({ name, included, added }: RiderType): string | null =>
  added > 0 ? null : words.cannotRemove(name, included)

export const extraOf = (rider: RiderType): number =>
  isPriced(rider) ? toTaka(sumOf([{ price: toPoisha(rider.price), qty: rider.added }])) : 0

/** What the membership will cost, in Taka; the server decides it anew. */
export const totalOf = ({ price }: Package, types: RiderType[]): number =>
  toTaka([price, ...types.map(extraOf)].reduce((sum, taka) => sum + toPoisha(taka), 0))

type OrderParts = { customer: number; pack: Package; draft: MembershipDraft }

/** Those who were added are paid for with a name or without; rows of included riders that were left blank are nobody. */
export function membershipOrder({ customer, pack, draft }: OrderParts): PlaceSubscription {
  const rows = riderTypesOf(pack, draft).map((rider) => ({
    rider,
    people: rowsFor(draft.people[rider.id], placesOf(rider)).map(({ name, age }) => ({ name, age: Number(age) })),
  }))
  const included = rows.flatMap(({ rider, people }) =>
    people.slice(0, rider.included).map((person) => ({ ...person, type: rider.type })),
  )
  const added = rows.flatMap(({ rider, people }) =>
    people.slice(rider.included).map((person) => ({ ...person, detail_id: rider.id })),
  )
  return {
    customer_id: customer,
    payment_method: PAYMENT_METHOD,
    package_id: pack.id,
    qty: 1,
    note: null,
    riding_users: namedRiders(included),
    additional_riders: added,
  }
}
