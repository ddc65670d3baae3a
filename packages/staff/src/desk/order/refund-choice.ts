import { toPoisha, toTaka } from '#contract/rules/money.ts'
import { isStanding, type RefundWay } from '#contract/rules/refund.ts'
import {
  leftOf,
  type RefundableOrder,
  type Share,
  shareOfAmount,
  shareOfUnits,
  type Units,
} from '#contract/rules/refund-share.ts'
import { vatIncluded } from '#contract/rules/vat-included.ts'
import { withPlainDigits } from '#contract/rules/phone.ts'
import type { Order, OrderPlace, Refund } from '#contract/schemas/staff-orders.ts'

/** What somebody has chosen in the dialog. `people`: by their places; `whole`: a membership; `same`: what was refused before. */
export type RefundChoice = {
  by: 'people' | 'whole' | 'amount' | 'same'
  places: readonly string[]
  /** As it was typed, in Taka. */
  amount: string
  /** Cancelled without money back. */
  free: boolean
  way: RefundWay
  reference: string
  reason: string
}

/** An order as the shares are computed from it, in poisha. Of a membership the VAT is inside, and it goes back as one. */
export function refundableOf(order: Order): RefundableOrder {
  const total = toPoisha(order.total)
  const isWhole = order.kind === 'memberships'
  const inside = order.vat_amount || vatIncluded(order.total, order.vat_rate)
  return {
    total,
    vat: toPoisha(isWhole ? inside : order.vat_amount),
    lines: isWhole
      ? [{ detail_id: order.id, price: total, qty: 1 }]
      : order.lines.map(({ detail_id, price, qty }) => ({ detail_id, price: toPoisha(price), qty })),
    givenBack: order.refunds
      .filter(({ status }) => isStanding(status))
      .map(({ amount, vat, units }) => ({ amount: toPoisha(amount), vat: toPoisha(vat), units })),
  }
}

export const isOpen = ({ state }: OrderPlace): boolean => state === 'open'

/** Who was chosen, line by line, and which of them. */
export function unitsOf({ places }: Order, chosen: readonly string[]): (Units & { places: string[] })[] {
  const picked = places.filter(({ place }) => chosen.includes(place))
  const lines = Map.groupBy(picked, ({ detail_id }) => detail_id)
  return [...lines].map(([detail_id, of]) => ({ detail_id, qty: of.length, places: of.map(({ place }) => place) }))
}

/** Taka as they are typed: 1,075.50, with Bangla digits too; nothing when it is no sum. */
export function amountOf(typed: string): number | null {
  const plain = withPlainDigits(typed).replace(/[\s,]/g, '')
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null
}

/** What goes back for it, and the VAT in it. */
export function shareOf(order: Order, choice: RefundChoice, same: Refund | null): Share {
  const money = refundableOf(order)
  if (choice.free) return { amount: 0, vat: 0 }
  if (choice.by === 'whole') return leftOf(money)
  if (choice.by === 'people') return shareOfUnits(money, unitsOf(order, choice.places))
  if (choice.by === 'same' && same && same.units.length > 0) return shareOfUnits(money, same.units)
  const amount = toPoisha(choice.by === 'same' ? (same?.amount ?? 0) : (amountOf(choice.amount) ?? 0))
  // More than is left is said as it was typed: the server refuses it, and says how much may go back.
  return { ...shareOfAmount(money, amount), amount }
}

/** What one person costs by itself, as it stands in their row. */
export const shareOfOne = (order: Order, { detail_id }: OrderPlace): number =>
  toTaka(shareOfUnits(refundableOf(order), [{ detail_id, qty: 1 }]).amount)

type Sent = { units?: (Units & { places?: string[] })[]; amount?: number }

/** What is sent of it: units, or an amount. */
export function wantedOf(order: Order, choice: RefundChoice, same: Refund | null): Sent {
  if (choice.by === 'people') return { units: unitsOf(order, choice.places) }
  if (choice.by === 'whole') return { units: [{ detail_id: order.id, qty: order.lines[0]?.qty ?? 1 }] }
  if (choice.by === 'same' && same && same.units.length > 0) return { units: same.units }
  return { amount: choice.by === 'same' ? (same?.amount ?? 0) : (amountOf(choice.amount) ?? 0) }
}

/** How many of a line were cancelled and have not got their money. */
function dueOf({ lines, refunds }: Order, detailId: number): number {
  const units = refunds.filter(({ status }) => isStanding(status)).flatMap((refund) => refund.units)
  const given = units.filter(({ detail_id }) => detail_id === detailId).reduce((sum, { qty }) => sum + qty, 0)
  return (lines.find(({ detail_id }) => detail_id === detailId)?.cancelled_qty ?? 0) - given
}

/** What the gateway refused or the bank cancelled is due again, unless it went back since. */
export function isDueAgain(refund: Refund, order: Order): boolean {
  if (isStanding(refund.status) || order.can.refund_at_most < refund.amount) return false
  if (refund.units.length > 0) return refund.units.every(({ detail_id, qty }) => dueOf(order, detail_id) >= qty)
  return !order.refunds.some(
    ({ id, status, amount, units }) =>
      id > refund.id && isStanding(status) && units.length === 0 && amount === refund.amount,
  )
}
