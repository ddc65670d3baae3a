import { showPhone } from '#contract/rules/phone.ts'
import type { HeldCase } from '#contract/schemas/staff-payments.ts'
import { orderPath } from '#contract/staff-paths.ts'
import { langOf } from '#ui/lang-of.ts'
import { Link } from '#ui/link.tsx'
import * as words from '#words/payments.ts'

type Props = { order: HeldCase['order'] }

/** INV-20261120-00183, 4 × Unlimited Day, 20-Nov-2026, Shapla Square */
export function OrderOf({ order }: Props) {
  if (order === null) return words.noOrder
  return (
    <>
      <Link to={orderPath(order.kind, order.id)}>{order.invoice_number}</Link>, {order.what}
    </>
  )
}

export function BuyerOf({ order }: Props) {
  if (order === null) return words.noOrder
  if (order.buyer === null) return words.erased
  const { name, phone } = order.buyer
  return (
    <>
      {name && <span lang={langOf(name)}>{name}, </span>}
      <span className="num">{showPhone(phone)}</span>
    </>
  )
}
