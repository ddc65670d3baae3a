import { useEffect, useState } from 'react'
import { useBusinessInfo } from './business-api.ts'
import type { OpenNews } from './follow-hours.ts'
import './open-now.css'

/** A page is kept for everyone and any time: it holds the place, and the visitor's browser says what is true now. */
export function OpenNow() {
  const info = useBusinessInfo()
  const hours = info?.opening_hours_en ?? info?.opening_hours
  const [news, setNews] = useState<OpenNews>(null)
  useEffect(() => {
    if (!hours) return
    const leaving = new AbortController()
    import('./follow-hours.ts').then(
      ({ followHours }) => followHours(hours, setNews, leaving.signal),
      // The hours themselves are on the page.
      () => {},
    )
    return () => leaving.abort()
  }, [hours])
  return hours && <p className={news?.open ? 'open-now is-open' : 'open-now'}>{news?.words}</p>
}
