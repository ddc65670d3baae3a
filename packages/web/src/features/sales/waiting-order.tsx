import { BEING_CHECKED } from '#contract/rules/purchase.ts'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { PayNow } from './pay-now.tsx'
import { ticketPath } from './sale-paths.ts'
import { useSaleQuery } from './sales-api.ts'

/** Who comes back from the gateway's page finds an empty cart: the order they placed is there, and can be paid here. */
export function WaitingOrder({ id }: { id: number }) {
  const sale = useSaleQuery(id, { refetchOnMountOrArgChange: true }).currentData?.data
  if (!sale) return null
  if (sale.payment_held) {
    return (
      <Note kind="warn">
        <b>Order {sale.invoice_number}</b>
        <p className="sm">{BEING_CHECKED}</p>
      </Note>
    )
  }
  if (sale.payable) {
    return (
      <Note kind="warn">
        <b>Your order {sale.invoice_number} is waiting for its payment.</b>
        <p className="sm">It is kept for you for a day.</p>
        <PayNow id={id} small />
      </Note>
    )
  }
  if (sale.status !== 'paid') return null
  return (
    <Note kind="ok">
      <b>Your order {sale.invoice_number} is paid.</b> <Link to={ticketPath(id)}>See your tickets</Link>
    </Note>
  )
}
