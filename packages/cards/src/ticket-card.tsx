import type { Product } from '#contract/schemas/product.ts'
import { Icon } from '#ui/icon.tsx'
import { langOf } from '#ui/lang-of.ts'
import { Stepper } from '#ui/stepper.tsx'
import * as words from '#words/cart.ts'
import * as money from '#words/money.ts'
import './ticket-card.css'
import { ticketIcon } from './ticket-icon.ts'
import { includedWords, priceWithVat } from './ticket-words.ts'

const SHORT_AGE = 7

function Stub({ ticket }: { ticket: Product }) {
  return (
    <div className="ticket-card__stub">
      <Icon name={ticketIcon({ name: ticket.type ?? ticket.name, age: ticket.age_en ?? ticket.age })} />
      {ticket.age && <small>{words.age}</small>}{' '}
      <b className={ticket.age.length > SHORT_AGE ? 'long' : undefined} lang={langOf(ticket.age)}>
        {ticket.age}
      </b>
    </div>
  )
}

function Included({ ticket }: { ticket: Product }) {
  return (
    <ul className="ticket-card__included" aria-label={words.includes(ticket.name)}>
      {includedWords(ticket).map((included, at) => (
        <li key={at}>{included}</li>
      ))}
    </ul>
  )
}

/** `vatRate` is not there while nobody knows it: the line keeps its place. `count` of it are in the cart, which the app knows. */
type Props = { ticket: Product; vatRate: number | undefined; count: number; onLess: () => void; onMore: () => void }

export function TicketCard({ ticket, vatRate, count, onLess, onMore }: Props) {
  return (
    <article className={count > 0 ? 'ticket-card is-in' : 'ticket-card'}>
      <div className="ticket-card__in">
        <Stub ticket={ticket} />
        <div className="ticket-card__body">
          <h2 className="h3" lang={langOf(ticket.name)}>
            {ticket.name}
          </h2>
          <Included ticket={ticket} />
          <div className="ticket-card__row">
            <div className="ticket-card__cost">
              <p className="ticket-card__price">
                <small>{money.sign}</small> {money.amount(ticket.price)}
              </p>
              <p className="ticket-card__vat">{priceWithVat(ticket.price, vatRate)}</p>
            </div>
            <Stepper name={ticket.name} count={count} onLess={onLess} onMore={onMore} />
          </div>
        </div>
      </div>
    </article>
  )
}
