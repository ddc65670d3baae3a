import { isQuantity, MAX_LINES } from '#contract/rules/quantities.ts'
import * as words from '#words/cart.ts'
import { type CartItem, itemOf, type Ticket } from './cart-rules.ts'

export type QuickItems = { items: CartItem[]; leftOut: string[] }

const MOST_NAMED = 5

/** `3:2,5:1`: two of ticket 3 and one of ticket 5. The same ticket named twice adds up. */
export function readQuickItems(raw: string, sold: Ticket[]): QuickItems {
  const items = new Map<number, CartItem>()
  const leftOut: string[] = []
  for (const part of raw.split(',').map((each) => each.trim())) {
    const [, id, count] = /^(\d{1,9}):(\d{1,9})$/.exec(part) ?? []
    const ticket = sold.find((each) => each.id === Number(id))
    const quantity = Number(count) + (items.get(Number(id))?.quantity ?? 0)
    const fits = isQuantity(quantity) && (items.has(Number(id)) || items.size < MAX_LINES)
    if (ticket && fits) items.set(ticket.id, itemOf(ticket, quantity))
    else if (part !== '') leftOut.push(part.slice(0, 20))
  }
  return { items: [...items.values()], leftOut }
}

/** What was in the cart stays; of what the link names there are as many as it says, however often it is followed. */
export function putInto(cart: CartItem[], quick: CartItem[]): CartItem[] {
  const updated = cart.map((item) => quick.find(({ id }) => id === item.id) ?? item)
  const added = quick.filter(({ id }) => cart.every((item) => item.id !== id))
  return [...updated, ...added].slice(0, MAX_LINES)
}

export function sayLeftOut(leftOut: string[]): string {
  const named = leftOut
    .slice(0, MOST_NAMED)
    .map((part) => `“${part}”`)
    .join(', ')
  const more = leftOut.length - MOST_NAMED
  return words.leftOut(more > 0 ? words.leftOutMore(named, more) : named)
}
