import { useMemo, useSyncExternalStore } from 'react'
import { type KeptPasses, keptText, onKeptChange, readPasses } from './kept-passes.ts'

/** What this phone has kept; undefined while the server draws the page, null when there is nothing. */
export function useKeptPasses(): KeptPasses | null | undefined {
  const text = useSyncExternalStore<string | null | undefined>(onKeptChange, keptText, () => undefined)
  return useMemo(() => (text === undefined ? undefined : readPasses(text)), [text])
}
