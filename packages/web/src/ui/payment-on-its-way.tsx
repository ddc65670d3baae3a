import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Receipt, Sum, Sums } from './receipt.tsx'
import { Result } from './result.tsx'
import { Swing } from './swing.tsx'

const SOON = 'One moment: we are asking the payment service about your money.'
const later = (ready: string): string =>
  `The payment service has not answered us yet. We keep asking by ourselves, and you will get an SMS as soon as ${ready}. If you have paid, please do not pay again.`

type Props = {
  order: { invoice_number: string; due: number }
  late: boolean
  /** What will have come true by then, such as "your tickets are ready". */
  ready: string
  onAsk: () => void
  /** The way to all orders of this kind. */
  children: ReactNode
}

/** Nobody is told that a payment failed while it may be on its way. */
export function PaymentOnItsWay({ order: { invoice_number, due }, late, ready, onAsk, children }: Props) {
  return (
    <Result drawing={<Swing mood={late ? 'still' : 'moving'} />} title="Confirming your payment" lead={<span role="status">{late ? later(ready) : SOON}</span>}>
      <Receipt>
        <Sums>
          <Sum name="Reference">{invoice_number}</Sum>
          <Sum name="Amount" taka={due} />
        </Sums>
      </Receipt>
      {late && (
        <div className="result__acts">
          <Button onClick={onAsk}>Check again</Button>
          {children}
        </div>
      )}
    </Result>
  )
}
