import { isQuantity, MAX_LINES } from '#contract/rules/quantities.ts'
import type { CartItem } from './cart-rules.ts'

export const CART_KEY = 'shop-cart'

const isItem = (value: unknown): value is CartItem => {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, type, price, quantity } = value as Record<string, unknown>
  return (
    Number.isInteger(id) &&
    typeof name === 'string' &&
    (type === undefined || typeof type === 'string') &&
    Number.isFinite(price) &&
    (price as number) >= 0 &&
    isQuantity(quantity as number)
  )
}

const isCart = (value: unknown): value is CartItem[] =>
  Array.isArray(value) &&
  value.length <= MAX_LINES &&
  value.every(isItem) &&
  new Set(value.map(({ id }) => id)).size === value.length

/** Anything but a cart of ours reads as an empty cart, and the reason is logged for whoever looks. */
export function parseCart(text: string | null, log: (reason: string) => void): CartItem[] {
  if (text === null) return []
  try {
    const value: unknown = JSON.parse(text)
    if (isCart(value)) return value
    log('The stored cart is not one of ours; starting with an empty one.')
  } catch {
    log('The stored cart cannot be read; starting with an empty one.')
  }
  return []
}

/** Private windows and full disks refuse local storage: the cart then lives for this visit only. */
export function readCart(log: (reason: string) => void): CartItem[] {
  try {
    return parseCart(localStorage.getItem(CART_KEY), log)
  } catch {
    log('Local storage cannot be read; starting with an empty cart.')
    return []
  }
}

export function writeCart(items: CartItem[], log: (reason: string) => void): void {
  try {
    localStorage.setItem(CART_KEY, JSON.stringify(items))
  } catch {
    log('Local storage cannot be written; the cart lasts for this visit only.')
  }
}
