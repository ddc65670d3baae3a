import type { ListOf } from '#contract/schemas/paging.ts'
import type { Query } from './loaded.tsx'

type Asked<T> = Query<ListOf<T>> & { data?: ListOf<T> }

/** The answer before stays, paler, until the next is there; `page` is the one that is shown. */
export function keepPreviousData<T>(query: Asked<T>, asked: number): { query: Query<ListOf<T>>; page: number } {
  const shown = query.currentData ?? (query.isError ? undefined : query.data)
  return { query: { ...query, currentData: shown }, page: shown?.meta.current_page ?? asked }
}
