import { Link } from '#ui/link.tsx'
import { PlacedNote } from '../orders/placed-note.tsx'
import { PayNow } from './pay-now.tsx'
import { ticketPath } from './sale-paths.ts'
import { useSaleQuery } from './sales-api.ts'

/** Its order has emptied the cart. */
export function WaitingOrder({ id }: { id: number }) {
  const sale = useSaleQuery(id, { refetchOnMountOrArgChange: true }).currentData?.data
  return (
    sale && (
      <PlacedNote order={sale} see={<Link to={ticketPath(id)}>See your tickets</Link>} pay={<PayNow id={id} small />} />
    )
  )
}
