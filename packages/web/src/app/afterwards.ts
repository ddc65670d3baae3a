import { loadAnew } from './load-anew.ts'
import { missing } from './screen.tsx'

const WORKER = '/service-worker.js'

/** What nobody waits for: it is done when the page is alive and has nothing better to do. */
export function afterwards(): void {
  missing.cope = loadAnew
  // A private window or an old browser has no worker, or refuses it: then the site works as it did.
  if (import.meta.env.PROD) navigator.serviceWorker?.register(WORKER, { updateViaCache: 'none' }).catch(() => {})
}
