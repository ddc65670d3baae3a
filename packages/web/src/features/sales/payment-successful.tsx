import { useEffect } from 'react'
import { paths } from '#contract/paths.ts'
import type { BusinessInfo } from '#contract/schemas/business.ts'
import type { Sale } from '#contract/schemas/sale.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Facts } from '#ui/facts.tsx'
import { dayNoYear } from '#words/dates.ts'
import * as orders from '#words/orders.ts'
import * as words from '#words/sales.ts'
import drawing from '../../art/success.svg?url'
import { Celebration } from '../orders/celebration.tsx'
import { DownloadReceipt } from '../orders/download-receipt.tsx'
import { PassTicket } from '../orders/pass-ticket.tsx'
import { Receipt } from '../orders/receipt.tsx'
import { Result } from '../orders/result.tsx'
import { MovedNote, SaleAmounts, SaleDates, SalePeople } from './sale-parts.tsx'
import { ticketWord } from './sale-words.ts'

type Props = { sale: Sale; info: BusinessInfo | null; afterAll: boolean; onPaid: (id: number) => void }

/** `afterAll` when it was first taken for failed. */
export function PaymentSuccessful({ sale, info, afterAll, onPaid }: Props) {
  useEffect(() => onPaid(sale.id), [onPaid, sale.id])
  const { word, kind } = ticketWord(sale)
  const lead = (afterAll ? orders.afterAll : '') + words.successLead(dayNoYear(sale.booking_date))
  return (
    <Result drawing={<Celebration drawing={drawing} width={480} height={360} />} title={words.successTitle} lead={lead}>
      <MovedNote sale={sale} />
      {sale.pass && (
        <PassTicket pass={sale.pass} info={info}>
          <DownloadReceipt url={sale.invoice_url} />
          <ButtonLink kind="soft" to={paths.myTickets}>
            {words.viewTickets}
          </ButtonLink>
        </PassTicket>
      )}
      <Receipt>
        <div className="row between">
          <div>
            <p className="sm mute">{orders.invoiceNumber}</p>
            <p className="h3 num">{sale.invoice_number}</p>
          </div>
          <Badge kind={kind}>{word}</Badge>
        </div>
        <Facts pairs>
          <SaleDates sale={sale} />
        </Facts>
        <SalePeople sale={sale} />
        <SaleAmounts sale={sale} cut />
      </Receipt>
    </Result>
  )
}
