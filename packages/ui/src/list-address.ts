import { pageOf } from '#contract/rules/paging.ts'

export type ListAddress<Filter extends string> = { search: string; filter: Filter; page: number }

export const readListAddress = <Filter extends string>(
  query: URLSearchParams,
  filters: readonly [Filter, ...Filter[]],
): ListAddress<Filter> => ({
  search: query.get('search')?.trim().slice(0, 100) ?? '',
  filter: filters.find((filter) => filter === query.get('filter')) ?? filters[0],
  page: pageOf(query.get('page')),
})

export function listPath<Filter extends string>(
  path: string,
  { search, filter, page }: ListAddress<Filter>,
  filters: readonly [Filter, ...Filter[]],
): string {
  const query = new URLSearchParams()
  if (search !== '') query.set('search', search)
  if (filter !== filters[0]) query.set('filter', filter)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${path}?${query}` : path
}
