import { pageOf } from '#contract/rules/paging.ts'

/** Where one is in a list of one's own: what was searched for, which of them are shown, and the page. */
export type ListAddress<Filter extends string> = { search: string; filter: Filter; page: number }

/** The first filter is the one that needs no name. */
export const readListAddress = <Filter extends string>(query: URLSearchParams, filters: readonly [Filter, ...Filter[]]): ListAddress<Filter> => ({
  search: query.get('search')?.trim().slice(0, 100) ?? '',
  filter: filters.find((filter) => filter === query.get('filter')) ?? filters[0],
  page: pageOf(query.get('page')),
})

/** What needs no name is left out, so that every list has one address only. */
export function listPath<Filter extends string>(path: string, { search, filter, page }: ListAddress<Filter>, filters: readonly [Filter, ...Filter[]]): string {
  const query = new URLSearchParams()
  if (search !== '') query.set('search', search)
  if (filter !== filters[0]) query.set('filter', filter)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${path}?${query}` : path
}
