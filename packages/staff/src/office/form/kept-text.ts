/** What was typed and not saved: of which version, and what it was before. */
export type Kept<V> = { values: V; base: V; version: number | null; clientId: string }

/** Begins as all that this browser keeps of the staff, so that an unpaired device forgets it as well. */
const keyOf = (keptAs: string): string => `staff-text:${keptAs}`

/** A text of another shape, of an older version of this app, is no use to anybody. */
const isKept = (found: unknown): boolean =>
  typeof found === 'object' && found !== null && 'values' in found && 'base' in found && 'clientId' in found

export function readKept<V>(keptAs: string): Kept<V> | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(keyOf(keptAs)) ?? 'null')
    return isKept(found) ? (found as Kept<V>) : null
  } catch {
    return null
  }
}

/** A browser without storage keeps it as long as the page is open. */
export function keepText<V>(keptAs: string, kept: Kept<V> | null): void {
  try {
    if (kept === null) sessionStorage.removeItem(keyOf(keptAs))
    else sessionStorage.setItem(keyOf(keptAs), JSON.stringify(kept))
  } catch {
    // It is full or blocked.
  }
}
