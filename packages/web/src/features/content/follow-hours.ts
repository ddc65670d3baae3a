import { openState } from '#contract/rules/open-state.ts'
import { openWords } from './open-words.ts'

export type OpenNews = { open: boolean; words: string } | null

const MINUTE = 60_000

function newsAt(hours: string, now: Date): OpenNews {
  const state = openState(hours, now)
  return state && { open: state.open, words: openWords(state) }
}

/** Tells it now, at each full minute, and when a page that slept is looked at again. */
export function followHours(hours: string, tell: (news: OpenNews) => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout>
  const look = () => {
    clearTimeout(timer)
    if (signal.aborted) return
    const now = new Date()
    tell(newsAt(hours, now))
    timer = setTimeout(look, MINUTE - (now.getTime() % MINUTE))
  }
  look()
  document.addEventListener('visibilitychange', look, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
}
