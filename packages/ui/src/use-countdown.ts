import { useEffect, useState } from 'react'

export function useCountdown(until: number): number {
  const [now, setNow] = useState(Date.now)
  const over = now >= until
  useEffect(() => {
    if (over) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [over])
  return over ? 0 : Math.ceil((until - now) / 1000)
}
