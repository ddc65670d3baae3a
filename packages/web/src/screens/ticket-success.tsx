import { useCallback } from 'react'
import { useParams } from 'react-router'
import { idOf } from '#contract/paths.ts'
import { endTitle } from '#words/orders.ts'
import { fillCart, useCartDispatch } from '../features/cart/change-cart.ts'
import { closeDraft, TICKETS } from '../features/checkout/draft.ts'
import { useBusinessInfo } from '../features/content/business-api.ts'
import { helpOf } from '../features/content/contacts.ts'
import { PageHead } from '../features/content/page-head.tsx'
import { MissingOrder } from '../features/orders/missing-order.tsx'
import type { Claim } from '../features/orders/payment-end.tsx'
import { saleQueries } from '../features/sales/sales-api.ts'
import { TicketPaymentEnd } from '../features/sales/ticket-payment-end.tsx'
import { useAuth } from '../features/session/auth.ts'

export const queries = saleQueries

/** Where the gateway's return leads to, with what the address claims. */
export function TicketPayment({ claim }: { claim: Claim }) {
  const id = idOf(useParams()['saleId'])
  const owner = useAuth().user?.id
  const info = useBusinessInfo()
  const dispatch = useCartDispatch()
  const onPaid = useCallback((paid: number) => owner !== undefined && closeDraft(owner, TICKETS, paid), [owner])
  return (
    <>
      <PageHead title={endTitle} />
      {id === null ? (
        <div className="page-head wrap wrap--text">
          <MissingOrder onRetry={() => location.reload()} />
        </div>
      ) : (
        <TicketPaymentEnd
          key={id}
          id={id}
          claim={claim}
          info={info}
          help={helpOf(info)}
          onPaid={onPaid}
          onTryAgain={({ details }) => dispatch(fillCart(details))}
        />
      )}
    </>
  )
}

export const Component = () => <TicketPayment claim="paid" />
