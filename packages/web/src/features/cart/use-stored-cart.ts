import { useEffect } from 'react'
import type { Ticket } from './cart-rules.ts'
import { useCart } from './cart-slice.ts'
import { CART_KEY } from './cart-storage.ts'
import { readStoredCart, refreshCart, useCartDispatch } from './change-cart.ts'

export function useStoredCart(): void {
  const dispatch = useCartDispatch()
  useEffect(() => {
    const read = () => dispatch(readStoredCart())
    // Without a key, all of the storage was cleared.
    const onStorage = ({ key }: StorageEvent) => (key === CART_KEY || key === null) && read()
    // A page that the browser kept aside and brings back heard nothing meanwhile.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && read()
    read()
    addEventListener('storage', onStorage)
    addEventListener('pageshow', onShow)
    return () => {
      removeEventListener('storage', onStorage)
      removeEventListener('pageshow', onShow)
    }
  }, [dispatch])
}

/**
 * Once for every answer of the server. Not for every change of the cart: two tabs with different answers
 * would correct each other for ever.
 */
export function useFreshPrices(sold: Ticket[] | undefined): void {
  const dispatch = useCartDispatch()
  const { read } = useCart()
  useEffect(() => {
    if (sold && read) dispatch(refreshCart(sold))
  }, [sold, read, dispatch])
}
