import { useEffect, useState } from 'react'
import { STAFF } from '#contract/staff-app.ts'
import { Button } from '#ui/button.tsx'
import * as words from '#words/frame.ts'
import { useIsAtWork } from '../api/at-work.ts'
import './strip.css'

const WORKER = `${STAFF}/service-worker.js`
const LOOK_EVERY_MS = 30 * 60 * 1000
const nothing = () => {}

/** Waits in the browser until somebody asks for it. */
function useWaitingVersion(): ServiceWorker | null {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null)
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    let known: ServiceWorkerRegistration | undefined
    const look = () => {
      // The first one takes over by itself: there is no version before it.
      if (known?.waiting && navigator.serviceWorker.controller) setWaiting(known.waiting)
    }
    const open = async () => {
      known = await navigator.serviceWorker.register(WORKER, { scope: `${STAFF}/`, updateViaCache: 'none' })
      look()
      known.addEventListener('updatefound', () => known?.installing?.addEventListener('statechange', look))
    }
    // A private window or an old browser has no worker, or refuses it: then the app works without.
    void open().catch(nothing)
    const timer = setInterval(() => void known?.update().catch(nothing), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return waiting
}

/** Never in the middle of something, and never by itself: what is typed is not lost. */
export function NewVersion() {
  const waiting = useWaitingVersion()
  const isAtWork = useIsAtWork()
  const reload = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    waiting?.postMessage('take over', [])
  }
  return (
    <div role="status">
      {waiting && !isAtWork && (
        <div className="strip strip--new">
          <span>{words.newVersion}</span>
          <Button size="sm" kind="white" onClick={reload}>
            {words.reload}
          </Button>
        </div>
      )}
    </div>
  )
}
