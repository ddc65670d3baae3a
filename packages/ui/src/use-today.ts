import { useEffect, useState } from 'react'
import { type Day, dhakaDay } from '#contract/rules/dates.ts'

const MAX_WAIT_MS = 60 * 60 * 1000

/** Dhaka's midnight is 18:00 of the day before in UTC. */
const untilTomorrow = (today: Day, now: number): number => Date.parse(`${today}T18:00:00Z`) - now

/**
 * The day it is in Dhaka. A page that stays open learns of midnight; one that slept learns when it is looked at again.
 * The phone's clock may be wrong: `ahead` is how far the server's is ahead of it, where that is known.
 */
export function useToday(ahead = 0): Day {
  const [now, setNow] = useState(() => Date.now())
  const today = dhakaDay(new Date(now + ahead))
  useEffect(() => {
    const look = () => setNow(Date.now())
    const timer = setTimeout(look, Math.min(untilTomorrow(today, Date.now() + ahead) + 1000, MAX_WAIT_MS))
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  })
  return today
}
