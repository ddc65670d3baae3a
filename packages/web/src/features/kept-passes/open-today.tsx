import { createRoot } from 'react-dom/client'
import { paths } from '#contract/paths.ts'
import { FullPass } from '../orders/full-pass.tsx'
import { passesOfDay } from '../orders/pass-words.ts'
import { dayBy, keptText, readPasses, visitsOf } from './kept-passes.ts'

/** Over whatever page is open, with nothing of it: what the phone has kept is enough. */
export function openToday(): void {
  const kept = readPasses(keptText())
  const today = kept && dayBy(kept, new Date())
  const first = kept && visitsOf(kept, today ?? '')[0]
  if (!kept || !today || !first) return location.assign(paths.myTickets)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const close = () => root.unmount()
  root.render(
    <FullPass
      {...passesOfDay(first, kept.passes, today)}
      kept={{ knownSince: kept.known, online: navigator.onLine }}
      onClose={close}
    />,
  )
}
