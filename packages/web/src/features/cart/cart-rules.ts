import { formatShort, toPoisha, toTaka } from '#contract/rules/money.ts'
import { withPlainDigits } from '#contract/rules/phone.ts'
import { MAX_LINES, MAX_QTY } from '#contract/rules/quantities.ts'
import * as words from '#words/cart.ts'

/** `type` is the English name, where `name` is not. */
export type CartItem = { id: number; name: string; type?: string; price: number; quantity: number }
export type Ticket = Omit<CartItem, 'quantity'>
/** `said` is the name of the text in `message`. */
export type Change = { items: CartItem[]; said: keyof typeof words; message: string; ok: boolean }

type Said = Change['said']
const kept = (items: CartItem[], said: Said, message: string): Change => ({ items, said, message, ok: false })
const changed = (items: CartItem[], said: Said, message: string): Change => ({ items, said, message, ok: true })
const has = (items: CartItem[], id: number) => items.some((item) => item.id === id)

export const itemOf = ({ id, name, type, price }: Ticket, quantity: number): CartItem => ({
  id,
  name,
  ...(type !== undefined && { type }),
  price,
  quantity,
})

export function addItem(items: CartItem[], ticket: Ticket, quantity = 1): Change {
  const held = items.find((item) => item.id === ticket.id)
  if (held) return updateQuantity(items, ticket.id, held.quantity + quantity)
  if (items.length >= MAX_LINES) return kept(items, 'mostKinds', words.mostKinds(MAX_LINES))
  return changed([...items, itemOf(ticket, Math.min(quantity, MAX_QTY))], 'added', words.added)
}

export function updateQuantity(items: CartItem[], id: number, quantity: number): Change {
  if (!Number.isInteger(quantity) || quantity < 1) return kept(items, 'lessThanOne', words.lessThanOne)
  if (!has(items, id)) return kept(items, 'notFound', words.notFound)
  if (quantity > MAX_QTY) return kept(items, 'mostOfOne', words.mostOfOne(MAX_QTY))
  return changed(
    items.map((item) => (item.id === id ? { ...item, quantity } : item)),
    'updated',
    words.updated,
  )
}

/** Of what is typed as a quantity only the digits count, Bangla ones as well. */
export const typedQuantity = (text: string): string => withPlainDigits(text).replaceAll(/\D/g, '')

/** The minus control takes one away, and the item itself when it was the last one. */
export function takeOne(items: CartItem[], id: number): Change {
  const held = items.find((item) => item.id === id)
  return held?.quantity === 1 ? removeItem(items, id) : updateQuantity(items, id, held ? held.quantity - 1 : 1)
}

export function removeItem(items: CartItem[], id: number): Change {
  if (!has(items, id)) return kept(items, 'notFound', words.notFound)
  return changed(
    items.filter((item) => item.id !== id),
    'removed',
    words.removed,
  )
}

export const clearItems = (): Change => changed([], 'cleared', words.cleared)

export const putBack = (cleared: CartItem[]): Change => changed(cleared, 'restored', words.restored)

/** The server's prices win: a changed price is taken over, a ticket no longer sold is taken out, and both are said. */
export function refreshItems(items: CartItem[], sold: Ticket[]): { items: CartItem[]; notices: string[] } {
  const notices: string[] = []
  const fresh = items.flatMap((item) => {
    const ticket = sold.find(({ id }) => id === item.id)
    if (!ticket) {
      notices.push(words.noLongerSold(item.name))
      return []
    }
    if (ticket.price !== item.price) notices.push(words.newPrice(ticket.name, formatShort(ticket.price)))
    return [itemOf(ticket, item.quantity)]
  })
  return { items: fresh, notices }
}

export type SoldLine = { product_id: number; name: string; type?: string; price: number; qty: number }

/** What an order was, as a cart. */
export const itemsOf = (lines: SoldLine[]): CartItem[] =>
  lines.map(({ product_id, qty, ...line }) => itemOf({ id: product_id, ...line }, qty))

export const countOf = (items: CartItem[], id: number): number => items.find((item) => item.id === id)?.quantity ?? 0

/** Cart total = sum of quantity times price, added up in poisha. */
export const totalOf = (items: CartItem[]): number =>
  toTaka(items.reduce((sum, item) => sum + item.quantity * toPoisha(item.price), 0))
