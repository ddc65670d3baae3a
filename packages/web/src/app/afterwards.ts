import { SCRIPTS_FIRST_MARK } from '#contract/signed-in.ts'
import { showKeptToast } from '#ui/show-kept-toast.ts'
import { notices } from '../features/session/notices.ts'
import { wantsBangla } from './chosen-language.ts'
import { loadAnew } from './load-anew.ts'
import { missing } from './screen.tsx'
import type { AppStore } from './store.ts'

const WORKER = '/service-worker.js'

const nothing = () => {}

/** Only a customer has something to keep for the gate; whoever is found late was away. */
function whenSignedIn({ getState, subscribe }: AppStore, work: (wasAway: boolean) => void): void {
  let wasAway = false
  let isDone = false
  const look = () => {
    const { user, unreachable } = getState().auth
    wasAway ||= unreachable
    if (!user || isDone) return
    isDone = true
    stop()
    work(wasAway)
  }
  const stop = subscribe(look)
  look()
}

/** The style sheet offers what is kept by this mark, wherever a page can fetch nothing more. */
function markNoLine({ getState, subscribe }: AppStore): void {
  const mark = () => {
    const isLost = !navigator.onLine || getState().auth.unreachable
    document.documentElement.toggleAttribute('data-no-line', isLost)
  }
  addEventListener('online', mark)
  addEventListener('offline', mark)
  subscribe(mark)
  mark()
}

/** What nobody waits for: it is done when the page is alive and has nothing better to do. */
export function afterwards(store: AppStore): void {
  document.documentElement.removeAttribute(SCRIPTS_FIRST_MARK)
  missing.cope = loadAnew
  markNoLine(store)
  showKeptToast(notices)
  // A private window or an old browser has no worker, or refuses it: then the site works as it did.
  if (import.meta.env.PROD) navigator.serviceWorker?.register(WORKER, { updateViaCache: 'none' }).catch(nothing)
  if (wantsBangla()) void import('./suggest-bangla.ts').then(({ suggestBangla }) => suggestBangla(), nothing)
  whenSignedIn(store, (wasAway) => {
    const load = import('../features/kept-passes/keep-passes-fresh.ts')
    load.then(({ keepPassesFresh }) => keepPassesFresh(store, wasAway), nothing)
  })
}
