import type { KeyboardEvent } from 'react'
import { clockTime } from '#contract/rules/clock-time.ts'
import { type Day, dhakaDay } from '#contract/rules/dates.ts'
import { formatExact } from '#contract/rules/money.ts'
import { showPhone } from '#contract/rules/phone.ts'
import type { OrderRow } from '#contract/schemas/staff-orders.ts'
import { orderPath } from '#contract/staff-paths.ts'
import { langOf } from '#ui/lang-of.ts'
import { Link } from '#ui/link.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { useToday } from '#ui/use-today.ts'
import { showDay } from '#words/dates.ts'
import * as words from '#words/desk.ts'
import { StateBadge } from '../state-badge.tsx'

const dayOf = (day: Day, today: Day): string => (day === today ? words.today : showDay(day))

function Two({ first, second }: { first: string; second: string }) {
  return (
    <span className="orders__two">
      <span lang={langOf(first)}>{first}</span>
      <small lang={langOf(second)}>{second}</small>
    </span>
  )
}

function Buyer({ customer, channel }: OrderRow) {
  if (customer === null)
    return <Two first={channel === 'counter' ? words.walkIn : words.erased} second={words.noPhone} />
  return (
    <span className="orders__two">
      <b lang={langOf(customer.name)}>{customer.name}</b>
      <small className="num">{showPhone(customer.phone)}</small>
    </span>
  )
}

function visitOf({ booking_date, end_date, branch }: OrderRow, today: Day): [string, string] {
  if (booking_date !== null) return [dayOf(booking_date, today), branch?.name ?? '']
  return [end_date === null ? '–' : words.until(showDay(end_date)), words.anyBranch]
}

/** Below how many they are: who is in, what they bought, or that nobody ever paid. */
function aboutPeople({ package: bought, state, let_in, people }: OrderRow): string {
  if (bought !== null) return bought
  return state === 'expired' ? words.neverPaid : words.inOf(let_in, people)
}

function soldAt(at: string, today: Day): string {
  const day = dhakaDay(new Date(at))
  return day === today ? clockTime(new Date(at)) : showDay(day)
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** Arrow keys go from row to row, and Enter opens one: each row has one link. */
function walk(event: KeyboardEvent<HTMLAnchorElement>): void {
  const links = [...(event.currentTarget.closest('tbody')?.querySelectorAll('a') ?? [])]
  const step = steps[event.key]
  const next = step && links[links.indexOf(event.currentTarget) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

const columnsOf = (today: Day, from: string): Column<OrderRow>[] => [
  {
    name: words.invoice,
    corner: 'a',
    cell: ({ kind, id, invoice_number }) => (
      <Link className="orders__open" to={orderPath(kind, id)} state={{ from }} onKeyDown={walk}>
        {invoice_number}
      </Link>
    ),
  },
  { name: words.buyer, corner: 'c', cell: (row) => <Buyer {...row} /> },
  {
    name: words.visit,
    corner: 'x',
    cell: (row) => {
      const [first, second] = visitOf(row, today)
      return <Two first={first} second={second} />
    },
  },
  { name: words.people, corner: 'x', cell: (row) => <Two first={String(row.people)} second={aboutPeople(row)} /> },
  {
    name: words.total,
    corner: 'b',
    align: 'end',
    cell: ({ total }) => <span className="num">Tk {formatExact(total)}</span>,
  },
  { name: words.state, corner: 'd', align: 'start', cell: ({ state }) => <StateBadge state={state} /> },
  { name: words.channel, corner: 'x', cell: ({ channel }) => words.channels[channel] },
  { name: words.sold, corner: 'x', align: 'end', cell: ({ sold_at }) => soldAt(sold_at, today) },
]

/** `from` is the search that they come back to. */
export function OrdersTable({ rows, from }: { rows: OrderRow[]; from: string }) {
  const today = useToday()
  return (
    <div className="orders__rows">
      <Table
        caption={words.orders}
        columns={columnsOf(today, from)}
        rows={rows}
        keyOf={({ kind, id }) => `${kind} ${id}`}
      />
    </div>
  )
}
