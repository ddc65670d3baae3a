import { pageOf } from '#contract/rules/paging.ts'
import type { HouseholdFilter } from '#contract/schemas/staff-customers.ts'

export const MOST_TYPED = 200

const filters: readonly string[] = ['members', 'ending', 'came'] satisfies HouseholdFilter[]

export const searchIn = (query: URLSearchParams): string => (query.get('q') ?? '').trim().slice(0, MOST_TYPED)

/** What was typed into the address by hand and is no filter, counts as none. */
export const filterIn = (query: URLSearchParams): string => {
  const show = query.get('show') ?? ''
  return filters.includes(show) ? show : ''
}

type Wanted = { q: string; show: string; page: number }

/** Of the address and of the call alike; what is not wanted is not in it. */
export function searchOf({ q, show, page }: Wanted): string {
  const asked = new URLSearchParams()
  if (q !== '') asked.set('q', q)
  if (show !== '') asked.set('show', show)
  if (page > 1) asked.set('page', String(page))
  return asked.size > 0 ? `?${asked}` : ''
}

export const wantedIn = (query: URLSearchParams): Wanted => ({
  q: searchIn(query),
  show: filterIn(query),
  page: pageOf(query.get('page')),
})
