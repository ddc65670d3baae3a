import { paths } from '#contract/paths.ts'
import { toPoisha, toTaka } from '#contract/rules/money.ts'
import { sumOf } from '#contract/rules/quote.ts'
import type { Sale } from '#contract/schemas/sale.ts'
import { Block } from '#ui/block.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { langOf } from '#ui/lang-of.ts'
import { digits } from '#words/digits.ts'
import * as orders from '#words/orders.ts'
import * as words from '#words/sales.ts'
import { DownloadReceipt } from '../orders/download-receipt.tsx'
import { Sum, Sums } from '../orders/receipt.tsx'
import { CancelSale } from './cancel-sale.tsx'
import { PayNow } from './pay-now.tsx'
import { SaleAmounts } from './sale-parts.tsx'

/** What was bought and what it came to, with the receipt, or the way to pay what is still due. */
export function SaleOrder({ sale }: { sale: Sale }) {
  return (
    <Block as="section" pad className="stack">
      <h2 className="h3">{words.orderSummary}</h2>
      <Sums>
        {sale.details.map(({ product_id, name, qty, price }) => (
          <Sum
            key={product_id}
            name={
              <>
                <span lang={langOf(name)}>{name}</span> × {digits(qty)}
              </>
            }
            taka={toTaka(sumOf([{ price: toPoisha(price), qty }]))}
          />
        ))}
      </Sums>
      <SaleAmounts sale={sale} cut />
      {sale.payment_held && <p className="help">{orders.beingChecked}</p>}
      {sale.payable && sale.payment_pending && <p className="help">{orders.onItsWay}</p>}
      <div className="row">
        <DownloadReceipt url={sale.invoice_url} />
        {sale.payable && <PayNow id={sale.id} />}
        <ButtonLink kind="soft" to={paths.myTickets}>
          {words.viewTickets}
        </ButtonLink>
        <CancelSale sale={sale} />
      </div>
    </Block>
  )
}
