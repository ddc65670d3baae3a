import { useSyncExternalStore } from 'react'
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

export const useClosedForToday = (hours: string | null): boolean =>
  useSyncExternalStore(
    followClock,
    () => isClosedForToday(hours, new Date()),
    () => false,
  )
