import type { ReactNode } from 'react'
import { formatShort } from '#contract/rules/money.ts'
import { langOf } from '#ui/lang-of.ts'
import { Stepper } from '#ui/stepper.tsx'
import { Receipt, Sum, Sums, Total } from '../orders/receipt.tsx'
import { type TicketLine, totalsOf } from './ticket-order.ts'
import './ticket-summary.css'

type Props = {
  lines: TicketLine[]
  vatRate: number
  onLess: (line: TicketLine) => void
  onMore: (line: TicketLine) => void
  children: ReactNode
}

export function TicketSummary({ lines, vatRate, onLess, onMore, children }: Props) {
  const { quantity, subtotal, vat, total } = totalsOf(lines, vatRate)
  return (
    <Receipt>
      <h2 className="h3">Order Summary</h2>
      <ul className="sums">
        {lines.map((line) => (
          <li key={line.id} className="sum">
            <div>
              <p className="ticket-line__name" lang={langOf(line.name)}>
                {line.name}
              </p>
              <p className="sm mute num">TK {formatShort(line.price)}</p>
            </div>
            <Stepper name={line.name} count={line.quantity} onLess={() => onLess(line)} onMore={() => onMore(line)} />
          </li>
        ))}
      </ul>
      <Sums cut>
        <Sum name="Quantity">{quantity}</Sum>
        <Sum name="Sub Total" taka={subtotal} />
        <Sum name={`VAT (${vatRate}%)`} taka={vat} />
      </Sums>
      <Total name="Total Amount" taka={total} />
      {children}
    </Receipt>
  )
}
