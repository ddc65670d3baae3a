import type { Poisha } from './money.ts'

/** How many of which line. */
export type Units = { detail_id: number; qty: number }
export type Share = { amount: Poisha; vat: Poisha }

/** One that stands (`isStanding`); without units it was an amount only. */
export type GivenBack = Share & { units: Units[] }

/** What the shares of an order are computed from; of a membership `vat` is the part inside its total. */
export type RefundableOrder = {
  lines: { detail_id: number; price: Poisha; qty: number }[]
  total: Poisha
  vat: Poisha
  givenBack: GivenBack[]
}

const roundHalfUp = (whole: Poisha, part: number, parts: number): Poisha =>
  parts === 0 ? 0 : Number((BigInt(whole) * BigInt(part) * 2n + BigInt(parts)) / (2n * BigInt(parts)))

const sumOf = (shares: Share[]): Share => ({
  amount: shares.reduce((sum, { amount }) => sum + amount, 0),
  vat: shares.reduce((sum, { vat }) => sum + vat, 0),
})

/** What has not been given back yet. */
export function leftOf({ total, vat, givenBack }: RefundableOrder): Share {
  const gone = sumOf(givenBack)
  return { amount: total - gone.amount, vat: vat - gone.vat }
}

/**
 * The share of some units: that of all units given back so far and these, less what was given back for those before. So
 * pieces add up to the whole; a discount is not computed anew. Never more than what is left.
 */
export function shareOfUnits(order: RefundableOrder, units: Units[]): Share {
  const { lines, total, vat, givenBack } = order
  const ofUnits = givenBack.filter((one) => one.units.length > 0)
  const before = sumOf(ofUnits)
  const part = worth(lines, [...ofUnits.flatMap((one) => one.units), ...units])
  const parts = worth(lines, lines)
  return within(leftOf(order), {
    amount: roundHalfUp(total, part, parts) - before.amount,
    vat: roundHalfUp(vat, part, parts) - before.vat,
  })
}

/** An amount only: its VAT is the same part of it as of the whole. */
export const shareOfAmount = (order: RefundableOrder, amount: Poisha): Share =>
  within(leftOf(order), { amount, vat: roundHalfUp(order.vat, amount, order.total) })

const worth = (lines: RefundableOrder['lines'], units: Units[]): Poisha =>
  units.reduce((sum, { detail_id, qty }) => {
    const line = lines.find((one) => one.detail_id === detail_id)
    return sum + (line?.price ?? 0) * qty
  }, 0)

/** No more than what is left; and the VAT that is left then is never more than the money, so that the last piece ends both. */
function within(left: Share, share: Share): Share {
  const amount = Math.max(0, Math.min(share.amount, left.amount))
  const least = Math.max(0, left.vat - (left.amount - amount))
  return { amount, vat: Math.max(least, Math.min(share.vat, left.vat, amount)) }
}
