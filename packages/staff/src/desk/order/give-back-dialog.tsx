import { formatExact, toTaka } from '#contract/rules/money.ts'
import type { Order } from '#contract/schemas/staff-orders.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { Segment } from '#ui/segment.tsx'
import * as words from '#words/desk.ts'
import { close } from '#words/ui.ts'
import { GiveBackMoney } from './give-back-money.tsx'
import { OrderForm } from './order-form.tsx'
import { PeoplePicks } from './people-picks.tsx'
import { ReasonField } from './reason-field.tsx'
import type { RefundChoice } from './refund-choice.ts'
import { type GivingBack, type Start, useGiveBack } from './use-give-back.ts'

type Props = { order: Order; start: Start; onClose: () => void }

const titleOf = ({ invoice_number, kind, can }: Order, start: Start): string => {
  if (typeof start === 'object') return words.otherWayTitle(`Tk ${formatExact(start.otherWay.amount)}`)
  if (start === 'order') return words.cancelOrderOf(invoice_number)
  return kind === 'tickets' && can.cancel ? words.cancelPeopleOf(invoice_number) : words.giveBackOf(invoice_number)
}

/** What was paid how, and what went back so far. */
function soFar({ paid, attempts, refunded, can }: Order): string {
  const how = attempts.find(({ status }) => status === 'paid')?.method ?? null
  const back = refunded === 0 ? words.nothing : `Tk ${formatExact(refunded)}`
  return words.paidSoFar(`Tk ${formatExact(paid)}`, how, back, `Tk ${formatExact(can.refund_at_most)}`)
}

function Kinds({ order, giving }: { order: Order; giving: GivingBack }) {
  const { choice, change } = giving
  if (choice.by === 'same' || !order.can.cancel || order.can.refund_at_most === 0) return null
  const first = order.kind === 'tickets' ? 'people' : 'whole'
  return (
    <Segment<RefundChoice['by']>
      full
      label={words.whatGoesBack}
      value={choice.by}
      choices={[
        { value: first, name: first === 'people' ? words.people : words.wholeMembership },
        { value: 'amount', name: words.amountOnly },
      ]}
      onChange={(by) => change({ by, free: false })}
    />
  )
}

function Amount({ order, giving: { choice, change, errors } }: { order: Order; giving: GivingBack }) {
  return (
    <Field
      label={words.amountTaka}
      help={words.amountHelp(formatExact(order.can.refund_at_most))}
      error={errors['amount'] ?? errors['expected']}
    >
      <Input inputMode="decimal" value={choice.amount} onChange={({ target }) => change({ amount: target.value })} />
    </Field>
  )
}

/** Nothing to send yet: nobody is chosen, no sum is typed, or no reason is given. */
const isUnfinished = ({ choice, share }: GivingBack): boolean =>
  (choice.by === 'people' && choice.places.length === 0) || (!choice.free && share.amount === 0)

function actOf({ choice, share }: GivingBack): string {
  if (!choice.free) return words.giveBackSum(formatExact(toTaka(share.amount)))
  return choice.by === 'people' ? words.cancelSome(choice.places.length) : words.endMembership
}

/** Each refusal stands at its field; the sum that was read is that of the amount, where one is typed. */
const shownBy = (by: RefundChoice['by']): string[] => [
  'reason',
  'reference',
  'units',
  'way',
  ...(by === 'amount' ? ['amount', 'expected'] : []),
]

function Fields({ order, giving }: { order: Order; giving: GivingBack }) {
  const { choice, change, errors } = giving
  const isPeople = choice.by === 'people'
  return (
    <>
      <Kinds order={order} giving={giving} />
      {isPeople && <PeoplePicks order={order} giving={giving} />}
      {choice.by === 'amount' && <Amount order={order} giving={giving} />}
      {(isPeople || choice.by === 'whole') && (
        <label className="order-pick">
          <input
            type="checkbox"
            checked={choice.free}
            disabled={order.can.refund_at_most === 0}
            onChange={({ target }) => change({ free: target.checked })}
          />
          <span>{words.withoutMoney}</span>
        </label>
      )}
      <ReasonField value={choice.reason} error={errors['reason']} onChange={(reason) => change({ reason })} />
      <GiveBackMoney order={order} giving={giving} />
    </>
  )
}

/** Cancel people, the whole, or give back an amount only. What the gateway was asked for is on the page: it is not asked twice here. */
export function GiveBackDialog({ order, start, onClose }: Props) {
  const giving = useGiveBack(order, start, onClose)
  const { choice, errors, busy, isBegun, pads } = giving
  return (
    <Dialog open title={titleOf(order, start)} onClose={onClose}>
      <OrderForm
        errors={errors}
        shown={isBegun ? [] : shownBy(choice.by)}
        busy={busy}
        off={isUnfinished(giving)}
        act={isBegun ? null : actOf(giving)}
        kind="bad"
        back={isBegun ? close : words.keepOrder}
        onBack={onClose}
        onSubmit={() => void giving.send()}
      >
        <p className="mute">{soFar(order)}</p>
        {!isBegun && <Fields order={order} giving={giving} />}
      </OrderForm>
      {pads}
    </Dialog>
  )
}
