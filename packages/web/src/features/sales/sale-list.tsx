import { paths } from '#contract/paths.ts'
import type { Sale } from '#contract/schemas/sale.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { StateCard } from '#ui/state.tsx'
import { Swing } from '#ui/swing.tsx'
import * as words from '#words/sales.ts'
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

export function NoSales() {
  return (
    <StateCard drawing={<img src={drawing} alt="" width="480" height="360" />}>
      <p className="h3">{words.none}</p>
      <p>{words.noneLead}</p>
      <ButtonLink to={paths.tickets}>{words.title}</ButtonLink>
    </StateCard>
  )
}

const noneOf: Record<Exclude<SalesFilter, 'all'>, string> = { paid: words.nonePaid, unpaid: words.noneUnpaid }

type Sought = { filter: SalesFilter; searched: boolean; onAll: () => void; onSearchAll: () => void }

/** There may be orders, but none like this: either way out shows more. */
export function NoSuchSales({ filter, searched, onAll, onSearchAll }: Sought) {
  return (
    <StateCard role="status" drawing={<Swing mood="still" />}>
      <p className="h3">{words.none}</p>
      <p>{searched ? words.noneSuch : filter !== 'all' && noneOf[filter]}</p>
      <div className="row">
        {searched && filter !== 'all' && (
          <Button kind="soft" size="sm" onClick={onSearchAll}>
            {words.searchAll}
          </Button>
        )}
        <Button kind="soft" size="sm" onClick={onAll}>
          {words.showAll}
        </Button>
      </div>
    </StateCard>
  )
}
