import type { KeyboardEvent } from 'react'
import { addDays, type Day } from '#contract/rules/dates.ts'
import { formatShort } from '#contract/rules/money.ts'
import { showPhone } from '#contract/rules/phone.ts'
import type { HouseholdRow } from '#contract/schemas/staff-customers.ts'
import { customerPath } from '#contract/staff-paths.ts'
import { Badge } from '#ui/badge.tsx'
import { langOf } from '#ui/lang-of.ts'
import { Link } from '#ui/link.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { useToday } from '#ui/use-today.ts'
import { showDay } from '#words/dates.ts'
import * as words from '#words/desk-customers.ts'
import { PersonLine } from './person-line.tsx'

const ENDING_DAYS = 30

/** 02-Dec: of this year and the next, nobody needs the year. */
const shortDay = (day: Day): string => showDay(day).slice(0, -5)

function Membership({ membership, today }: { membership: HouseholdRow['membership']; today: Day }) {
  if (membership === null) return <span className="mute">{words.none}</span>
  const { name, end_date, running } = membership
  if (!running) return <Badge>{words.ended(shortDay(end_date))}</Badge>
  return end_date <= addDays(today, ENDING_DAYS) ? (
    <Badge kind="warn">{words.ends(shortDay(end_date))}</Badge>
  ) : (
    <Badge kind="ok">{name}</Badge>
  )
}

function childrenOf({ children }: HouseholdRow): string {
  if (children === null) return words.none
  return children.map(({ name, age }) => words.childOf(name, age)).join(', ') || words.noChildren
}

export const lastVisitOf = ({ last_visit }: Pick<HouseholdRow, 'last_visit'>, today: Day): string =>
  last_visit === null
    ? words.never
    : words.at(last_visit.day === today ? words.today : showDay(last_visit.day), last_visit.branch)

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

const columnsOf = (today: Day, from: string): Column<HouseholdRow>[] => [
  {
    name: words.name,
    corner: 'a',
    cell: ({ id, name, phone }) => (
      <PersonLine name={name} colour={id} below={<span className="num">{showPhone(phone)}</span>}>
        <Link className="customers__open" lang={langOf(name)} to={customerPath(id)} state={{ from }} onKeyDown={walk}>
          {name || words.nameless}
        </Link>
      </PersonLine>
    ),
  },
  { name: words.children, corner: 'x', cell: (row) => <span lang={langOf(childrenOf(row))}>{childrenOf(row)}</span> },
  {
    name: words.membership,
    corner: 'd',
    align: 'start',
    cell: ({ membership }) => <Membership membership={membership} today={today} />,
  },
  { name: words.visitsInYear, corner: 'x', align: 'end', cell: ({ visits }) => visits },
  { name: words.lastVisit, corner: 'c', cell: (row) => lastVisitOf(row, today) },
  {
    name: words.takings,
    corner: 'b',
    align: 'end',
    cell: ({ takings }) => <span className="num">Tk {formatShort(takings)}</span>,
  },
]

/** `from` is the search that they come back to. */
export function CustomersTable({ rows, from }: { rows: HouseholdRow[]; from: string }) {
  const today = useToday()
  return (
    <div className="customers__rows">
      <Table caption={words.customers} columns={columnsOf(today, from)} rows={rows} keyOf={({ id }) => id} />
    </div>
  )
}
