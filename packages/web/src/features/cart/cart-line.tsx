import { type KeyboardEvent, useState } from 'react'
import { formatExact, formatShort } from '#contract/rules/money.ts'
import { Icon } from '#ui/icon.tsx'
import { langOf } from '#ui/lang-of.ts'
import { type CartItem, totalOf, typedQuantity } from './cart-rules.ts'
import { setQuantity, useCartDispatch } from './change-cart.ts'

/** For a school class: typing 30 is quicker than 30 taps. Leaving it or Enter counts; an emptied field does not. */
function QuantityField({ item: { id, name, quantity } }: { item: CartItem }) {
  const dispatch = useCartDispatch()
  const [draft, setDraft] = useState<string | null>(null)
  const settle = () => {
    if (draft && Number(draft) !== quantity) dispatch(setQuantity(id, Number(draft)))
    setDraft(null)
  }
  return (
    <input
      className="line__count"
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      aria-label={`Quantity of ${name}`}
      value={draft ?? quantity}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setDraft(typedQuantity(target.value))}
      onBlur={settle}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Enter' && settle()}
    />
  )
}

export function CartLine({ item, onRemove }: { item: CartItem; onRemove: () => void }) {
  return (
    <li className="line">
      <p className="line__name">
        <span lang={langOf(item.name)}>{item.name}</span> <small>TK {formatShort(item.price)} each</small>
      </p>
      <QuantityField item={item} />
      <p className="line__sum">Tk {formatExact(totalOf([item]))}</p>
      <button type="button" className="icon-btn" aria-label={`Remove ${item.name}`} onClick={onRemove}>
        <Icon name="trash-fill" />
      </button>
    </li>
  )
}
