import { type KeyboardEvent, useState } from 'react'
import { formatShort } from '#contract/rules/money.ts'
import { Icon } from '#ui/icon.tsx'
import { langOf } from '#ui/lang-of.ts'
import { digits } from '#words/digits.ts'
import * as words from '#words/cart.ts'
import { sum } from '#words/money.ts'
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
      aria-label={words.quantityField(name)}
      value={draft ?? digits(quantity)}
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
        <span lang={langOf(item.name)}>{item.name}</span> <small>{words.each(formatShort(item.price))}</small>
      </p>
      <QuantityField item={item} />
      <p className="line__sum">{sum(totalOf([item]))}</p>
      <button type="button" className="icon-btn" aria-label={words.remove(item.name)} onClick={onRemove}>
        <Icon name="trash-fill" />
      </button>
    </li>
  )
}
