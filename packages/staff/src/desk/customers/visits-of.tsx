import { useState } from 'react'
import type { Day } from '#contract/rules/dates.ts'
import { formatShort } from '#contract/rules/money.ts'
import type { Household, VisitDay } from '#contract/schemas/staff-customers.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { langOf } from '#ui/lang-of.ts'
import { Loaded } from '#ui/loaded.tsx'
import { Panel, PanelBody } from '#ui/panel.tsx'
import { Loading } from '#ui/state.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { useToday } from '#ui/use-today.ts'
import { showDay } from '#words/dates.ts'
import * as words from '#words/desk-customers.ts'
import { loading } from '#words/frame.ts'
import { next, previous } from '#words/ui.ts'
import { useVisitsOfQuery } from '../../api/customers-api.ts'

const whoOf = ({ who, people }: VisitDay): string =>
  who === null || who.length === 0 ? words.people(people) : who.join(', ')

const columnsOf = (today: Day): Column<VisitDay>[] => [
  { name: words.day, corner: 'a', cell: ({ day }) => (day === today ? words.today : showDay(day)) },
  { name: words.who, corner: 'c', cell: (row) => <span lang={langOf(whoOf(row))}>{whoOf(row)}</span> },
  { name: words.branch, corner: 'x', cell: ({ branch }) => branch },
  {
    name: words.stayed,
    corner: 'b',
    align: 'end',
    cell: ({ inside, stay }) =>
      inside ? <Badge kind="info">{words.inside}</Badge> : stay === null ? words.none : words.stay(stay),
  },
]

/** The last days; all of them a page at a time. */
export function VisitsOf({ household: { id, visit_days, visit_days_count } }: { household: Household }) {
  const [isAll, setAll] = useState(false)
  const action = visit_days_count > visit_days.length && (
    <button type="button" className="household__all" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
      {isAll ? words.fewer : words.allOf(formatShort(visit_days_count))}
    </button>
  )
  return (
    <Panel title={words.visits} action={action}>
      {visit_days.length === 0 ? (
        <PanelBody>
          <p className="household__empty">{words.noVisits}</p>
        </PanelBody>
      ) : isAll ? (
        <AllVisits id={id} />
      ) : (
        <Days days={visit_days} />
      )}
    </Panel>
  )
}

const Days = ({ days }: { days: VisitDay[] }) => (
  <Table
    caption={words.visits}
    columns={columnsOf(useToday())}
    rows={days}
    keyOf={({ day, branch }) => `${day} ${branch}`}
  />
)

function AllVisits({ id }: { id: number }) {
  const [page, setPage] = useState(1)
  const visits = useVisitsOfQuery({ id, page })
  const shown = visits.currentData ?? (visits.isError ? undefined : visits.data)
  return (
    <Loaded query={{ ...visits, currentData: shown }} loading={<Loading text={loading} />} failed={words.visitsFailed}>
      {({ data, meta: { last_page } }) => (
        <>
          <Days days={data} />
          {last_page > 1 && (
            <div className="household__turn">
              <span role="status">{words.pageOf(page, last_page)}</span>
              <Turn name={previous} icon="caret-left-bold" to={page > 1 ? page - 1 : null} onTurn={setPage} />
              <Turn name={next} icon="caret-right-bold" to={page < last_page ? page + 1 : null} onTurn={setPage} />
            </div>
          )}
        </>
      )}
    </Loaded>
  )
}

type TurnProps = {
  name: string
  icon: 'caret-left-bold' | 'caret-right-bold'
  to: number | null
  onTurn: (page: number) => void
}

const Turn = ({ name, icon, to, onTurn }: TurnProps) => (
  <button
    type="button"
    className="icon-btn"
    aria-label={name}
    disabled={to === null}
    onClick={() => to !== null && onTurn(to)}
  >
    <Icon name={icon} />
  </button>
)
