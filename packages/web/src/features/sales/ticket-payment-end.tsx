import { paths } from '#contract/paths.ts'
import type { BusinessInfo } from '#contract/schemas/business.ts'
import type { Sale } from '#contract/schemas/sale.ts'
import { ButtonLink } from '#ui/button.tsx'
import * as orders from '#words/orders.ts'
import * as words from '#words/sales.ts'
import type { Help } from '../orders/need-a-hand.tsx'
import { type Claim, PaymentEnd } from '../orders/payment-end.tsx'
import { PaymentFailed } from './payment-failed.tsx'
import { PaymentSuccessful } from './payment-successful.tsx'
import { failPath, successPath } from './sale-paths.ts'
import { useSaleQuery } from './sales-api.ts'

type Props = {
  id: number
  claim: Claim
  info: BusinessInfo | null
  help: Help
  onPaid: (id: number) => void
  onTryAgain: (sale: Sale) => void
}

export function TicketPaymentEnd({ id, claim, info, help, onPaid, onTryAgain }: Props) {
  return (
    <PaymentEnd
      query={useSaleQuery(id, { refetchOnMountOrArgChange: true })}
      claim={claim}
      at={{ paid: successPath(id), failed: failPath(id) }}
      leads={{ late: orders.lateTickets, held: orders.heldTickets }}
      list={
        <ButtonLink kind="soft" to={paths.myTickets}>
          {words.viewTickets}
        </ButtonLink>
      }
      renderPaid={(sale, afterAll) => <PaymentSuccessful sale={sale} info={info} afterAll={afterAll} onPaid={onPaid} />}
      renderFailed={(sale) => <PaymentFailed sale={sale} help={help} onTryAgain={onTryAgain} />}
    />
  )
}
