import { formatExact, formatShort } from '../../rules/money.ts'
import { digits } from './digits.ts'

/** On a card: ৳৫৫০. */
export const price = (taka: number): string => `৳${digits(formatShort(taka))}`
/** In a sum: ৳১,১০০.০০. */
export const sum = (taka: number): string => `৳${digits(formatExact(taka))}`
/** On a card the sign and the amount are one run of letters. */
export const sign = ''
export const amount = price
