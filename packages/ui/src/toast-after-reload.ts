import { toast } from './toast.ts'

const KEY = 'toast'

/** A notice that would be gone with the page is kept for the next one. */
export function toastAfterReload(message: string): void {
  try {
    sessionStorage.setItem(KEY, message)
  } catch {
    // A notice is not worth more than the page.
  }
}

export function showToastAfterReload(): void {
  try {
    const message = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    if (message !== null) toast(message)
  } catch {
    // Without storage nothing was kept.
  }
}
