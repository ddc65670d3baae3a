import { currentToasts, dropToast } from '#ui/toast-list.ts'
import { toast } from '#ui/toast.ts'

let lastId: number | undefined

/** The cart speaks in one toast at a time: twenty quick taps say it once, a new message takes the place of the old. */
export function showCartToast(message: string, ok: boolean): void {
  const shown = currentToasts().find(({ id }) => id === lastId)
  if (shown?.message === message) return
  if (shown) dropToast(shown.id)
  if (ok) toast(message)
  else toast.bad(message)
  lastId = currentToasts().at(-1)?.id
}
