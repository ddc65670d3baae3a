import type { ReactNode } from 'react'
import * as words from '#words/checkout.ts'
import './checkout-frame.css'

type Props = { title: string; children: ReactNode }

/** A checkout has one way forward: the footer is gone, and on phones the pay bar takes the place of the bottom bar. */
export function CheckoutFrame({ title, children }: Props) {
  return (
    <div className="checkout-page">
      <div className="page-head">
        <div className="wrap head">
          <h1>{title}</h1>
        </div>
      </div>
      <div className="wrap stack checkout-page__in">{children}</div>
    </div>
  )
}

export function CheckoutColumns({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <div className="checkout">
      <div className="stack checkout__form">{children}</div>
      <aside className="checkout__side" aria-label={words.orderSummary}>
        {summary}
      </aside>
    </div>
  )
}
