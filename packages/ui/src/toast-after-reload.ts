export const TOAST_KEY = 'toast'

/** A notice that would be gone with the page is kept for the next one: its name, because that page may speak another language. */
export function toastAfterReload(name: string): void {
  try {
    sessionStorage.setItem(TOAST_KEY, name)
  } catch {
    // A notice is not worth more than the page.
  }
}
