import { currentToasts, dropToast } from '#ui/toast-list.ts'
import { toast } from '#ui/toast.ts'
import type { Change } from './cart-rules.ts'

let last: { id: number | undefined; said: string } | undefined

/** The cart speaks in one toast at a time: twenty quick taps say it once, a new message takes the place of the old. */
export function showCartToast({ said, message, ok }: Change): void {
  const shown = currentToasts().find(({ id }) => id === last?.id)
  if (shown && last?.said === said) return
  if (shown) dropToast(shown.id)
  if (ok) toast(message)
  else toast.bad(message)
  last = { id: currentToasts().at(-1)?.id, said }
}
