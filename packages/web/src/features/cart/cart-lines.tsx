import { Icon } from '#ui/icon.tsx'
import * as words from '#words/cart.ts'
import { CartLine } from './cart-line.tsx'
import './cart-lines.css'
import type { CartItem } from './cart-rules.ts'
import { clearCart, removeFromCart, useCartDispatch } from './change-cart.ts'

export function CartLines({ id, items, onRemoved }: { id: string; items: CartItem[]; onRemoved: () => void }) {
  const dispatch = useCartDispatch()
  const remove = (item: CartItem) => {
    dispatch(removeFromCart(item.id))
    onRemoved()
  }
  return (
    <div className="lines" id={id}>
      <ul className="lines__list" aria-label={words.inYourCart}>
        {items.map((item) => (
          <CartLine key={item.id} item={item} onRemove={() => remove(item)} />
        ))}
      </ul>
      <button type="button" className="lines__clear" onClick={() => dispatch(clearCart())}>
        <Icon name="trash-fill" />
        {words.clear}
      </button>
    </div>
  )
}
