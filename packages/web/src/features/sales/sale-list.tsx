import { paths } from '#contract/paths.ts'
import type { Sale } from '#contract/schemas/sale.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { StateCard } from '#ui/state.tsx'
import { Swing } from '#ui/swing.tsx'
import drawing from '../../art/empty-tickets.svg?url'
import { SaleRow } from './sale-row.tsx'
import type { SalesFilter } from './sales-api.ts'

export function SaleList({ sales, busy }: { sales: Sale[]; busy: boolean }) {
  return (
    <div className="sale-list" aria-busy={busy}>
      {sales.map((sale) => (
        <SaleRow key={sale.id} sale={sale} />
      ))}
    </div>
  )
}

const NONE = 'No tickets found'

export function NoSales() {
  return (
    <StateCard drawing={<img src={drawing} alt="" width="480" height="360" />}>
      <p className="h3">{NONE}</p>
      <p>When you buy tickets they will wait for you here.</p>
      <ButtonLink to={paths.tickets}>Tickets</ButtonLink>
    </StateCard>
  )
}

const noneOf: Record<Exclude<SalesFilter, 'all'>, string> = {
  paid: 'None of your orders is paid yet.',
  unpaid: 'Nothing is waiting to be paid.',
}
const TRY = 'Try an invoice number or a date, such as 21-Nov-2026.'

type Sought = { filter: SalesFilter; searched: boolean; onAll: () => void; onSearchAll: () => void }

/** There may be orders, but none like this: either way out shows more. */
export function NoSuchSales({ filter, searched, onAll, onSearchAll }: Sought) {
  return (
    <StateCard role="status" drawing={<Swing mood="still" />}>
      <p className="h3">{NONE}</p>
      <p>{searched ? TRY : filter !== 'all' && noneOf[filter]}</p>
      <div className="row">
        {searched && filter !== 'all' && (
          <Button kind="soft" size="sm" onClick={onSearchAll}>
            Search in all tickets
          </Button>
        )}
        <Button kind="soft" size="sm" onClick={onAll}>
          Show all tickets
        </Button>
      </div>
    </StateCard>
  )
}
