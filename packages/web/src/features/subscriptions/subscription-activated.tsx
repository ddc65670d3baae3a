import { useEffect } from 'react'
import { paths } from '#contract/paths.ts'
import type { BusinessInfo } from '#contract/schemas/business.ts'
import type { Subscription } from '#contract/schemas/subscription.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useToday } from '#ui/use-today.ts'
import * as orders from '#words/orders.ts'
import * as words from '#words/subscriptions.ts'
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
  const lead = (afterAll ? orders.afterAll : '') + activatedWords(subscription, useToday())
  return (
    <Result
      drawing={<Celebration drawing={drawing} width={560} height={440} />}
      title={words.activatedTitle}
      lead={lead}
    >
      {subscription.pass && (
        <PassTicket pass={subscription.pass} info={info}>
          <DownloadReceipt url={invoice_url} />
          <ButtonLink kind="soft" to={paths.mySubscriptions}>
            {words.title}
          </ButtonLink>
        </PassTicket>
      )}
      <Receipt>
        <PackageMini pack={pack}>{periodWords(subscription)}</PackageMini>
        <Sums>
          <Sum name={qty === 1 ? words.packagePrice : words.packagePriceTimes(qty)} taka={basePriceOf(subscription)} />
          {extras > 0 && <Sum name={words.addedRiders} taka={extras} />}
        </Sums>
        <Total name={orders.paid} taka={paid} />
      </Receipt>
    </Result>
  )
}
