import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { can, rightOf } from '#contract/rights.ts'
import { formatShort } from '#contract/rules/money.ts'
import type { HouseholdRows } from '#contract/schemas/staff-customers.ts'
import { staffPaths } from '#contract/staff-paths.ts'
import { Button } from '#ui/button.tsx'
import { DeskTitle } from '#ui/desk-title.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { Sheet } from '#ui/panel.tsx'
import { PastTheEnd } from '#ui/past-the-end.tsx'
import { SearchBox } from '#ui/search-box.tsx'
import { Empty, Loading } from '#ui/state.tsx'
import * as words from '#words/desk-customers.ts'
import { loading } from '#words/frame.ts'
import { next, previous } from '#words/ui.ts'
import { useCustomersQuery } from '../../api/customers-api.ts'
import { useMe } from '../../api/use-me.ts'
import './customers-screen.css'
import { CustomersTable } from './customers-table.tsx'
import { MOST_TYPED, searchOf, wantedIn } from './customers-search.ts'
import { MergeDialog } from './merge-dialog.tsx'

/** Who comes here, found by whatever somebody knows of them. */
export function Component() {
  const [query, setQuery] = useSearchParams()
  const { role } = useMe()
  const wanted = wantedIn(query)
  const customers = useCustomersQuery(searchOf(wanted), { refetchOnMountOrArgChange: true })
  const [isMerging, setMerging] = useState(false)
  // The rows before stay, paler, until the next are there: nothing jumps while somebody types.
  const shown = customers.currentData ?? (customers.isError ? undefined : customers.data)
  const isOld = customers.isFetching && customers.currentData === undefined
  const placeholder = rightOf(role, 'customers') === 'read' ? words.searchNoChildren : words.search
  return (
    <>
      <title>{words.customers}</title>
      <DeskTitle
        title={words.customers}
        about={shown ? words.households(formatShort(shown.meta.total), shown.more) : ' '}
      >
        {can(role, 'customer_erase') && (
          <Button kind="soft" onClick={() => setMerging(true)}>
            {words.mergeTwo}
          </Button>
        )}
      </DeskTitle>
      <div className="customers__bar">
        <SearchBox
          value={wanted.q}
          label={placeholder}
          placeholder={placeholder}
          most={MOST_TYPED}
          onSearch={(q) => setQuery(searchOf({ ...wanted, q, page: 1 }), { replace: true })}
        />
        <Filters
          value={wanted.show}
          counts={shown?.counts ?? null}
          onChange={(show) => setQuery(searchOf({ ...wanted, show, page: 1 }))}
        />
      </div>
      <div className={isOld ? 'customers__found is-old' : 'customers__found'} aria-busy={isOld}>
        <Loaded query={{ ...customers, currentData: shown }} loading={<Loading text={loading} />} failed={words.failed}>
          {(found) => <Found found={found} query={query} />}
        </Loaded>
      </div>
      {isMerging && <MergeDialog kept={null} onClose={() => setMerging(false)} />}
    </>
  )
}

type FilterProps = { value: string; counts: HouseholdRows['counts']; onChange: (show: string) => void }

/** How many each holds is known of the whole list, and stays while somebody searches in it. */
function Filters({ value, counts, onChange }: FilterProps) {
  const [known, setKnown] = useState(counts)
  if (counts !== null && counts !== known) setKnown(counts)
  const choices = [['', words.all], ...Object.entries(words.filters)] as const
  return (
    <div className="customers__filters" role="group" aria-label={words.filter}>
      {choices.map(([show = '', name]) => (
        <button key={show} type="button" aria-pressed={show === value} onClick={() => onChange(show)}>
          {name}
          {known && show !== '' && <b>{formatShort(known[show as keyof typeof known])}</b>}
        </button>
      ))}
    </div>
  )
}

function Found({ found: { data, meta, more }, query }: { found: HouseholdRows; query: URLSearchParams }) {
  const wanted = wantedIn(query)
  const to = (page: number): string => `${staffPaths.customers}${searchOf({ ...wanted, page })}`
  if (wanted.page > meta.last_page) return <PastTheEnd last={meta.last_page} to={to} />
  if (data.length === 0) return <Empty text={wanted.q === '' && wanted.show === '' ? words.noneYet : words.noneFound} />
  const from = (meta.current_page - 1) * meta.per_page + 1
  const total = more ? words.moreThan(formatShort(meta.total)) : formatShort(meta.total)
  return (
    <Sheet label={words.customers}>
      <CustomersTable rows={data} from={searchOf(wanted)} />
      <div className="customers__end">
        <span role="status">{words.rowsOf(formatShort(from), formatShort(from + data.length - 1), total)}</span>
        <Turn name={previous} icon="caret-left-bold" to={meta.current_page > 1 ? to(meta.current_page - 1) : null} />
        <Turn
          name={next}
          icon="caret-right-bold"
          to={meta.current_page < meta.last_page ? to(meta.current_page + 1) : null}
        />
      </div>
    </Sheet>
  )
}

type TurnProps = { name: string; icon: 'caret-left-bold' | 'caret-right-bold'; to: string | null }

function Turn({ name, icon, to }: TurnProps) {
  if (to === null)
    return (
      <button type="button" className="icon-btn" aria-label={name} disabled>
        <Icon name={icon} />
      </button>
    )
  return (
    <Link className="icon-btn" aria-label={name} to={to}>
      <Icon name={icon} />
    </Link>
  )
}
