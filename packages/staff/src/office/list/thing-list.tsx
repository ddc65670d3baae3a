import { useSearchParams } from 'react-router'
import { Chip } from '#ui/chip.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { SearchBox } from '#ui/search-box.tsx'
import { Empty, Loading } from '#ui/state.tsx'
import { loading } from '#words/frame.ts'
import * as words from '#words/office-lists.ts'
import { useThingsQuery } from '../thing-api.ts'
import { DragRows } from './drag-rows.tsx'
import { found } from './found.ts'
import './thing-list.css'
import { type Row, type States, ThingRow } from './thing-row.tsx'
import { useOrder } from './use-order.ts'

type Props<T> = {
  /** Of the API: `/staff/rides`. */
  path: string
  /** Where one of them is edited. */
  to: (id: number) => string
  rowOf: (thing: T) => Row
  states: States
  search: string
  empty: string
}

/** A list of the content: search, status, order. */
export function ThingList<T>({ path, empty, ...rest }: Props<T>) {
  const query = useThingsQuery(path)
  return (
    <Loaded query={query} loading={<Loading text={loading} />} failed={words.listFailed}>
      {(things) => {
        const rows = (things as T[]).map(rest.rowOf)
        return rows.length === 0 ? <Empty text={empty} /> : <Rows path={path} rows={rows} {...rest} />
      }}
    </Loaded>
  )
}

function useFilter() {
  const [query, setQuery] = useSearchParams()
  const set = (name: string, value: string) =>
    setQuery(
      (known) => {
        if (value === '') known.delete(name)
        else known.set(name, value)
        return known
      },
      { replace: true },
    )
  return { q: query.get('q') ?? '', status: query.get('status') ?? '', set }
}

function Rows({ path, rows, to, states, search }: Omit<Props<never>, 'rowOf' | 'empty'> & { rows: Row[] }) {
  const { q, status, set } = useFilter()
  const { ordered, order } = useOrder(path, rows)
  const shown = found(ordered, q, status)
  return (
    <>
      <div className="thing-filter">
        <SearchBox value={q} placeholder={search} onSearch={(text) => set('q', text)} />
        <Statuses rows={rows} states={states} chosen={status} onChoose={(value) => set('status', value)} />
      </div>
      {shown.length === 0 ? (
        <Empty text={words.noneFound} />
      ) : (
        <DragRows
          items={shown}
          nameOf={({ name }) => name}
          fixed={shown.length < rows.length}
          onOrder={(items, { name }, at) => void order(items, name, at)}
        >
          {(row, parts) => <ThingRow key={row.id} row={row} to={to(row.id)} states={states} {...parts} />}
        </DragRows>
      )}
    </>
  )
}

type StatusProps = { rows: Row[]; states: States; chosen: string; onChoose: (status: string) => void }

function Statuses({ rows, states, chosen, onChoose }: StatusProps) {
  if (rows.every(({ on }) => on === null)) return null
  const chips = [
    { value: '', name: words.all, count: rows.length },
    { value: 'on', name: states.on, count: rows.filter(({ on }) => on).length },
    { value: 'off', name: states.off, count: rows.filter(({ on }) => !on).length },
  ]
  return (
    <div className="thing-filter__chips" role="group" aria-label={words.status}>
      {chips.map(({ value, name, count }) => (
        <Chip key={value} pressed={chosen === value} onPress={() => onChoose(value)}>
          {name} <b>{count}</b>
        </Chip>
      ))}
    </div>
  )
}
