export type Toast = { id: number; message: string; bad: boolean }

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function set(next: readonly Toast[]): void {
  toasts = next
  listeners.forEach((listener) => listener())
}

/** More would cover what is being tapped: the oldest gives way. */
const MOST_SHOWN = 3

export const addToast = (message: string, bad: boolean): void =>
  set([...toasts.filter((toast) => toast.message !== message), { id: ++lastId, message, bad }].slice(-MOST_SHOWN))
export const dropToast = (id: number): void => set(toasts.filter((toast) => toast.id !== id))

export const currentToasts = (): readonly Toast[] => toasts
export function onToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
