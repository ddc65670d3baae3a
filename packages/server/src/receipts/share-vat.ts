import type { Poisha } from '#contract/rules/money.ts'

/** The order's VAT divided among its lines by their amounts, so that the shares add up to it to the poisha. */
export function shareVat(vat: Poisha, amounts: Poisha[]): Poisha[] {
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  const shareUpTo = (amount: Poisha): Poisha => (sum === 0 ? 0 : Math.round(vat * (amount / sum)))
  let before = 0
  return amounts.map((amount) => {
    const share = shareUpTo(before + amount) - shareUpTo(before)
    before += amount
    return share
  })
}
