import { formatExact, formatShort } from '../../rules/money.ts'

/** On a card: TK 550. */
export const price = (taka: number): string => `TK ${formatShort(taka)}`
/** In a sum: Tk 1,100.00. */
export const sum = (taka: number): string => `Tk ${formatExact(taka)}`
/** On a card the sign is set smaller than the amount after it. */
export const sign = 'TK'
export const amount = (taka: number): string => formatShort(taka)
