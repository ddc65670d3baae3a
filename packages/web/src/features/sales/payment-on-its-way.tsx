import type { Sale } from '#contract/schemas/sale.ts'
import { paths } from '../../app/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Receipt, Sum, Sums } from '../../ui/receipt.tsx'
import { Result } from '../../ui/result.tsx'
import { Swing } from '../../ui/swing.tsx'

const SOON = 'One moment: we are asking the payment service about your money.'
const LATER = 'The payment service has not answered us yet. We keep asking by ourselves, and you will get an SMS as soon as your tickets are ready. If you have paid, please do not pay again.'

/** Nobody is told that a payment failed while it may be on its way. */
export function PaymentOnItsWay({ sale, late, onAsk }: { sale: Sale; late: boolean; onAsk: () => void }) {
  return (
    <Result drawing={<Swing mood={late ? 'still' : 'moving'} />} title="Confirming your payment" lead={<span role="status">{late ? LATER : SOON}</span>}>
      <Receipt>
        <Sums>
          <Sum name="Reference">{sale.invoice_number}</Sum>
          <Sum name="Amount" taka={sale.due} />
        </Sums>
      </Receipt>
      {late && (
        <div className="result__acts">
          <Button onClick={onAsk}>Check again</Button>
          <ButtonLink kind="soft" to={paths.myTickets}>View Tickets</ButtonLink>
        </div>
      )}
    </Result>
  )
}
