import { TOAST_KEY } from './toast-after-reload.ts'
import { toast } from './toast.ts'

/** Says what `toastAfterReload` has kept. */
export function showKeptToast(notices: Record<string, string>): void {
  try {
    const message = notices[sessionStorage.getItem(TOAST_KEY) ?? '']
    sessionStorage.removeItem(TOAST_KEY)
    if (message !== undefined) toast(message)
  } catch {
    // Without storage nothing was kept.
  }
}
