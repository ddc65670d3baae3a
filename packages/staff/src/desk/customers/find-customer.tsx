import { useState } from 'react'
import { showPhone } from '#contract/rules/phone.ts'
import type { HouseholdRow } from '#contract/schemas/staff-customers.ts'
import { langOf } from '#ui/lang-of.ts'
import { SearchBox } from '#ui/search-box.tsx'
import * as words from '#words/desk-customers.ts'
import { useCustomersQuery } from '../../api/customers-api.ts'
import { PersonLine } from './person-line.tsx'

const SHOWN = 5

export type Chosen = Pick<HouseholdRow, 'id' | 'name' | 'phone'>

/** Somebody by phone, name, child or invoice; tapping one chooses. Who is `taken` already cannot be. */
export function FindCustomer({ taken, onChoose }: { taken: number | null; onChoose: (one: Chosen) => void }) {
  const [q, setQ] = useState('')
  const found = useCustomersQuery(`?${new URLSearchParams({ q, per_page: String(SHOWN + 1) })}`, { skip: q === '' })
  const rows = q === '' ? [] : (found.currentData?.data ?? []).filter(({ id }) => id !== taken).slice(0, SHOWN)
  const isNobody = q !== '' && found.currentData !== undefined && rows.length === 0
  const isSame = isNobody && found.currentData?.data.some(({ id }) => id === taken)
  return (
    <>
      <SearchBox value={q} label={words.search} placeholder={words.search} onSearch={setQ} />
      <p role="status">{isSame ? words.sameOne : isNobody ? words.noneFound : found.isError ? words.failed : ''}</p>
      <ul className="customer-acts__found">
        {rows.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              aria-label={words.personNamed(row.name || words.nameless, showPhone(row.phone))}
              onClick={() => onChoose(row)}
            >
              <PersonLine name={row.name} colour={row.id} below={showPhone(row.phone)}>
                <b lang={langOf(row.name)}>{row.name || words.nameless}</b>
              </PersonLine>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
