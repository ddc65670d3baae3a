import { type RefObject, useEffect, useRef } from 'react'
import { paths } from '#contract/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { focusMain } from '#ui/focus-main.ts'
import { Icon } from '#ui/icon.tsx'
import { langOf } from '#ui/lang-of.ts'
import { digits } from '#words/digits.ts'
import * as words from '#words/cart.ts'
import { buyNow } from '#words/catalogue.ts'
import { sum } from '#words/money.ts'
import './cart-dock.css'
import { CartLines } from './cart-lines.tsx'
import { type CartItem, totalOf } from './cart-rules.ts'
import { setOpen, useCart } from './cart-slice.ts'
import { CartUndo } from './cart-undo.tsx'
import { useCartDispatch } from './change-cart.ts'
import { totalWithVat } from '#cards/ticket-words.ts'

const LIST = 'cart-items'

type Priced = { items: CartItem[]; vatRate: number | undefined }

function Chips({ items }: { items: CartItem[] }) {
  return (
    <ul className="dock__items" id={LIST} aria-label={words.inYourCart}>
      {items.map(({ id, name, quantity }) => (
        <li key={id}>
          <b>{digits(quantity)}</b> <span lang={langOf(name)}>{name}</span>
        </li>
      ))}
    </ul>
  )
}

function Toggle({ open, button }: { open: boolean; button: RefObject<HTMLButtonElement | null> }) {
  const dispatch = useCartDispatch()
  return (
    <button
      type="button"
      className="icon-btn dock__toggle"
      ref={button}
      aria-label={words.details}
      aria-expanded={open}
      aria-controls={LIST}
      onClick={() => dispatch(setOpen(!open))}
    >
      <Icon name="caret-down-bold" />
    </button>
  )
}

function Pay({ items, vatRate }: Priced) {
  const total = totalOf(items)
  return (
    <div className="dock__pay">
      <p className="dock__total">
        <small>{words.total}</small> <output>{sum(total)}</output> <small>{totalWithVat(total, vatRate)}</small>
      </p>
      <ButtonLink kind="go" to={paths.ticketCheckout}>
        {buyNow}
      </ButtonLink>
    </div>
  )
}

function useEscape(open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}

function Shelf({ items, vatRate, open }: Priced & { open: boolean }) {
  const dispatch = useCartDispatch()
  const toggle = useRef<HTMLButtonElement>(null)
  const onRemoved = () => (items.length > 1 ? toggle.current?.focus() : focusMain())
  useEscape(open, () => {
    dispatch(setOpen(false))
    toggle.current?.focus()
  })
  return (
    <section className={open ? 'dock is-open' : 'dock'} aria-label={words.yourTickets}>
      <div className="dock__top">
        {open ? <h2 className="h3">{words.yourTickets}</h2> : <Chips items={items} />}
        <Toggle open={open} button={toggle} />
      </div>
      {open && <CartLines id={LIST} items={items} onRemoved={onRemoved} />}
      <Pay items={items} vatRate={vatRate} />
    </section>
  )
}

export function CartDock({ vatRate }: { vatRate: number | undefined }) {
  const { items, open, cleared } = useCart()
  if (items.length > 0) return <Shelf items={items} vatRate={vatRate} open={open} />
  return cleared.length > 0 ? <CartUndo /> : null
}
