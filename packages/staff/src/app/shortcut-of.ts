import { staffPaths } from '#contract/staff-paths.ts'

/** After `g`. */
export const letters: Record<string, string> = {
  s: staffPaths.sales,
  g: staffPaths.gate,
  k: staffPaths.counter,
  o: staffPaths.orders,
  c: staffPaths.customers,
  r: staffPaths.rules,
  e: staffPaths.content,
  t: staffPaths.people,
  h: staffPaths.history,
  m: staffPaths.more,
}

/** The second key of two is pressed soon, or it is meant by itself. */
const SOON_MS = 1500

export type Pressed = { key: string; at: number }
export type Shortcut = { go: string } | 'search' | 'new' | 'all' | null

/** What two keys one after the other, or one by itself, stand for. */
export function shortcutOf({ key, at }: Pressed, before: Pressed | null): Shortcut {
  const to = before?.key === 'g' && at - before.at < SOON_MS ? letters[key] : undefined
  if (to !== undefined) return { go: to }
  if (key === '/') return 'search'
  if (key === 'n') return 'new'
  return key === '?' ? 'all' : null
}

/** What is typed into a field is no shortcut, and a dialog has its own keys. */
export const isMeantFor = (target: EventTarget | null): boolean =>
  !(target instanceof HTMLElement) ||
  !(target.isContentEditable || target.closest('input, textarea, select, dialog, [data-keys]'))
