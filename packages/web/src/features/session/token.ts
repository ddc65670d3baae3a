import {
  KEPT_MARK,
  PASSES_KEY,
  RECEIPTS_CACHE,
  SIGNED_IN_MARK,
  TOKEN_KEY,
  VISIT_TODAY_MARK,
} from '#contract/signed-in.ts'

/** Private windows and full disks refuse local storage: the visitor is then signed in for this visit only. */
let held: string | null = null

export function readToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY) ?? held
  } catch {
    return held
  }
}

/** What is kept for the gate belongs to one token: another one, or none, begins with nothing, on the screen as well. */
function forgetPasses(): void {
  localStorage.removeItem(PASSES_KEY)
  for (const mark of [KEPT_MARK, VISIT_TODAY_MARK]) document.documentElement.toggleAttribute(mark, false)
  // The browser tells the other tabs only.
  dispatchEvent(new StorageEvent('storage', { key: PASSES_KEY }))
  globalThis.caches?.delete(RECEIPTS_CACHE).catch(() => {})
}

export function writeToken(token: string): void {
  held = null
  try {
    forgetPasses()
    localStorage.setItem(TOKEN_KEY, token)
  } catch {
    held = token
  }
  markSignedIn()
}

export function dropToken(): void {
  held = null
  try {
    forgetPasses()
    localStorage.removeItem(TOKEN_KEY)
  } catch {
    // What cannot be reached holds nothing of ours.
  }
  markSignedIn()
}

/** The style sheet shows what belongs to a signed-in visitor by this mark. */
export const markSignedIn = (): void =>
  void document.documentElement.toggleAttribute(SIGNED_IN_MARK, readToken() !== null)
