export const FILTERS = ['person', 'thing', 'day'] as const
export type Filter = (typeof FILTERS)[number]

/** Of an address only what the call knows: whatever else was typed into it is left out. */
export function historySearch(query: URLSearchParams): string {
  const known = [...FILTERS, 'before'].flatMap((name) => {
    const value = query.get(name)
    return value ? [[name, value]] : []
  })
  return known.length > 0 ? `?${new URLSearchParams(known)}` : ''
}
