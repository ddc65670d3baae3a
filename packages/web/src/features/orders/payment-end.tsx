import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { Loading } from '#ui/state.tsx'
import * as words from '#words/app.ts'
import { MissingOrder } from './missing-order.tsx'
import { type Leads, PaymentOnItsWay } from './payment-on-its-way.tsx'
import { isOnItsWay, type OrderQuery, type Payable, usePaymentProgress } from './use-payment-progress.ts'

export type Claim = 'paid' | 'failed'

type Props<Order> = {
  query: OrderQuery<Order>
  claim: Claim
  at: Record<Claim, string>
  leads: Leads
  /** The way to all orders of this kind. */
  list: ReactNode
  /** `afterAll` when it was first taken for failed. */
  renderPaid: (order: Order, afterAll: boolean) => ReactNode
  renderFailed: (order: Order) => ReactNode
}

type AfterAll = { afterAll: true }

/** How a payment ended: what is shown follows what the server knows, not what the address claims. */
export function PaymentEnd<Order extends Payable & { invoice_number: string }>(props: Props<Order>) {
  const { query, claim, at, leads, list, renderPaid, renderFailed } = props
  const afterAll = (useLocation().state as AfterAll | null)?.afterAll === true
  const { order, progress, missing } = usePaymentProgress(query)
  const ask = () => void query.refetch()
  if (order === undefined) {
    return (
      <div className="page-head wrap wrap--text">
        {missing ? <MissingOrder onRetry={ask} /> : <Loading text={words.loading} />}
      </div>
    )
  }
  if (isOnItsWay(progress)) {
    return (
      <PaymentOnItsWay order={order} progress={progress} leads={leads} onAsk={ask}>
        {list}
      </PaymentOnItsWay>
    )
  }
  if (progress === claim) return progress === 'paid' ? renderPaid(order, afterAll) : renderFailed(order)
  if (progress !== 'paid') return <Navigate replace to={at.failed} />
  return <Navigate replace to={at.paid} state={{ afterAll: true } satisfies AfterAll} />
}
