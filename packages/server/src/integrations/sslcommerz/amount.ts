import type { Poisha } from '#contract/rules/money.ts'

/** "21.00" is 2100 poisha, digit by digit: what the gateway says about money never passes through floating point. */
export function readAmount(text: string): Poisha | null {
  const [, taka, decimals = ''] = /^(\d{1,10})(?:\.(\d{1,2})0*)?$/.exec(text) ?? []
  return taka === undefined ? null : Number(taka) * 100 + Number(decimals.padEnd(2, '0'))
}

export const writeAmount = (amount: Poisha): string =>
  `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
