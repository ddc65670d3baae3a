import { formatExact, toTaka } from '#contract/rules/money.ts'
import { type RefundWay, refundWays } from '#contract/rules/refund.ts'
import type { Order } from '#contract/schemas/staff-orders.ts'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import * as words from '#words/desk.ts'
import type { GivingBack } from './use-give-back.ts'

type Props = { order: Order; giving: GivingBack }

/** The gateway's own way comes first where it can be used; what it refused goes by hand. */
function waysOf({ can, attempts }: Order, isOtherWay: boolean): [RefundWay, string][] {
  const method = attempts.find(({ status }) => status === 'paid')?.method ?? null
  return refundWays
    .filter((way) => way !== 'gateway' || (can.refund_by_gateway && !isOtherWay))
    .map((way) => [way, way === 'gateway' ? words.asItCame(method) : words.ways[way]])
}

function Way({ order, giving: { choice, change, errors, same } }: Props) {
  return (
    <div className="order-two">
      <Field label={words.wayBack} error={errors['way']}>
        <Select value={choice.way} onChange={({ target }) => change({ way: target.value as RefundWay })}>
          {waysOf(order, same !== null).map(([way, name]) => (
            <option key={way} value={way}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {choice.way !== 'gateway' && (
        <Field label={words.reference} help={words.referenceHelp} error={errors['reference']}>
          <Input
            maxLength={50}
            value={choice.reference}
            onChange={({ target }) => change({ reference: target.value })}
          />
        </Field>
      )}
    </div>
  )
}

function Sums({ giving: { share } }: { giving: GivingBack }) {
  const sum = (poisha: number): string => `Tk ${formatExact(toTaka(poisha))}`
  return (
    <dl className="order-lines" aria-live="polite">
      <div>
        <dt>{words.withoutVat}</dt>
        <dd className="num">{sum(share.amount - share.vat)}</dd>
      </div>
      <div>
        <dt>{words.vat}</dt>
        <dd className="num">{sum(share.vat)}</dd>
      </div>
      <div className="is-total">
        <dt>{words.goesBack}</dt>
        <dd>{sum(share.amount)}</dd>
      </div>
    </dl>
  )
}

/** How much goes back, and how. */
export function GiveBackMoney({ order, giving }: Props) {
  return (
    <>
      {!giving.choice.free && <Way order={order} giving={giving} />}
      {!giving.choice.free && <Sums giving={giving} />}
    </>
  )
}
