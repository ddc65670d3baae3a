/** One line and Undo, above the bar: what can be taken back is done at once. */
export type Snack = { id: number; text: string; undo?: () => void }

export const SNACK_MS = 10_000

let snack: Snack | null = null
let last = 0
const listeners = new Set<() => void>()

function set(next: Snack | null): void {
  snack = next
  for (const listener of listeners) listener()
}

/** The one before gives way: only the last act can be taken back here. */
export const showSnack = (text: string, undo?: () => void): void => set({ id: ++last, text, undo })
export const hideSnack = (id: number): void => {
  if (snack?.id === id) set(null)
}
export const currentSnack = (): Snack | null => snack
export function onSnack(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
