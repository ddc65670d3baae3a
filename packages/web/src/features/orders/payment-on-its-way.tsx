import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Swing } from '#ui/swing.tsx'
import * as words from '#words/orders.ts'
import { Receipt, Sum, Sums } from './receipt.tsx'
import { Result } from './result.tsx'

/** Asked for; asked for longer than anyone waits gladly; here, and looked at by the centre before it is taken. */
export type OnItsWay = 'waiting' | 'late' | 'held'

const titles: Record<OnItsWay, string> = { waiting: words.confirming, late: words.confirming, held: words.checking }

/** What is said about this kind of order when it takes longer. */
export type Leads = Record<Exclude<OnItsWay, 'waiting'>, string>

type Props = {
  order: { invoice_number: string; due: number }
  progress: OnItsWay
  leads: Leads
  onAsk: () => void
  children: ReactNode
}

/** Nobody is told that a payment failed while it may be on its way. */
export function PaymentOnItsWay({ order: { invoice_number, due }, progress, leads, onAsk, children }: Props) {
  const soon = progress === 'waiting'
  return (
    <Result
      drawing={<Swing mood={soon ? 'moving' : 'still'} />}
      title={titles[progress]}
      lead={<span role="status">{soon ? words.waitingLead : leads[progress]}</span>}
    >
      <Receipt>
        <Sums>
          <Sum name={words.reference}>{invoice_number}</Sum>
          <Sum name={words.amount} taka={due} />
        </Sums>
      </Receipt>
      {!soon && (
        <div className="result__acts">
          <Button onClick={onAsk}>{words.checkAgain}</Button>
          {children}
        </div>
      )}
    </Result>
  )
}
