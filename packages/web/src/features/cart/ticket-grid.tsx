import { TicketCard } from '#cards/ticket-card.tsx'
import type { Product } from '#contract/schemas/product.ts'
import { loading } from '#words/app.ts'
import { countOf } from './cart-rules.ts'
import { useCart } from './cart-slice.ts'
import { addToCart, takeFromCart, useCartDispatch } from './change-cart.ts'

export function TicketGrid({ tickets, vatRate }: { tickets: Product[]; vatRate: number | undefined }) {
  const dispatch = useCartDispatch()
  const { items } = useCart()
  return (
    <div className="ticket-grid">
      {tickets.map((ticket) => (
        <TicketCard
          key={ticket.id}
          ticket={ticket}
          vatRate={vatRate}
          count={countOf(items, ticket.id)}
          onLess={() => dispatch(takeFromCart(ticket.id))}
          onMore={() => dispatch(addToCart(ticket))}
        />
      ))}
    </div>
  )
}

const SHOWN = 6

const waiting = (
  <div className="ticket-card__in ticket-card__in--waiting">
    <div className="ticket-card__stub" />
    <div className="ticket-card__body">
      <div className="skel" />
      <div className="skel" />
      <div className="skel" />
    </div>
  </div>
)

/** Tickets of the size of what comes, so that nothing jumps. */
export function TicketsLoading() {
  return (
    <>
      <p className="vh" role="status">
        {loading}
      </p>
      <div className="ticket-grid late" aria-hidden="true">
        {Array.from({ length: SHOWN }, (_, i) => (
          <div key={i} className="ticket-card">
            {waiting}
          </div>
        ))}
      </div>
    </>
  )
}
