import type { Poisha } from './money.ts'

/** Hundredths of a percent: 7.5 % is 750. */
export type BasisPoints = number

export type Line = { price: Poisha; qty: number }
export type Quote = { subtotal: Poisha; vatAmount: Poisha; grandTotal: Poisha }

export const toBasisPoints = (percent: number): BasisPoints => Math.round(percent * 100)

export const sumOf = (lines: Line[]): Poisha => lines.reduce((sum, { price, qty }) => sum + price * qty, 0)

/** VAT is the subtotal times the rate, rounded half up to the poisha once; nothing on nothing, nothing at a negative rate. */
export const vatOn = (subtotal: Poisha, rate: BasisPoints): Poisha =>
  subtotal <= 0 || rate < 0 ? 0 : Math.floor((subtotal * rate + 5_000) / 10_000)

/** What one ticket comes to by itself; several are rounded once, on their sum, and may differ from so many of these by a poisha. */
export const withVat = (price: Poisha, rate: BasisPoints): Poisha => price + vatOn(price, rate)

/** What a ticket order costs: its lines, the VAT on their sum, and both together. */
export function quote(lines: Line[], rate: BasisPoints): Quote {
  const subtotal = sumOf(lines)
  const vatAmount = vatOn(subtotal, rate)
  return { subtotal, vatAmount, grandTotal: subtotal + vatAmount }
}
