import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { can } from '#contract/rights.ts'
import { MAX_PAGE_SIZE } from '#contract/rules/paging.ts'
import { pastelOf } from '#contract/rules/pastel.ts'
import type { HistoryRow } from '#contract/schemas/staff-history.ts'
import { staffPaths } from '#contract/staff-paths.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Input } from '#ui/input.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { PanelList, Sheet } from '#ui/panel.tsx'
import { Select } from '#ui/select.tsx'
import { Loading, StateCard } from '#ui/state.tsx'
import { Swing } from '#ui/swing.tsx'
import { loading } from '#words/frame.ts'
import * as words from '#words/team.ts'
import { useMe } from '../api/use-me.ts'
import { FILTERS, type Filter, historySearch } from './history-search.ts'
import './history-screen.css'
import { useHistoryQuery, usePeopleQuery } from './people-api.ts'
import { TeamFrame } from './team-frame.tsx'

export function Component() {
  const [query, setQuery] = useSearchParams()
  const history = useHistoryQuery(historySearch(query), { refetchOnMountOrArgChange: true })
  const isFiltered = FILTERS.some((filter) => query.has(filter))
  const narrow = (filter: Filter, value: string) => {
    const next = new URLSearchParams(query)
    next.delete('before')
    if (value === '') next.delete(filter)
    else next.set(filter, value)
    setQuery(next)
  }
  const older = (before: number): string => {
    const next = new URLSearchParams(query)
    next.set('before', String(before))
    return `${staffPaths.history}?${next}`
  }
  return (
    <TeamFrame name={words.history} about={words.historyAbout}>
      <Filters query={query} onNarrow={narrow} />
      <Loaded query={history} loading={<Loading text={loading} />} failed={words.historyFailed}>
        {({ data, meta }) =>
          data.length === 0 ? (
            <Nothing isFiltered={isFiltered} onClear={() => setQuery({})} />
          ) : (
            <Sheet label={words.history}>
              <Rows rows={data} />
              <div className="history__end">
                <span>{words.newestFirst}</span>
                <span className="row">
                  {query.has('before') && <Turn to={newestOf(query)}>{words.newest}</Turn>}
                  {meta.next !== null && <Turn to={older(meta.next)}>{words.older}</Turn>}
                </span>
              </div>
            </Sheet>
          )
        }
      </Loaded>
    </TeamFrame>
  )
}

function newestOf(query: URLSearchParams): string {
  const next = new URLSearchParams(query)
  next.delete('before')
  return next.size > 0 ? `${staffPaths.history}?${next}` : staffPaths.history
}

function Turn({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink kind="soft" size="sm" to={to}>
      {children}
    </ButtonLink>
  )
}

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return (
    <StateCard drawing={<Swing mood="still" />}>
      <p className="h3">{isFiltered ? words.noHistoryFound : words.noHistory}</p>
      {isFiltered && (
        <Button kind="soft" size="sm" onClick={onClear}>
          {words.clearFilters}
        </Button>
      )}
    </StateCard>
  )
}

/** Whoever may not see people filters by nobody; a cashier sees their own rows anyway. */
function Filters({ query, onNarrow }: { query: URLSearchParams; onNarrow: (filter: Filter, value: string) => void }) {
  const { role } = useMe()
  const mayChoose = can(role, 'people')
  const people = usePeopleQuery({ page: 1, per_page: MAX_PAGE_SIZE }, { skip: !mayChoose })
  return (
    <div className="history__filters">
      {mayChoose && (
        <Select
          aria-label={words.person}
          value={query.get('person') ?? ''}
          onChange={({ target }) => onNarrow('person', target.value)}
        >
          <option value="">{words.everybody}</option>
          {people.data?.data.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <Select
        aria-label={words.thing}
        value={query.get('thing') ?? ''}
        onChange={({ target }) => onNarrow('thing', target.value)}
      >
        <option value="">{words.everything}</option>
        {Object.entries(words.things).map(([kind, name]) => (
          <option key={kind} value={kind}>
            {name}
          </option>
        ))}
      </Select>
      <Input
        type="date"
        aria-label={words.day}
        value={query.get('day') ?? ''}
        onChange={({ target }) => onNarrow('day', target.value)}
      />
    </div>
  )
}

const detailsOf = ({ device, act, offline }: HistoryRow): string =>
  [device ?? words.ownBrowser, act, offline && words.fromQueue].filter(Boolean).join(' · ')

function Rows({ rows }: { rows: HistoryRow[] }) {
  return (
    <PanelList>
      {rows.map((row) => (
        <li key={row.id} className="history__row">
          <Avatar name={row.by?.name ?? null} pastel={row.by ? pastelOf(row.by.id) : undefined} />
          <div>
            <p>{row.text}</p>
            <small>{detailsOf(row)}</small>
            {row.changes.length > 0 && <Changes changes={row.changes} />}
          </div>
        </li>
      ))}
    </PanelList>
  )
}

const showValue = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return words.empty
  if (Array.isArray(value)) return value.map(showValue).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function Changes({ changes }: { changes: HistoryRow['changes'] }) {
  return (
    <dl className="history__changes">
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{field.replaceAll('_', ' ')}</dt>
          <dd>
            <del>{showValue(before)}</del> <span aria-hidden="true">→</span>
            <span className="vh">{words.becomes}</span> <ins>{showValue(after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
