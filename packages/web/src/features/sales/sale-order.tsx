import { paths } from '#contract/paths.ts'
import { toPoisha, toTaka } from '#contract/rules/money.ts'
import { BEING_CHECKED } from '#contract/rules/purchase.ts'
import { sumOf } from '#contract/rules/quote.ts'
import type { Sale } from '#contract/schemas/sale.ts'
import { Block } from '#ui/block.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { langOf } from '#ui/lang-of.ts'
import { DownloadReceipt } from '../orders/download-receipt.tsx'
import { ON_ITS_WAY } from '../orders/purchase.ts'
import { Sum, Sums } from '../orders/receipt.tsx'
import { CancelSale } from './cancel-sale.tsx'
import { PayNow } from './pay-now.tsx'
import { SaleAmounts } from './sale-parts.tsx'

/** What was bought and what it came to, with the receipt, or the way to pay what is still due. */
export function SaleOrder({ sale }: { sale: Sale }) {
  return (
    <Block as="section" pad className="stack">
      <h2 className="h3">Order Summary</h2>
      <Sums>
        {sale.details.map(({ product_id, name, qty, price }) => (
          <Sum
            key={product_id}
            name={
              <>
                <span lang={langOf(name)}>{name}</span> × {qty}
              </>
            }
            taka={toTaka(sumOf([{ price: toPoisha(price), qty }]))}
          />
        ))}
      </Sums>
      <SaleAmounts sale={sale} cut />
      {sale.payment_held && <p className="help">{BEING_CHECKED}</p>}
      {sale.payable && sale.payment_pending && <p className="help">{ON_ITS_WAY}</p>}
      <div className="row">
        <DownloadReceipt url={sale.invoice_url} />
        {sale.payable && <PayNow id={sale.id} />}
        <ButtonLink kind="soft" to={paths.myTickets}>
          View Tickets
        </ButtonLink>
        <CancelSale sale={sale} />
      </div>
    </Block>
  )
}
