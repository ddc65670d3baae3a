import { toast } from './toast.ts'

const KEY = 'toast'

/** A notice that would be gone with the page is kept for the next one: its name, because that page may speak another language. */
export function toastAfterReload(name: string): void {
  try {
    sessionStorage.setItem(KEY, name)
  } catch {
    // A notice is not worth more than the page.
  }
}

export function showToastAfterReload(notices: Record<string, string>): void {
  try {
    const message = notices[sessionStorage.getItem(KEY) ?? '']
    sessionStorage.removeItem(KEY)
    if (message !== undefined) toast(message)
  } catch {
    // Without storage nothing was kept.
  }
}
