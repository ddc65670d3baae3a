import type { ReactNode } from 'react'
import { BEING_CHECKED } from '#contract/rules/purchase.ts'
import { Button } from '#ui/button.tsx'
import { Swing } from '#ui/swing.tsx'
import { Receipt, Sum, Sums } from './receipt.tsx'
import { Result } from './result.tsx'

/** Asked for; asked for longer than anyone waits gladly; here, and looked at by the centre before it is taken. */
export type OnItsWay = 'waiting' | 'late' | 'held'

const titles: Record<OnItsWay, string> = {
  waiting: 'Confirming your payment',
  late: 'Confirming your payment',
  held: 'Checking your payment',
}

const leads: Record<OnItsWay, (ready: string) => string> = {
  waiting: () => 'One moment: we are asking the payment service about your money.',
  late: (ready) =>
    `The payment service has not answered us yet. We keep asking by ourselves, and you will get an SMS as soon as ${ready}. If you have paid, please do not pay again.`,
  held: (ready) =>
    `${BEING_CHECKED} You will get an SMS as soon as ${ready}. If we cannot accept the payment, your money goes back to you.`,
}

type Props = {
  order: { invoice_number: string; due: number }
  progress: OnItsWay
  ready: string
  onAsk: () => void
  children: ReactNode
}

/** Nobody is told that a payment failed while it may be on its way. */
export function PaymentOnItsWay({ order: { invoice_number, due }, progress, ready, onAsk, children }: Props) {
  const soon = progress === 'waiting'
  return (
    <Result
      drawing={<Swing mood={soon ? 'moving' : 'still'} />}
      title={titles[progress]}
      lead={<span role="status">{leads[progress](ready)}</span>}
    >
      <Receipt>
        <Sums>
          <Sum name="Reference">{invoice_number}</Sum>
          <Sum name="Amount" taka={due} />
        </Sums>
      </Receipt>
      {!soon && (
        <div className="result__acts">
          <Button onClick={onAsk}>Check again</Button>
          {children}
        </div>
      )}
    </Result>
  )
}
