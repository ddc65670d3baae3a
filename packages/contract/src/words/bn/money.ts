import { formatExact, formatShort } from '../../rules/money.ts'
import { digits } from './digits.ts'

/** On a card: ৳৫৫০. */
export const price = (taka: number): string => `৳${digits(formatShort(taka))}`
/** In a sum: ৳১,১০০.০০. */
export const sum = (taka: number): string => `৳${digits(formatExact(taka))}`
