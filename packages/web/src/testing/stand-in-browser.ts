import { vi } from 'vitest'

class StandInStorageEvent extends Event {
  key: string | null
  constructor(type: string, { key = null }: StorageEventInit = {}) {
    super(type)
    this.key = key
  }
}

/** As much of a browser as the session and what is kept for the gate need: a storage, the marks of the page, its events. */
export function standInBrowser() {
  const kept = new Map<string, string>()
  const marks = new Map<string, boolean>()
  const events = new EventTarget()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('document', {
    hidden: false,
    addEventListener: () => {},
    documentElement: { toggleAttribute: (name: string, on: boolean) => void marks.set(name, on) },
  })
  vi.stubGlobal('StorageEvent', StandInStorageEvent)
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, events[name].bind(events))
  return { kept, marks }
}
