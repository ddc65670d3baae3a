import type { Day } from '#contract/rules/dates.ts'
import { formatExact, formatShort } from '#contract/rules/money.ts'
import type { Household, HouseholdOrder } from '#contract/schemas/staff-customers.ts'
import { orderPath, staffPaths } from '#contract/staff-paths.ts'
import { langOf } from '#ui/lang-of.ts'
import { Link } from '#ui/link.tsx'
import { Panel, PanelBody } from '#ui/panel.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { useToday } from '#ui/use-today.ts'
import { showDay } from '#words/dates.ts'
import * as words from '#words/desk-customers.ts'
import { StateBadge } from '../state-badge.tsx'

function forWhat({ booking_date, package: bought, people }: HouseholdOrder, today: Day): string {
  if (booking_date === null) return bought ?? words.none
  return `${booking_date === today ? words.today : showDay(booking_date)}, ${words.people(people)}`
}

const columnsOf = (today: Day): Column<HouseholdOrder>[] => [
  {
    name: words.invoice,
    corner: 'a',
    cell: ({ kind, id, invoice_number }) => (
      <Link className="household__invoice" to={orderPath(kind, id)}>
        {invoice_number}
      </Link>
    ),
  },
  {
    name: words.forWhat,
    corner: 'c',
    cell: (row) => <span lang={langOf(forWhat(row, today))}>{forWhat(row, today)}</span>,
  },
  { name: words.state, corner: 'd', align: 'start', cell: ({ state }) => <StateBadge state={state} /> },
  {
    name: words.total,
    corner: 'b',
    align: 'end',
    cell: ({ total }) => <span className="num">Tk {formatExact(total)}</span>,
  },
]

/** The newest; all of them are on the orders' own screen, found by the number. */
export function OrdersOf({ household: { orders, orders_count, phone } }: { household: Household }) {
  const today = useToday()
  const action = orders_count > orders.length && (
    <Link className="household__all" to={`${staffPaths.orders}?q=${phone}`}>
      {words.allOf(formatShort(orders_count))}
    </Link>
  )
  return (
    <Panel title={words.orders} action={action}>
      {orders.length === 0 ? (
        <PanelBody>
          <p className="household__empty">{words.noOrders}</p>
        </PanelBody>
      ) : (
        <Table
          caption={words.orders}
          columns={columnsOf(today)}
          rows={orders}
          keyOf={({ kind, id }) => `${kind} ${id}`}
        />
      )}
    </Panel>
  )
}
