import { createRoot } from 'react-dom/client'
import { paths } from '#contract/paths.ts'
import { addressHere } from '#words/language.ts'
import { FullPass } from '../orders/full-pass.tsx'
import { passesOfDay } from '../orders/pass-words.ts'
import { dayBy, keptText, onKeptChange, readPasses, visitsOf } from './kept-passes.ts'

let isOpen = false

/** Over whatever page is open, with nothing of it: what the phone has kept is enough, and when that is gone, so is this. */
export function openToday(centre: string | undefined): void {
  if (isOpen) return
  const kept = readPasses(keptText())
  const today = kept && dayBy(kept, new Date())
  const first = kept && visitsOf(kept, today ?? '')[0]
  if (!kept || !today || !first) return location.assign(addressHere(paths.myTickets))
  isOpen = true
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const close = () => {
    stopHearing()
    root.unmount()
    host.remove()
    isOpen = false
  }
  const stopHearing = onKeptChange(() => keptText() === null && close())
  root.render(
    <FullPass
      {...passesOfDay(first, kept.passes, today)}
      kept={{ knownSince: kept.known, online: navigator.onLine }}
      ahead={kept.ahead}
      centre={centre}
      onClose={close}
    />,
  )
}
