import { useEffect } from 'react'
import type { Subscription } from '#contract/schemas/subscription.ts'
import { paths } from '../../app/paths.ts'
import drawing from '../../art/spot-success.svg?url'
import { ButtonLink } from '../../ui/button.tsx'
import { Celebration } from '../../ui/celebration.tsx'
import { DownloadReceipt } from '../../ui/download-receipt.tsx'
import { PackageMini } from '../../ui/package-mini.tsx'
import { Receipt, Sum, Sums, Total } from '../../ui/receipt.tsx'
import { Result } from '../../ui/result.tsx'
import { useToday } from '../../ui/use-today.ts'
import { activatedWords, basePriceOf, extrasOf, periodWords } from './subscription-words.ts'

type Props = { subscription: Subscription; afterAll: boolean; onPaid: (subscription: Subscription) => void }

/** `afterAll` when it was first taken for failed. */
export function SubscriptionActivated({ subscription, afterAll, onPaid }: Props) {
  useEffect(() => onPaid(subscription), [onPaid, subscription])
  const { package: pack, qty, paid, invoice_url } = subscription
  const extras = extrasOf(subscription)
  const lead = `${afterAll ? 'Your payment arrived after all. ' : ''}${activatedWords(subscription, useToday())}`
  return (
    <Result drawing={<Celebration drawing={drawing} width={560} height={440} />} title="Subscription Activated" lead={lead}>
      <Receipt>
        <PackageMini pack={pack}>{periodWords(subscription)}</PackageMini>
        <Sums>
          <Sum name={qty === 1 ? 'Package price' : `Package price × ${qty}`} taka={basePriceOf(subscription)} />
          {extras > 0 && <Sum name="Added riders" taka={extras} />}
        </Sums>
        <Total name="Paid" taka={paid} />
      </Receipt>
      <div className="result__acts">
        <DownloadReceipt url={invoice_url} />
        <ButtonLink kind="soft" to={paths.mySubscriptions}>Subscriptions</ButtonLink>
      </div>
    </Result>
  )
}
