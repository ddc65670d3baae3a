import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { setItems } from './cart-slice.ts'
import { CART_KEY, readCart } from './cart-storage.ts'
import { logCart } from './log-cart.ts'

export const storedCart = () => setItems(readCart(logCart))

/** Takes over what is stored, without a word: at the start of a visit, and when another tab changed it. */
export function useStoredCart(): void {
  const dispatch = useDispatch()
  useEffect(() => {
    const read = () => dispatch(storedCart())
    // Without a key, all of the storage was cleared.
    const onStorage = ({ key }: StorageEvent) => (key === CART_KEY || key === null) && read()
    // A page that the browser kept aside and brings back heard nothing meanwhile.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && read()
    read()
    const gone = new AbortController()
    addEventListener('storage', onStorage, gone)
    addEventListener('pageshow', onShow, gone)
    return () => gone.abort()
  }, [dispatch])
}
