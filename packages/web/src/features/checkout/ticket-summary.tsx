import { memo, type ReactNode } from 'react'
import { langOf } from '#ui/lang-of.ts'
import { Stepper } from '#ui/stepper.tsx'
import { digits } from '#words/digits.ts'
import * as words from '#words/checkout.ts'
import * as money from '#words/money.ts'
import { Receipt, Sum, Sums, Total } from '../orders/receipt.tsx'
import { type TicketLine, totalsOf } from './ticket-order.ts'
import './ticket-summary.css'

type Changes = { onLess: (id: number) => void; onMore: (line: TicketLine) => void }
export type TicketSummaryProps = Changes & { lines: TicketLine[]; vatRate: number; children: ReactNode }

const Line = memo(function Line({ line, onLess, onMore }: Changes & { line: TicketLine }) {
  const { id, name, price, quantity } = line
  return (
    <li className="sum ticket-line">
      <div>
        <p className="ticket-line__name" lang={langOf(name)}>
          {name}
        </p>
        <p className="sm mute num">{money.price(price)}</p>
      </div>
      <Stepper name={name} count={quantity} onLess={() => onLess(id)} onMore={() => onMore(line)} />
    </li>
  )
})

export function TicketSummary({ lines, vatRate, onLess, onMore, children }: TicketSummaryProps) {
  const { quantity, subtotal, vat, total } = totalsOf(lines, vatRate)
  return (
    <Receipt>
      <h2 className="h3">{words.orderSummary}</h2>
      <ul className="sums">
        {lines.map((line) => (
          <Line key={line.id} line={line} onLess={onLess} onMore={onMore} />
        ))}
      </ul>
      <Sums cut>
        <Sum name={words.quantity}>{digits(quantity)}</Sum>
        <Sum name={words.subTotal} taka={subtotal} />
        <Sum name={words.vat(vatRate)} taka={vat} />
      </Sums>
      <Total name={words.totalAmount} taka={total} />
      {children}
    </Receipt>
  )
}
