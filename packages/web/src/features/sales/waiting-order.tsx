import { Link } from '#ui/link.tsx'
import * as words from '#words/sales.ts'
import { PlacedNote } from '../orders/placed-note.tsx'
import { PayNow } from './pay-now.tsx'
import { ticketPath } from './sale-paths.ts'
import { useSaleQuery } from './sales-api.ts'

/** Its order has emptied the cart. */
export function WaitingOrder({ id }: { id: number }) {
  const sale = useSaleQuery(id, { refetchOnMountOrArgChange: true }).currentData?.data
  return (
    sale && (
      <PlacedNote
        order={sale}
        see={<Link to={ticketPath(id)}>{words.seeTickets}</Link>}
        pay={<PayNow id={id} small />}
      />
    )
  )
}
