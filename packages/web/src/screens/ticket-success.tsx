import { useCallback } from 'react'
import { useParams } from 'react-router'
import { useAuth } from '../auth.ts'
import { closeDraft, TICKETS } from '../features/checkout/draft.ts'
import { useBusinessInfo } from '../features/content/business-api.ts'
import { contactsOf } from '../features/content/contacts.ts'
import { PageHead } from '../features/content/page-head.tsx'
import { MissingSale } from '../features/sales/missing-sale.tsx'
import { PaymentEnd } from '../features/sales/payment-end.tsx'
import { saleIdOf } from '../features/sales/sale-paths.ts'

/** Where the gateway's return leads to, with what the address claims. */
export function TicketPayment({ claim }: { claim: 'paid' | 'failed' }) {
  const id = saleIdOf(useParams()['saleId'])
  const owner = useAuth().user?.id
  const info = useBusinessInfo()
  const onPaid = useCallback((paid: number) => owner !== undefined && closeDraft(owner, TICKETS, paid), [owner])
  return (
    <>
      <PageHead title="Your payment" />
      {id === null
        ? <div className="page-head wrap wrap--text"><MissingSale onRetry={() => location.reload()} /></div>
        : <PaymentEnd key={id} id={id} claim={claim} email={info && (contactsOf(info).emails[0] ?? null)} onPaid={onPaid} />}
    </>
  )
}

export const Component = () => <TicketPayment claim="paid" />
