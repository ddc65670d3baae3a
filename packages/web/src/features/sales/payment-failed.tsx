import { paths } from '#contract/paths.ts'
import type { Sale } from '#contract/schemas/sale.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import drawing from '../../art/empty-payment-failed.svg?url'
import { OVER } from '../orders/purchase.ts'
import { Receipt, Sum, Sums, Total } from '../orders/receipt.tsx'
import { Result } from '../orders/result.tsx'
import { PayNow } from './pay-now.tsx'

const TRY_AGAIN = 'Nothing was booked. Your money stays with you; you can try again now.'
const PAY_AGAIN = 'Nothing was booked. Your money goes back to you in 3 to 10 business days; you can try again now.'

const leadOf = ({ payable, refund_due }: Sale): string => (!payable ? OVER : refund_due ? PAY_AGAIN : TRY_AGAIN)

/** `email` is where the centre helps, if it has one. */
export function PaymentFailed({ sale, email }: { sale: Sale; email: string | null }) {
  const { payable } = sale
  return (
    <Result drawing={<img src={drawing} alt="" width="480" height="360" />} title="Payment Failed" lead={leadOf(sale)}>
      <Receipt>
        <Sums>
          <Sum name="Reference">{sale.invoice_number}</Sum>
        </Sums>
        <Total name="Amount due" taka={sale.due} owed />
      </Receipt>
      {payable && <p>This order is kept for you, with everything you typed.</p>}
      <div className="result__acts">
        {payable && <PayNow id={sale.id} />}
        <ButtonLink to={paths.tickets}>
          <Icon name="arrow-clockwise-bold" />
          Try Purchase Again
        </ButtonLink>
      </div>
      {email && (
        <p>
          Need a hand? <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </Result>
  )
}
