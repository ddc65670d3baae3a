import { useSearchParams } from 'react-router'
import { Select } from '#ui/select.tsx'
import { SearchBox } from '#ui/search-box.tsx'
import * as words from '#words/desk.ts'
import { DayFilter } from './day-filter.tsx'
import { type Filter, filterIn, MOST_TYPED, searchIn, withChange } from './orders-search.ts'

type ChoiceProps = {
  name: string
  any: string
  names: Record<string, string>
  value: string
  onChange: (to: string) => void
}

function Choice({ name, any, names, value, onChange }: ChoiceProps) {
  return (
    <Select aria-label={name} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{any}</option>
      {Object.entries(names).map(([each, said]) => (
        <option key={each} value={each}>
          {said}
        </option>
      ))}
    </Select>
  )
}

function States({ value, onChange }: { value: string; onChange: (state: string) => void }) {
  const choices: [string, string][] = [['', words.allStates], ...Object.entries(words.states)]
  return (
    <div className="orders__states" role="group" aria-label={words.state}>
      {choices.map(([each, name]) => (
        <button key={each} type="button" aria-pressed={each === value} onClick={() => onChange(each)}>
          {name}
        </button>
      ))}
    </div>
  )
}

/** One box for whatever is on the receipt, the phone or the bank's message; the rest narrows what it finds. */
export function OrderFilters() {
  const [query, setQuery] = useSearchParams()
  const of = (filter: Filter) => ({
    value: filterIn(query, filter),
    onChange: (value: string) => setQuery(withChange(query, filter, value)),
  })
  return (
    <>
      <div className="orders__bar">
        <div className="orders__search">
          <SearchBox
            value={searchIn(query)}
            label={words.searchOrders}
            placeholder={words.searchOrders}
            most={MOST_TYPED}
            onSearch={(text) => setQuery(withChange(query, 'q', text), { replace: true })}
          />
          {searchIn(query) === '' && <kbd aria-hidden="true">/</kbd>}
        </div>
        <DayFilter name={words.visitDay} any={words.visitAnyDay} near={words.visitDays} {...of('visit_day')} />
        <Choice name={words.channel} any={words.anyChannel} names={words.channels} {...of('channel')} />
        <DayFilter name={words.saleDay} any={words.soldAnyDay} near={words.saleDays} {...of('sale_day')} />
        <Choice name={words.method} any={words.anyMethod} names={words.methods} {...of('method')} />
      </div>
      <States {...of('state')} />
    </>
  )
}
