/** What a signed-in customer has typed is kept in this browser for them alone, and is gone when they sign out. */
type Stored = { owner: number; value: unknown }

const PREFIX = 'kept:'

/** Private windows and full disks refuse local storage: then it is kept for this visit only. */
const held = new Map<string, string>()

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? held.get(key) ?? null
  } catch {
    return held.get(key) ?? null
  }
}

function write(key: string, text: string): void {
  held.delete(key)
  try {
    localStorage.setItem(key, text)
  } catch {
    held.set(key, text)
  }
}

function remove(key: string): void {
  held.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // What cannot be reached holds nothing of ours.
  }
}

function parse(text: string | null): Partial<Stored> | null {
  try {
    return JSON.parse(text ?? 'null') as Partial<Stored> | null
  } catch {
    return null
  }
}

export const storageKey = (name: string): string => PREFIX + name

/** Undefined when there is nothing; what another customer left behind is not shown but removed. */
export function readStored(owner: number, name: string): unknown {
  const stored = parse(read(storageKey(name)))
  if (stored?.owner === owner) return stored.value
  if (stored !== null) remove(storageKey(name))
  return undefined
}

export const writeStored = (owner: number, name: string, value: unknown): void =>
  write(storageKey(name), JSON.stringify({ owner, value } satisfies Stored))

export const removeStored = (name: string): void => remove(storageKey(name))

export function removeAllStored(): void {
  const names = [...held.keys()]
  try {
    names.push(...Object.keys(localStorage))
  } catch {
    // What cannot be reached holds nothing of ours.
  }
  names.filter((name) => name.startsWith(PREFIX)).forEach(remove)
}
