import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { STATE_ID } from '#contract/page.ts'
import { BASE } from '#words/language.ts'
import { App } from './app.tsx'
import { browserRequest } from './browser-request.ts'
import type { PageState } from './page-state.ts'
import { loadScreens, prefetcher } from './preload.ts'
import { makeStore } from './store.ts'
import { yieldToMain } from './yield-to-main.ts'

/** Absent when the server could not render the page: then the browser draws it from nothing. */
function readState(): PageState | null {
  const text = document.getElementById(STATE_ID)?.textContent
  return text ? JSON.parse(text) : null
}

/** As the router has it. */
const addressNow = (): string => {
  const { pathname, search } = location
  return (BASE ? pathname.slice(BASE.length) : pathname) + search
}

declare global {
  interface Window {
    /** Buttons pressed before the page was alive, written by the page itself. */
    earlyTaps?: (HTMLButtonElement | null)[]
  }
}

/** From here on React hears every tap; those before it are made up for. */
function repeatEarlyTaps(): void {
  const taps = window.earlyTaps
  delete window.earlyTaps
  taps?.forEach((button) => button?.click())
}

const nothing = () => {}
const whenIdle: (work: () => void) => void = globalThis.requestIdleCallback ?? setTimeout

export async function start(root: HTMLElement) {
  // First, because waiting for it lets the browser breathe; should it fail, the error boundary says so.
  await loadScreens(location.pathname).catch(() => {})
  const state = readState()
  const store = makeStore(browserRequest, state?.fetched)
  await yieldToMain()
  const drawn = state?.page ? { address: addressNow(), page: state.page } : null
  const page = { origin: state?.origin ?? location.origin, drawn }
  const app = (
    <App
      store={store}
      page={page}
      prefetch={prefetcher(store)}
      router={(site) => <BrowserRouter basename={BASE || '/'}>{site}</BrowserRouter>}
    />
  )
  // As a transition it lets go of the thread in between: a tap is answered while the rest comes alive.
  if (state) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
  repeatEarlyTaps()
  document.documentElement.dataset['alive'] = ''
  whenIdle(() => void import('./afterwards.ts').then(({ afterwards }) => afterwards(store), nothing))
}
