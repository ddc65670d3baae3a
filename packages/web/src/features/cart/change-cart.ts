import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'
import { forgetVisitDay } from '../session/visit-day.ts'
import * as rules from './cart-rules.ts'
import { setCleared, setItems, setNotices, type WithCart } from './cart-slice.ts'
import { writeCart } from './cart-storage.ts'
import { showCartToast } from './cart-toast.ts'
import { logCart } from './log-cart.ts'
import { putInto } from './quick-items.ts'

type CartThunk = ThunkAction<void, WithCart, unknown, UnknownAction>
type CartDispatch = ThunkDispatch<WithCart, unknown, UnknownAction>

export const useCartDispatch = (): CartDispatch => useDispatch<CartDispatch>()

const save =
  (items: rules.CartItem[]): CartThunk =>
  (dispatch, getState) => {
    if (getState().cart.items.length === 0) forgetVisitDay()
    dispatch(setItems(items))
    writeCart(items, logCart)
  }

/** Every change starts from the cart of this moment, so that quick taps add up, and says what it did. */
const change =
  (rule: (items: rules.CartItem[]) => rules.Change): CartThunk =>
  (dispatch, getState) => {
    const done = rule(getState().cart.items)
    if (done.ok) dispatch(save(done.items))
    showCartToast(done)
  }

export const addToCart = (ticket: rules.Ticket) => change((items) => rules.addItem(items, ticket))
export const takeFromCart = (id: number) => change((items) => rules.takeOne(items, id))
export const setQuantity = (id: number, to: number) => change((items) => rules.updateQuantity(items, id, to))
export const removeFromCart = (id: number) => change((items) => rules.removeItem(items, id))

export const clearCart = (): CartThunk => (dispatch, getState) => {
  const { items } = getState().cart
  dispatch(change(rules.clearItems))
  dispatch(setCleared(items))
}

export const undoClear = (): CartThunk => (dispatch, getState) => {
  const { cleared } = getState().cart
  if (cleared.length > 0) dispatch(change(() => rules.putBack(cleared)))
}

/** Without a word: what a link puts in is seen at the checkout, which it leads to. */
export const putInCart =
  (quick: rules.CartItem[]): CartThunk =>
  (dispatch, getState) =>
    void dispatch(save(putInto(getState().cart.items, quick)))

/** Without a word: the cart is what an order was, however often this is pressed; the prices of today follow on the way. */
export const fillCart =
  (lines: rules.SoldLine[]): CartThunk =>
  (dispatch) =>
    void dispatch(save(rules.itemsOf(lines)))

/** Without a word: the browser leaves to pay for what was in it. */
export const emptyCart = (): CartThunk => (dispatch) => void dispatch(save([]))

export const refreshCart =
  (sold: rules.Ticket[]): CartThunk =>
  (dispatch, getState) => {
    const held = getState().cart.items
    if (held.length === 0) return
    const { items, notices } = rules.refreshItems(held, sold)
    dispatch(save(items))
    if (notices.length > 0) dispatch(setNotices(notices))
  }
