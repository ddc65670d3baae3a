import { useSyncExternalStore } from 'react'
import type { OwnHours } from '#contract/rules/open-state.ts'
import { isClosedForToday } from '#contract/rules/closed-for-today.ts'

const MINUTE_MS = 60_000

/** A page that stays open learns of the closing time; one that slept learns when it is looked at again. */
function followClock(look: () => void): () => void {
  const timer = setInterval(look, MINUTE_MS)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

/** `own` are the hours of today, where they are not the usual ones. */
export const useClosedForToday = (hours: string | null, own: readonly OwnHours[] = []): boolean =>
  useSyncExternalStore(
    followClock,
    () => isClosedForToday(hours, new Date(), own),
    () => false,
  )
