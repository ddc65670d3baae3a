import { useEffect, useState } from 'react'
import { useBusinessInfo } from './business-api.ts'
import type { OpenNews } from './follow-hours.ts'
import './open-now.css'

/** A page is kept for everyone and any time: it holds the place, and the visitor's browser says what is true now. */
export function OpenNow({ closed }: { closed?: true }) {
  const info = useBusinessInfo()
  const [news, setNews] = useState<OpenNews>(null)
  useEffect(() => {
    if (!info?.opening_hours) return
    const leaving = new AbortController()
    import('./follow-hours.ts').then(
      ({ followHours }) => followHours(info, setNews, leaving.signal),
      // The hours themselves are on the page.
      () => {},
    )
    return () => leaving.abort()
  }, [info])
  if (closed) return <p className="closed-days">{news?.closed}</p>
  return info?.opening_hours && <p className={news?.open ? 'open-now is-open' : 'open-now'}>{news?.words}</p>
}
