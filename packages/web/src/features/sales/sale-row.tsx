import type { Sale } from '#contract/schemas/sale.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { useTapAnywhere } from '#ui/use-tap-anywhere.ts'
import { showDay, stub } from '#words/dates.ts'
import { sum } from '#words/money.ts'
import * as orders from '#words/orders.ts'
import * as words from '#words/sales.ts'
import { inWords } from '../orders/pass-words.ts'
import { CancelSale } from './cancel-sale.tsx'
import { PayNow } from './pay-now.tsx'
import { ticketPath } from './sale-paths.ts'
import './sale-row.css'
import { cancelledWords, isBeingChecked, paymentWord, stubOf, ticketWord } from './sale-words.ts'

function Stub({ day }: { day: string }) {
  const [month, date, year] = stub(day)
  return (
    <p className="sale-row__date">
      <span className="vh">{words.bookingDate}</span> <span>{month}</span> <b>{date}</b> <span>{year}</span>
    </p>
  )
}

/** There is no ticket and no invoice before something is paid. */
function Ways({ sale }: { sale: Sale }) {
  return (
    <div className="sale-row__acts">
      {sale.paid > 0 && (
        <Link className="link" to={ticketPath(sale.id)} aria-label={words.viewDetailsOf(sale.invoice_number)}>
          {words.viewDetails}
        </Link>
      )}
      {sale.paid > 0 && sale.invoice_url !== null && (
        <a
          className="link"
          href={sale.invoice_url}
          target="_blank"
          rel="noreferrer"
          aria-label={words.invoiceOf(sale.invoice_number)}
        >
          <Icon name="receipt-fill" />
          {words.invoice}
        </a>
      )}
      {sale.payable && <PayNow id={sale.id} small />}
      <CancelSale sale={sale} />
    </div>
  )
}

/** What the badges cannot say. */
function noteOf({ status, pass, moved_from, refunded, payment_held, payment_pending, payable }: Sale): string | null {
  if (status === 'paid') return (pass && inWords(pass)) ?? (moved_from && words.movedFrom(showDay(moved_from)))
  if (status === 'cancelled') return cancelledWords({ refunded })
  if (payment_held) return orders.beingChecked
  if (payment_pending) return words.mayBeComing
  return payable ? null : words.cannotBePaid
}

/** A press anywhere opens it, paid or not: how it stands is told there. */
export function SaleRow({ sale }: { sale: Sale }) {
  const { link, row } = useTapAnywhere()
  const [payment, ticket, note] = [paymentWord(sale), ticketWord(sale), noteOf(sale)]
  return (
    <article className={`sale-row sale-row--${stubOf(sale)}`} {...row}>
      <div className="sale-row__in">
        <Stub day={sale.booking_date} />
        <div className="sale-row__body">
          <div>
            <h2 className="sale-row__inv">
              <Link ref={link} to={ticketPath(sale.id)}>
                {sale.invoice_number}
              </Link>
            </h2>
            <p className="sm mute">{words.saleDateOn(showDay(sale.sale_date))}</p>
          </div>
          <p className="sale-row__money num">{sum(sale.grand_total)}</p>
          <div className="sale-row__badges">
            <Badge kind={isBeingChecked(sale) ? undefined : payment.kind}>{payment.word}</Badge>
            <Badge kind={ticket.kind}>{ticket.word}</Badge>
            {isBeingChecked(sale) && <Badge kind="info">{orders.beingCheckedShort}</Badge>}
            {note && <span className="sm mute">{note}</span>}
          </div>
          <Ways sale={sale} />
        </div>
      </div>
    </article>
  )
}
