import { useEffect } from 'react'
import { paths } from '#contract/paths.ts'
import type { BusinessInfo } from '#contract/schemas/business.ts'
import type { Subscription } from '#contract/schemas/subscription.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useToday } from '#ui/use-today.ts'
import drawing from '../../art/spot-success.svg?url'
import { Celebration } from '../orders/celebration.tsx'
import { DownloadReceipt } from '../orders/download-receipt.tsx'
import { PackageMini } from '../orders/package-mini.tsx'
import { PassTicket } from '../orders/pass-ticket.tsx'
import { Receipt, Sum, Sums, Total } from '../orders/receipt.tsx'
import { Result } from '../orders/result.tsx'
import { activatedWords, basePriceOf, extrasOf, periodWords } from './subscription-words.ts'

type Props = {
  subscription: Subscription
  info: BusinessInfo | null
  afterAll: boolean
  onPaid: (subscription: Subscription) => void
}

/** `afterAll` when it was first taken for failed. */
export function SubscriptionActivated({ subscription, info, afterAll, onPaid }: Props) {
  useEffect(() => onPaid(subscription), [onPaid, subscription])
  const { package: pack, qty, paid, invoice_url } = subscription
  const extras = extrasOf(subscription)
  const lead = `${afterAll ? 'Your payment arrived after all. ' : ''}${activatedWords(subscription, useToday())}`
  return (
    <Result
      drawing={<Celebration drawing={drawing} width={560} height={440} />}
      title="Subscription Activated"
      lead={lead}
    >
      {subscription.pass && (
        <PassTicket pass={subscription.pass} info={info}>
          <DownloadReceipt url={invoice_url} />
          <ButtonLink kind="soft" to={paths.mySubscriptions}>
            Subscriptions
          </ButtonLink>
        </PassTicket>
      )}
      <Receipt>
        <PackageMini pack={pack}>{periodWords(subscription)}</PackageMini>
        <Sums>
          <Sum name={qty === 1 ? 'Package price' : `Package price × ${qty}`} taka={basePriceOf(subscription)} />
          {extras > 0 && <Sum name="Added riders" taka={extras} />}
        </Sums>
        <Total name="Paid" taka={paid} />
      </Receipt>
    </Result>
  )
}
