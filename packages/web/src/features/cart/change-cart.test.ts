import { configureStore } from '@reduxjs/toolkit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { currentToasts, dropToast } from '#ui/toast-list.ts'
import { cartReducer, setOpen } from './cart-slice.ts'
import { CART_KEY } from './cart-storage.ts'
import * as cart from './change-cart.ts'
import { storedCart } from './use-stored-cart.ts'

vi.mock('#ui/toast-host.tsx', () => ({ placeToasts: () => {} }))

const kid = { id: 2, name: 'Kid Play', price: 550 }
const adult = { id: 4, name: 'Adult Companion', price: 150 }

const open = () => configureStore({ reducer: { cart: cartReducer } })
const messages = () => currentToasts().map(({ message }) => message)
const stored = () => JSON.parse(localStorage.getItem(CART_KEY) ?? 'null')

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

beforeEach(() => vi.stubGlobal('localStorage', memory()))
afterEach(() => {
  currentToasts().forEach(({ id }) => dropToast(id))
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('when a ticket is added, it is kept, stored and said', () => {
  const store = open()
  store.dispatch(cart.addToCart(kid))
  expect(store.getState().cart.items).toEqual([{ ...kid, quantity: 1 }])
  expect(stored()).toEqual([{ ...kid, quantity: 1 }])
  expect(messages()).toEqual(['Item added to cart'])
})

it('when plus is tapped twenty times in a row, twenty are in and one toast says so', () => {
  const store = open()
  for (let tap = 0; tap < 20; tap++) store.dispatch(cart.addToCart(kid))
  expect(store.getState().cart.items).toEqual([{ ...kid, quantity: 20 }])
  expect(messages()).toEqual(['Item quantity updated'])
})

it('when a change is refused, nothing is stored and the toast is a bad one', () => {
  const store = open()
  store.dispatch(cart.addToCart(kid))
  store.dispatch(cart.setQuantity(kid.id, 0))
  store.dispatch(cart.setQuantity(kid.id, 51))
  expect(stored()).toEqual([{ ...kid, quantity: 1 }])
  store.dispatch(cart.removeFromCart(9))
  expect(currentToasts()).toMatchObject([{ message: 'Item not found in the cart', bad: true }])
})

it('when the toast before was closed by hand, the same message is said again', () => {
  const store = open()
  store.dispatch(cart.setQuantity(kid.id, 0))
  currentToasts().forEach(({ id }) => dropToast(id))
  store.dispatch(cart.setQuantity(kid.id, 0))
  expect(messages()).toEqual(['Quantity cannot be less than 1'])
})

it('when the last item goes, the list closes', () => {
  const store = open()
  store.dispatch(cart.addToCart(kid))
  store.dispatch(setOpen(true))
  expect(store.getState().cart.open).toBe(true)
  store.dispatch(cart.takeFromCart(kid.id))
  expect(store.getState().cart).toMatchObject({ items: [], open: false })
  store.dispatch(setOpen(true))
  expect(store.getState().cart.open).toBe(false)
})

it('when a cleared cart is put back, it is whole again, and only once', () => {
  const store = open()
  store.dispatch(cart.addToCart(kid))
  store.dispatch(cart.addToCart(adult))
  store.dispatch(cart.clearCart())
  expect(stored()).toEqual([])
  expect(messages()).toEqual(['Cart cleared'])
  store.dispatch(cart.undoClear())
  store.dispatch(cart.undoClear())
  expect(stored()).toEqual([
    { ...kid, quantity: 1 },
    { ...adult, quantity: 1 },
  ])
  expect(messages()).toEqual(['Cart restored'])
})

it('when something else went in meanwhile, there is nothing to put back', () => {
  const store = open()
  store.dispatch(cart.addToCart(kid))
  store.dispatch(cart.clearCart())
  store.dispatch(cart.addToCart(adult))
  store.dispatch(cart.undoClear())
  expect(stored()).toEqual([{ ...adult, quantity: 1 }])
})

it('when the stored cart is read, it is taken over without a word', () => {
  localStorage.setItem(CART_KEY, JSON.stringify([{ ...kid, quantity: 3 }]))
  const store = open()
  expect(store.getState().cart.read).toBe(false)
  store.dispatch(storedCart())
  expect(store.getState().cart).toMatchObject({ items: [{ ...kid, quantity: 3 }], read: true })
  expect(messages()).toEqual([])
})

it('when something foreign is stored, that is logged and the cart is empty', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  localStorage.setItem(CART_KEY, '{"of":"another shop"}')
  const store = open()
  store.dispatch(storedCart())
  expect(store.getState().cart).toMatchObject({ items: [], read: true })
  expect(log).toHaveBeenCalledOnce()
})

it('when storing fails, that is logged and the cart goes on for this visit', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new Error('full')
    },
  })
  const store = open()
  store.dispatch(cart.addToCart(kid))
  store.dispatch(cart.addToCart(kid))
  expect(store.getState().cart.items).toEqual([{ ...kid, quantity: 2 }])
  expect(log).toHaveBeenCalledTimes(2)
})

it('when the server changed a price and stopped selling a ticket, the cart follows and keeps the news', () => {
  const store = open()
  store.dispatch(cart.addToCart(kid))
  store.dispatch(cart.addToCart(adult))
  store.dispatch(cart.refreshCart([{ ...kid, price: 600 }]))
  expect(stored()).toEqual([{ ...kid, price: 600, quantity: 1 }])
  expect(store.getState().cart.notices).toEqual([
    'The price of Kid Play is now TK 600',
    'Adult Companion is no longer sold and was removed from the cart',
  ])
})

it('when the server says the same again, earlier news stays until it is read', () => {
  const store = open()
  store.dispatch(cart.addToCart(kid))
  store.dispatch(cart.refreshCart([{ ...kid, price: 600 }]))
  store.dispatch(cart.refreshCart([{ ...kid, price: 600 }]))
  expect(store.getState().cart.notices).toEqual(['The price of Kid Play is now TK 600'])
})
