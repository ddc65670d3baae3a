type CachedPage<P> = { page: P; version: number; failed?: { version: number; retryAt: number } }
type Drawn<P> = { version: number; page: Promise<P> }

type Options<P> = {
  draw: (key: string) => Promise<P>
  onFailure: (error: unknown) => void
  limit?: number
  now?: () => number
}

export type PageCache<P> = { fresh(key: string): P | undefined; get(key: string): Promise<P>; contentChanged(): void }

/** While drawing fails, the last good copy stands in; a new try is made this often. */
const RETRY_MS = 1000

/** So many pages by address, the least recently kept forgotten first. */
function keepPages<P>(limit: number) {
  const kept = new Map<string, CachedPage<P>>()
  return {
    of: (key: string) => kept.get(key),
    keep(key: string, entry: CachedPage<P>): void {
      kept.delete(key)
      kept.set(key, entry)
      if (kept.size > limit) kept.delete(kept.keys().next().value ?? key)
    },
  }
}

/** Pages by address: one drawing at a time each, the least recently asked for forgotten first. */
export function createPageCache<P extends { complete: boolean }>(options: Options<P>): PageCache<P> {
  const { draw, onFailure, limit = 200, now = Date.now } = options
  const kept = keepPages<P>(limit)
  const drawing = new Map<string, Drawn<P>>()
  let version = 0

  function fresh(key: string): P | undefined {
    const entry = kept.of(key)
    if (entry?.version !== version) return undefined
    kept.keep(key, entry)
    return entry.page
  }

  function standIn(key: string): P | undefined {
    const entry = kept.of(key)
    return entry?.failed?.version === version && now() < entry.failed.retryAt ? entry.page : undefined
  }

  async function get(key: string): Promise<P> {
    const ready = fresh(key) ?? standIn(key)
    if (ready) return ready
    const running = drawing.get(key)
    if (running?.version === version) return running.page
    const again = () => get(key)
    if (running) return running.page.then(again, again)
    const page = attempt(key, version).finally(() => drawing.delete(key))
    drawing.set(key, { version, page })
    return page
  }

  /** `begun` is the version from before drawing: a change while it runs makes the result old at once. */
  async function attempt(key: string, begun: number): Promise<P> {
    try {
      const page = await draw(key)
      if (page.complete) kept.keep(key, { page, version: begun })
      return page.complete ? page : (lastGood(key, begun) ?? page)
    } catch (error) {
      const last = lastGood(key, begun)
      if (last === undefined) throw error
      onFailure(error)
      return last
    }
  }

  function lastGood(key: string, begun: number): P | undefined {
    const last = kept.of(key)
    if (last) last.failed = { version: begun, retryAt: now() + RETRY_MS }
    return last?.page
  }

  return {
    fresh,
    get,
    contentChanged: () => {
      version += 1
    },
  }
}
