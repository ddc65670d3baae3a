import { expect, it } from 'vitest'
import {
  addItem,
  clearItems,
  countOf,
  putBack,
  refreshItems,
  removeItem,
  takeOne,
  totalOf,
  typedQuantity,
  updateQuantity,
  itemsOf,
} from './cart-rules.ts'

const kid = { id: 2, name: 'Kid Play', price: 550 }
const adult = { id: 4, name: 'Adult Companion', price: 150 }
const cart = [{ ...kid, quantity: 2 }]

it('when a ticket is new to the cart, it is appended with quantity 1', () => {
  expect(addItem(cart, adult)).toEqual({
    items: [...cart, { ...adult, quantity: 1 }],
    said: 'added',
    message: 'Item added to cart',
    ok: true,
  })
})

it('when a ticket is already there, its quantity grows', () => {
  expect(addItem(cart, kid)).toEqual({
    items: [{ ...kid, quantity: 3 }],
    said: 'updated',
    message: 'Item quantity updated',
    ok: true,
  })
})

it('when a quantity below 1 is asked for, the cart stays and says so', () => {
  expect(updateQuantity(cart, 2, 0)).toEqual({
    items: cart,
    said: 'lessThanOne',
    message: 'Quantity cannot be less than 1',
    ok: false,
  })
})

it.each([
  ['30', '30'],
  ['৩০', '30'],
  [' 3 0x', '30'],
  ['', ''],
])('when %j is typed as a quantity, it reads %j', (typed, read) => {
  expect(typedQuantity(typed)).toBe(read)
})

it.each([Number.NaN, 1.5, -1])('when the quantity asked for is %s, the cart stays', (quantity) => {
  expect(updateQuantity(cart, 2, quantity)).toEqual({
    items: cart,
    said: 'lessThanOne',
    message: 'Quantity cannot be less than 1',
    ok: false,
  })
})

it('when the item is not there, the cart stays and says so', () => {
  expect(updateQuantity(cart, 9, 2).message).toBe('Item not found in the cart')
  expect(removeItem(cart, 9).message).toBe('Item not found in the cart')
  expect(takeOne(cart, 9).message).toBe('Item not found in the cart')
})

it('when the minus control meets the last one, the item is removed', () => {
  expect(takeOne([{ ...kid, quantity: 1 }], 2)).toEqual({
    items: [],
    said: 'removed',
    message: 'Item removed from cart',
    ok: true,
  })
  expect(takeOne(cart, 2).items).toEqual([{ ...kid, quantity: 1 }])
})

it('when the cart is cleared, nothing is left', () => {
  expect(clearItems()).toEqual({ items: [], said: 'cleared', message: 'Cart cleared', ok: true })
})

it('when what was cleared is put back, the cart is as it was', () => {
  expect(putBack(cart)).toEqual({ items: cart, said: 'restored', message: 'Cart restored', ok: true })
})

it('when 50 of one ticket are in, no more go in', () => {
  const full = [{ ...kid, quantity: 50 }]
  expect(updateQuantity(cart, 2, 50).ok).toBe(true)
  expect(addItem(full, kid)).toEqual({
    items: full,
    said: 'mostOfOne',
    message: 'At most 50 of one ticket in an order',
    ok: false,
  })
})

it('when 20 kinds are in, a twenty-first is refused', () => {
  const full = Array.from({ length: 20 }, (_, at) => ({ ...kid, id: at + 1, quantity: 1 }))
  expect(addItem(full, { ...adult, id: 21 }).ok).toBe(false)
  expect(addItem(full.slice(1), { ...adult, id: 21 }).ok).toBe(true)
})

it('when the server has a new price, the cart takes it over and says so', () => {
  const { items, notices } = refreshItems(cart, [{ ...kid, price: 600 }])
  expect(items).toEqual([{ ...kid, price: 600, quantity: 2 }])
  expect(notices).toEqual(['The price of Kid Play is now TK 600'])
  expect(refreshItems(cart, [{ ...kid, price: 1250.5 }]).notices).toEqual(['The price of Kid Play is now TK 1,250.50'])
})

it('when a ticket is no longer sold, it leaves the cart and that is said', () => {
  expect(refreshItems(cart, [adult])).toEqual({
    items: [],
    notices: ['Kid Play is no longer sold and was removed from the cart'],
  })
})

it('when nothing changed, nothing is said', () => {
  expect(refreshItems(cart, [kid, adult])).toEqual({ items: cart, notices: [] })
})

it('when prices have poisha, the total is exact', () => {
  expect(totalOf([{ id: 1, name: 'a', price: 0.1, quantity: 3 }])).toBe(0.3)
  expect(totalOf([])).toBe(0)
  expect(countOf(cart, 2)).toBe(2)
  expect(countOf(cart, 3)).toBe(0)
})

it('when an order becomes a cart again, each of its lines is one', () => {
  const line = { product_id: 2, name: 'Kid Play', price: 550, qty: 2 }
  expect(itemsOf([line])).toEqual([{ id: 2, name: 'Kid Play', price: 550, quantity: 2 }])
  const bangla = { ...line, name: 'বাচ্চাদের খেলা', type: 'Kid Play' }
  expect(itemsOf([bangla])).toEqual([{ id: 2, name: 'বাচ্চাদের খেলা', type: 'Kid Play', price: 550, quantity: 2 }])
})

it('when a ticket is told in Bangla, its English name stays with it, and goes when the page is English again', () => {
  const bangla = { id: 2, name: 'বাচ্চাদের খেলা', type: 'Kid Play', price: 550 }
  const { items } = addItem([], bangla)
  expect(items).toEqual([{ ...bangla, quantity: 1 }])
  const english = [{ id: 2, name: 'Kid Play', price: 550, quantity: 1 }]
  expect(refreshItems(items, english).items).toEqual(english)
  expect(refreshItems(english, [bangla]).items).toEqual(items)
})
