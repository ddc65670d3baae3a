import { formatExact, toTaka } from '#contract/rules/money.ts'
import { type RefundWay, refundWays } from '#contract/rules/refund.ts'
import type { Order } from '#contract/schemas/staff-orders.ts'
import { cancelledGoesBack, goesBack, membershipCancelled, ticketsCancelled } from '#contract/words/en/sms.ts'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
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

/** What the customer is told by SMS, in English here; of money given by hand nothing. */
function smsOf({ kind, places, invoice_number }: Order, { choice, share, same }: GivingBack): string | null {
  const people =
    choice.by === 'people' ? choice.places.length : (same?.units.reduce((sum, { qty }) => sum + qty, 0) ?? 0)
  if (choice.free && kind === 'memberships') return membershipCancelled(invoice_number)
  if (choice.free) return people > 0 ? ticketsCancelled(people, places.length, invoice_number) : null
  if (choice.way !== 'gateway' || share.amount === 0) return null
  const sum = formatExact(toTaka(share.amount))
  return people > 0 && kind === 'tickets'
    ? cancelledGoesBack(people, places.length, invoice_number, sum)
    : goesBack(invoice_number, sum)
}

/** How much goes back how, and what the customer reads about it. */
export function GiveBackMoney({ order, giving }: Props) {
  const sms = smsOf(order, giving)
  return (
    <>
      {!giving.choice.free && <Way order={order} giving={giving} />}
      {!giving.choice.free && <Sums giving={giving} />}
      {sms && (
        <div className="note note--info">
          <Icon name="chat-text-fill" />
          <p>{words.quoted(sms)}</p>
        </div>
      )}
    </>
  )
}
