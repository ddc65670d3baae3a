import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Day } from '#contract/rules/dates.ts'
import { dayBy, type KeptPasses, keptText, onKeptChange, readPasses } from './kept-passes.ts'

/** What this phone has kept; undefined while the server draws the page, null when there is nothing. */
export function useKeptPasses(): KeptPasses | null | undefined {
  const text = useSyncExternalStore<string | null | undefined>(onKeptChange, keptText, () => undefined)
  return useMemo(() => (text === undefined ? undefined : readPasses(text)), [text])
}

const MINUTE_MS = 60_000

/** A page that stays open learns of midnight, by the clock of the one who told the passes. */
export function useDayBy(kept: KeptPasses): Day {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return dayBy(kept, now)
}
