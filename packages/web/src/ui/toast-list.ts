export type Toast = { id: number; message: string; bad: boolean }

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function set(next: readonly Toast[]): void {
  toasts = next
  listeners.forEach((listener) => listener())
}

export const addToast = (message: string, bad: boolean): void => set([...toasts, { id: ++lastId, message, bad }])
export const dropToast = (id: number): void => set(toasts.filter((toast) => toast.id !== id))

/** For React's useSyncExternalStore. */
export const currentToasts = (): readonly Toast[] => toasts
export function onToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
