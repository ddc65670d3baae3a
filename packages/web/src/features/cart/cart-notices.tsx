import { Note } from '#ui/note.tsx'
import './cart-notices.css'
import { setNotices, useCart } from './cart-slice.ts'
import { useCartDispatch } from './change-cart.ts'

/** What the server changed in the cart; it concerns money, so it stays until somebody has read it. */
export function CartNotices() {
  const dispatch = useCartDispatch()
  const { notices } = useCart()
  return (
    <div className="cart-notices" role="status">
      {notices.length > 0 && (
        <Note kind="warn" onDismiss={() => dispatch(setNotices([]))}>
          <ul>
            {notices.map((notice, at) => (
              <li key={at}>{notice}</li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  )
}
