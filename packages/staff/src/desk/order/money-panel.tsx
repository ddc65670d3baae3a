import { formatExact, formatShort } from '#contract/rules/money.ts'
import type { Order } from '#contract/schemas/staff-orders.ts'
import { langOf } from '#ui/lang-of.ts'
import { Panel, PanelBody } from '#ui/panel.tsx'
import * as words from '#words/desk.ts'

function Sum({ name, sum, minus = false }: { name: string; sum: number; minus?: boolean }) {
  return (
    <div>
      <dt lang={langOf(name)}>{name}</dt>
      <dd className="num">{minus ? words.minus(formatExact(sum)) : formatExact(sum)}</dd>
    </div>
  )
}

/** Lines, discount, VAT, total; what was paid of it, what went back, what is due. */
export function MoneyPanel({ order }: { order: Order }) {
  const { lines, discount_total, discount_name, vat_rate, vat_amount, total, paid, refunded, due } = order
  return (
    <Panel title={words.money}>
      <PanelBody>
        <dl className="order-lines">
          {lines.map(({ name, qty, price, cancelled_qty }) => (
            <Sum
              key={`${name} ${price}`}
              name={words.lineWords(name, qty, formatShort(price), cancelled_qty)}
              sum={price * qty}
            />
          ))}
          {discount_total > 0 && <Sum name={discount_name ?? words.discount} sum={discount_total} minus />}
          {vat_amount > 0 && <Sum name={words.vatOf(vat_rate, order.kind === 'memberships')} sum={vat_amount} />}
          <div className="is-total">
            <dt>{words.total}</dt>
            <dd>Tk {formatExact(total)}</dd>
          </div>
          <Sum name={words.paid} sum={paid} />
          <Sum name={words.refunded} sum={refunded} />
          <Sum name={words.due} sum={due} />
        </dl>
      </PanelBody>
    </Panel>
  )
}
