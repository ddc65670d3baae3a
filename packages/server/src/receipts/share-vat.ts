import type { Poisha } from '#contract/rules/money.ts'

/**
 * The order's VAT divided among its lines by their amounts, so that the shares add up to it to the poisha: each line carries
 * what the lines up to it carry together, rounded half up, less what those before it carry. VAT on nothing is nothing.
 */
export function shareVat(vat: Poisha, amounts: Poisha[]): Poisha[] {
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  let before = 0
  return amounts.map((amount) => {
    const share = divide(vat, before + amount, sum) - divide(vat, before, sum)
    before += amount
    return share
  })
}

/** vat × part ÷ whole, rounded half up; the product of two sums of money outgrows what a number holds exactly. */
const divide = (vat: Poisha, part: Poisha, whole: Poisha): Poisha =>
  whole === 0 ? 0 : Number((2n * BigInt(vat) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)))
