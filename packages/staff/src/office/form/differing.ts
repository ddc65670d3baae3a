export type Values = Record<string, unknown>
export type Side = 'mine' | 'theirs'
export type Difference = { field: string; mine: unknown; theirs: unknown; first: Side }

/** Nothing typed, nothing there, and a list of nothing are the same. */
const plain = (value: unknown): string => JSON.stringify(value === '' || value === undefined ? null : value)
export const isSame = (one: unknown, other: unknown): boolean => plain(one) === plain(other)

/** Where two editors differ. What only they have changed is theirs unless one says otherwise; the rest is mine. */
export const differing = (base: Values, mine: Values, theirs: Values): Difference[] =>
  Object.keys(theirs)
    .filter((field) => !isSame(mine[field], theirs[field]))
    .map((field) => ({
      field,
      mine: mine[field],
      theirs: theirs[field],
      first: isSame(mine[field], base[field]) ? 'theirs' : 'mine',
    }))

/** Mine, but with theirs where that was chosen. */
export const mixed = <V extends Values>(mine: V, differences: Difference[], chosen: Record<string, Side>): V => ({
  ...mine,
  ...Object.fromEntries(
    differences
      .filter(({ field, first }) => (chosen[field] ?? first) === 'theirs')
      .map(({ field, theirs }) => [field, theirs]),
  ),
})
