import { paths } from '#contract/paths.ts'
import type { Sale } from '#contract/schemas/sale.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import drawing from '../../art/empty-payment-failed.svg?url'
import { type Help, NeedAHand } from '../orders/need-a-hand.tsx'
import { OVER } from '../orders/purchase.ts'
import { Receipt, Sum, Sums, Total } from '../orders/receipt.tsx'
import { Result } from '../orders/result.tsx'
import { CancelSale } from './cancel-sale.tsx'
import { PayNow } from './pay-now.tsx'

const TRY_AGAIN = 'Nothing was booked. Your money stays with you; you can try again now.'
const PAY_AGAIN = 'Nothing was booked. Your money goes back to you in 3 to 10 business days; you can try again now.'

const CANCELLED =
  'This order was cancelled. If money has left your account for it, it goes back to you in 3 to 10 business days.'

function leadOf({ payable, refund_due, status }: Sale): string {
  if (status === 'cancelled') return CANCELLED
  return !payable ? OVER : refund_due ? PAY_AGAIN : TRY_AGAIN
}

type Props = { sale: Sale; help: Help; onTryAgain: (sale: Sale) => void }

/** `onTryAgain` fills the cart with the same tickets, on the way to where they are bought. */
export function PaymentFailed({ sale, help, onTryAgain }: Props) {
  const { payable } = sale
  return (
    <Result
      small
      drawing={<img src={drawing} alt="" width="480" height="360" />}
      title="Payment Failed"
      lead={leadOf(sale)}
    >
      <div className="result__acts">
        {payable && <PayNow id={sale.id} />}
        <ButtonLink kind={payable ? 'soft' : undefined} to={paths.tickets} onClickCapture={() => onTryAgain(sale)}>
          <Icon name="arrow-clockwise-bold" />
          Try Purchase Again
        </ButtonLink>
      </div>
      <Receipt>
        <Sums>
          <Sum name="Reference">{sale.invoice_number}</Sum>
        </Sums>
        <Total name="Amount due" taka={sale.due} owed />
      </Receipt>
      {payable && <p>This order is kept for you, with everything you typed.</p>}
      <CancelSale sale={sale} />
      <NeedAHand help={help} invoice={sale.invoice_number} />
    </Result>
  )
}
