/** What a signed-in customer has typed is kept in this browser for them alone, and is gone when they sign out. */
type Kept = { owner: number; value: unknown }

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

function parse(text: string | null): Partial<Kept> | null {
  try {
    return JSON.parse(text ?? 'null') as Partial<Kept> | null
  } catch {
    return null
  }
}

export const keptKey = (name: string): string => PREFIX + name

/** Undefined when there is nothing; what another customer left behind is not shown but removed. */
export function readKept(owner: number, name: string): unknown {
  const kept = parse(read(keptKey(name)))
  if (kept?.owner === owner) return kept.value
  if (kept !== null) remove(keptKey(name))
  return undefined
}

export const keep = (owner: number, name: string, value: unknown): void => write(keptKey(name), JSON.stringify({ owner, value } satisfies Kept))

export const dropKept = (name: string): void => remove(keptKey(name))

export function dropAllKept(): void {
  const names = [...held.keys()]
  try {
    names.push(...Object.keys(localStorage))
  } catch {
    // What cannot be reached holds nothing of ours.
  }
  names.filter((name) => name.startsWith(PREFIX)).forEach(remove)
}
