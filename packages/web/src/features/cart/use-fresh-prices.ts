import { useEffect } from 'react'
import type { Ticket } from './cart-rules.ts'
import { useCart } from './cart-slice.ts'
import { refreshCart, useCartDispatch } from './change-cart.ts'

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
