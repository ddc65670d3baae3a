import { clockTime } from '#contract/rules/clock-time.ts'
import { formatExact } from '#contract/rules/money.ts'
import type { Order, OrderPlace } from '#contract/schemas/staff-orders.ts'
import { FieldError } from '#ui/field.tsx'
import { langOf } from '#ui/lang-of.ts'
import * as words from '#words/desk.ts'
import { isOpen, shareOfOne } from './refund-choice.ts'
import type { GivingBack } from './use-give-back.ts'

/** Who has come in cannot be chosen, and the row says why. */
function whyNot({ state, in_since, out_at }: OrderPlace): string {
  if (state === 'in') return words.isInside(clockTime(new Date(in_since ?? 0)))
  return out_at ? words.wasInside(clockTime(new Date(out_at))) : words.wasHere
}

function Pick({ order, place, giving }: { order: Order; place: OrderPlace; giving: GivingBack }) {
  const { choice, change } = giving
  const isChosen = choice.places.includes(place.place)
  const toggle = () =>
    change({
      places: isChosen ? choice.places.filter((each) => each !== place.place) : [...choice.places, place.place],
    })
  const name = place.name ?? words.unnamed(place.type)
  return (
    <label className="order-pick">
      <input type="checkbox" checked={isChosen} disabled={!isOpen(place)} onChange={toggle} />
      <span>
        <span lang={langOf(name)}>{name}</span>
        <small lang={langOf(place.type)}>{isOpen(place) ? place.type : whyNot(place)}</small>
      </span>
      {isOpen(place) && !choice.free && <span className="num">{formatExact(shareOfOne(order, place))}</span>}
    </label>
  )
}

/** Everybody of the order but who is cancelled already; who can be chosen comes first. */
export function PeoplePicks({ order, giving }: { order: Order; giving: GivingBack }) {
  const there = order.places.filter(({ state }) => state !== 'cancelled')
  const error = giving.errors['units']
  return (
    <div className="order-picks" role="group" aria-label={words.people}>
      {[...there.filter(isOpen), ...there.filter((place) => !isOpen(place))].map((place) => (
        <Pick key={place.place} order={order} place={place} giving={giving} />
      ))}
      {error && <FieldError id="order-units" text={error} />}
    </div>
  )
}
