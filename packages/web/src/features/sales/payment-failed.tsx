import { paths } from '#contract/paths.ts'
import type { Sale } from '#contract/schemas/sale.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import * as orders from '#words/orders.ts'
import * as words from '#words/sales.ts'
import drawing from '../../art/empty-payment-failed.svg?url'
import { type Help, NeedAHand } from '../orders/need-a-hand.tsx'
import { Receipt, Sum, Sums, Total } from '../orders/receipt.tsx'
import { Result } from '../orders/result.tsx'
import { CancelSale } from './cancel-sale.tsx'
import { PayNow } from './pay-now.tsx'

function leadOf({ payable, refund_due, status }: Sale): string {
  if (status === 'cancelled') return words.failedCancelled
  return !payable ? orders.over : refund_due ? words.failedRefund : words.failedLead
}

type Props = { sale: Sale; help: Help; onTryAgain: (sale: Sale) => void }

/** `onTryAgain` fills the cart with the same tickets, on the way to where they are bought. */
export function PaymentFailed({ sale, help, onTryAgain }: Props) {
  const { payable } = sale
  return (
    <Result
      small
      drawing={<img src={drawing} alt="" width="480" height="360" />}
      title={words.failedTitle}
      lead={leadOf(sale)}
    >
      <div className="result__acts">
        {payable && <PayNow id={sale.id} />}
        <ButtonLink kind={payable ? 'soft' : undefined} to={paths.tickets} onClickCapture={() => onTryAgain(sale)}>
          <Icon name="arrow-clockwise-bold" />
          {words.tryPurchase}
        </ButtonLink>
      </div>
      <Receipt>
        <Sums>
          <Sum name={orders.reference}>{sale.invoice_number}</Sum>
        </Sums>
        <Total name={orders.amountDue} taka={sale.due} owed />
      </Receipt>
      {payable && <p>{words.keptForYou}</p>}
      <CancelSale sale={sale} />
      <NeedAHand help={help} invoice={sale.invoice_number} />
    </Result>
  )
}
