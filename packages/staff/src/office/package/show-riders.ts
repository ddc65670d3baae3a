import { formatShort } from '#contract/rules/money.ts'
import * as words from '#words/office-centre.ts'
import { areItems, onlyHere, type Show, showValue } from '../form/show-value.ts'

type Type = { id: number; name: string }

/** Riders are numbers only: they are told by the names of their types. */
export const showRiders =
  (types: readonly Type[]): Show =>
  (field, value, other) => {
    if (field !== 'details' || !areItems(value)) return showValue(field, value, other)
    const differ = areItems(other) ? onlyHere(value, other) : value
    return (
      (differ.length > 0 ? differ : value).map((each) => riderSaid(each, types)).join('; ') || showValue(field, null)
    )
  }

const riderSaid = ({ rider_type_id: id, qty, price }: Record<string, unknown>, types: readonly Type[]): string =>
  words.riderSaid(
    types.find((type) => type.id === id)?.name ?? words.riderNumber(Number(id)),
    Number(qty),
    typeof price === 'number' ? formatShort(price) : null,
  )
