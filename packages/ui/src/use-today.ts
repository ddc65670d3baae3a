import { useEffect, useState } from 'react'
import { type Day, dhakaDay } from '#contract/rules/dates.ts'

const MAX_WAIT_MS = 60 * 60 * 1000

/** Dhaka's midnight is 18:00 of the day before in UTC. */
const untilTomorrow = (today: Day, now: Date): number => Date.parse(`${today}T18:00:00Z`) - now.getTime()

/** The day it is in Dhaka. A page that stays open learns of midnight; one that slept learns when it is looked at again. */
export function useToday(): Day {
  const [today, setToday] = useState(() => dhakaDay(new Date()))
  useEffect(() => {
    const look = () => setToday(dhakaDay(new Date()))
    const timer = setTimeout(look, Math.min(untilTomorrow(today, new Date()) + 1000, MAX_WAIT_MS))
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  })
  return today
}
