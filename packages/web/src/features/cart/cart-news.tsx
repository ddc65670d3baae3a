import { Icon } from '../../ui/icon.tsx'
import './cart-news.css'
import { setNotices, useCart } from './cart-slice.ts'
import { useCartDispatch } from './change-cart.ts'

/** What the server changed in the cart; it concerns money, so it stays until somebody has read it. */
export function CartNews() {
  const dispatch = useCartDispatch()
  const { notices } = useCart()
  return (
    <div role="status">
      {notices.length > 0 && (
        <div className="note note--warn">
          <Icon name="warning-fill" />
          <ul>
            {notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
          <button type="button" className="icon-btn" aria-label="Dismiss" onClick={() => dispatch(setNotices([]))}>
            <Icon name="x-bold" />
          </button>
        </div>
      )}
    </div>
  )
}
