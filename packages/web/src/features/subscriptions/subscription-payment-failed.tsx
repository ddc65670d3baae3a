import { paths } from '#contract/paths.ts'
import type { Subscription } from '#contract/schemas/subscription.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import * as orders from '#words/orders.ts'
import * as words from '#words/subscriptions.ts'
import drawing from '../../art/empty-payment-failed.svg?url'
import { type Help, NeedAHand } from '../orders/need-a-hand.tsx'
import { PackageMini } from '../orders/package-mini.tsx'
import { monthsCount } from '#words/dates.ts'
import { Receipt, Sum, Sums, Total } from '../orders/receipt.tsx'
import { Result } from '../orders/result.tsx'
import { CancelSubscription } from './cancel-subscription.tsx'
import { PaySubscription } from './pay-subscription.tsx'
import { buyAgainPath } from './subscription-paths.ts'

type Props = { subscription: Subscription; help: Help }

export function SubscriptionPaymentFailed({ subscription, help }: Props) {
  const { id, invoice_number, due, payable, package: pack } = subscription
  return (
    <Result
      small
      drawing={<img src={drawing} alt="" width="480" height="360" />}
      title={words.failedTitle}
      lead={payable ? words.failedLead : words.failedOver}
    >
      <div className="result__acts">
        {payable ? (
          <PaySubscription id={id}>
            <Icon name="arrow-clockwise-bold" />
            {words.tryPayment}
          </PaySubscription>
        ) : (
          <ButtonLink to={buyAgainPath(pack.id)}>{words.buyAgain}</ButtonLink>
        )}
        <ButtonLink kind="soft" to={paths.packages}>
          {words.viewPackages}
        </ButtonLink>
      </div>
      <Receipt>
        <PackageMini pack={pack}>{monthsCount(pack.month)}</PackageMini>
        <Sums>
          <Sum name={orders.reference}>{invoice_number}</Sum>
        </Sums>
        <Total name={orders.amountDue} taka={due} owed />
      </Receipt>
      <CancelSubscription subscription={subscription} />
      <NeedAHand help={help} invoice={invoice_number} />
    </Result>
  )
}
