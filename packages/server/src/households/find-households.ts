import { addDays, addMonths, dhakaDay } from '#contract/rules/dates.ts'
import { toTaka } from '#contract/rules/money.ts'
import { lastPage } from '#contract/rules/paging.ts'
import { rightOf } from '#contract/rights.ts'
import type { CustomersQuery, HouseholdRow, HouseholdRows } from '#contract/schemas/staff-customers.ts'
import type { StaffActor } from '../actor.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import {
  countFilters,
  findAll,
  findByInvoice,
  findByName,
  findByPhone,
  findFiltered,
  MOST_FOUND,
  MOST_NAMED,
} from './find-queries.ts'
import { readSearch } from './read-search.ts'
import { type HouseholdRowRow, readRows } from './row-queries.ts'

type Needs = { database: Database; clock: Clock }

/** Whoever reads only, sees no children: neither their names nor whether one is called so. */
export const seesChildren = ({ role }: StaffActor): boolean => rightOf(role, 'customers') === 'yes'

/** Customers by phone, name, child's name or invoice; without a search all of them, newest first. */
export async function findHouseholds(
  { database: { pool }, clock }: Needs,
  by: StaffActor,
  { q, show, page, per_page }: CustomersQuery,
): Promise<HouseholdRows> {
  const today = dhakaDay(clock.now())
  const days = { today, until: addDays(today, 30), month: `${today.slice(0, 8)}01`, branches: by.branchIds }
  const { as } = readSearch(q)
  const isAll = as === 'all'
  const most = as === 'name' ? MOST_NAMED : MOST_FOUND
  const named = isAll && show ? null : await findIds(pool, by, q)
  const ids = show ? idsOf(await findFiltered[show].on(pool)({ ids: named, ...days })) : (named ?? [])
  const from = (page - 1) * per_page
  const rows = await readRows.on(pool)({
    ids: ids.slice(0, most).slice(from, from + per_page),
    today,
    since: addMonths(today, -12),
    branches: by.branchIds,
  })
  const total = Math.min(ids.length, most)
  const [counts] = isAll && page === 1 ? await countFilters.on(pool)(days) : []
  return {
    data: rows.map((row) => presentRow(row, by)),
    meta: { current_page: page, last_page: lastPage(total, per_page), per_page, total },
    more: ids.length > most,
    counts: counts ?? null,
  }
}

const idsOf = (found: { id: number | null }[]): number[] => found.flatMap(({ id }) => id ?? [])

async function findIds(pool: Database['pool'], by: StaffActor, q: string): Promise<number[]> {
  const search = readSearch(q)
  if (search.as === 'all') return idsOf(await findAll.on(pool)({}))
  if (search.as === 'phone') return idsOf(await findByPhone.on(pool)(search))
  if (search.as === 'invoice') return idsOf(await findByInvoice.on(pool)({ ...search, branches: by.branchIds }))
  if (search.as === 'name') return idsOf(await findByName.on(pool)({ ...search, children: seesChildren(by) }))
  return []
}

const presentRow = ({ children, takings, ...row }: HouseholdRowRow, by: StaffActor): HouseholdRow => ({
  ...row,
  children: seesChildren(by) ? children : null,
  takings: toTaka(takings),
})
