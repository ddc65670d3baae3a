import { isDay } from '#contract/rules/dates.ts'
import { pageOf } from '#contract/rules/paging.ts'

/** What narrows the list, as the address and the call name it. */
export const FILTERS = ['branch_id', 'visit_day', 'sale_day', 'state', 'channel', 'method'] as const
export type Filter = (typeof FILTERS)[number]

export const MOST_TYPED = 200

const isKnown = {
  branch_id: (text: string) => /^\d{1,9}$/.test(text),
  visit_day: isDay,
  sale_day: isDay,
  state: (text: string) => /^(paid|unpaid|held|refunding|refunded|cancelled|expired|stray)$/.test(text),
  channel: (text: string) => /^(online|counter)$/.test(text),
  method: (text: string) => /^(bkash|nagad|rocket|visa|mastercard|amex|other)$/.test(text),
} satisfies Record<Filter, (text: string) => boolean>

/** A filter of the address; what was typed into it by hand and is none, counts as none. */
export function filterIn(query: URLSearchParams, filter: Filter): string {
  const value = query.get(filter) ?? ''
  return isKnown[filter](value) ? value : ''
}

export const searchIn = (query: URLSearchParams): string => (query.get('q') ?? '').trim().slice(0, MOST_TYPED)

export const isNarrowed = (query: URLSearchParams): boolean =>
  FILTERS.some((filter) => filter !== 'branch_id' && filterIn(query, filter) !== '')

/** What the server is asked, of an address: only what it knows. */
export function ordersSearch(query: URLSearchParams): string {
  const asked = new URLSearchParams()
  const q = searchIn(query)
  if (q !== '') asked.set('q', q)
  for (const filter of FILTERS) if (filterIn(query, filter) !== '') asked.set(filter, filterIn(query, filter))
  const page = pageOf(query.get('page'))
  if (page > 1) asked.set('page', String(page))
  return asked.size > 0 ? `?${asked}` : ''
}

/** The address with one thing changed, from its first page on. */
export function withChange(query: URLSearchParams, name: Filter | 'q', value: string): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete('page')
  if (value === '') next.delete(name)
  else next.set(name, value)
  return next
}

export function withPage(query: URLSearchParams, page: number): string {
  const next = new URLSearchParams(query)
  if (page > 1) next.set('page', String(page))
  else next.delete('page')
  return next.size > 0 ? `?${next}` : ''
}
