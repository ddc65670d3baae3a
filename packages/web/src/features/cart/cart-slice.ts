import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { useSelector } from 'react-redux'
import type { CartItem } from './cart-rules.ts'

/**
 * `read` is false until the stored cart was looked at: the server and the first drawing know an empty one.
 * `cleared` is what can still be put back, `notices` what the server's answer changed.
 */
export type CartState = { items: CartItem[]; open: boolean; read: boolean; cleared: CartItem[]; notices: string[] }
export type WithCart = { cart: CartState }

const initialState: CartState = { items: [], open: false, read: false, cleared: [], notices: [] }

const cart = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    setItems(state, { payload }: PayloadAction<CartItem[]>) {
      state.items = payload
      state.read = true
      state.cleared = []
      if (payload.length === 0) state.open = false
    },
    setCleared(state, { payload }: PayloadAction<CartItem[]>) {
      state.cleared = payload
    },
    setNotices(state, { payload }: PayloadAction<string[]>) {
      state.notices = payload
    },
    setOpen(state, { payload }: PayloadAction<boolean>) {
      state.open = payload && state.items.length > 0
    },
  },
})

export const { setItems, setCleared, setNotices, setOpen } = cart.actions
export const cartReducer = cart.reducer
export const useCart = (): CartState => useSelector((state: WithCart) => state.cart)
