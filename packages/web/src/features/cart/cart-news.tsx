import { Note } from '#ui/note.tsx'
import './cart-news.css'
import { setNotices, useCart } from './cart-slice.ts'
import { useCartDispatch } from './change-cart.ts'

/** What the server changed in the cart; it concerns money, so it stays until somebody has read it. */
export function CartNews() {
  const dispatch = useCartDispatch()
  const { notices } = useCart()
  return (
    <div className="cart-news" role="status">
      {notices.length > 0 && (
        <Note kind="warn" onDismiss={() => dispatch(setNotices([]))}>
          <ul>
            {notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  )
}
