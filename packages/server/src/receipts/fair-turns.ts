/** Somebody's work, when it is its turn. */
export type TakeTurn = <T>(who: string, work: () => Promise<T>) => Promise<T>

/** One work at a time. People take turns, not works: whoever has many waiting keeps nobody with one waiting for all of them. */
export function fairTurns(): TakeTurn {
  const waiting = new Map<string, (() => void)[]>()
  let busy = false

  const wait = (who: string): Promise<void> =>
    new Promise((resolve) => waiting.set(who, [...(waiting.get(who) ?? []), resolve]))

  /** The first of whoever has waited longest; their others go behind everybody else. */
  function nextInLine(): (() => void) | undefined {
    const [who, [next, ...others] = []] = waiting.entries().next().value ?? []
    if (who === undefined) return undefined
    waiting.delete(who)
    if (others.length > 0) waiting.set(who, others)
    return next
  }

  return async (who, work) => {
    if (busy) await wait(who)
    busy = true
    try {
      return await work()
    } finally {
      const next = nextInLine()
      if (next) next()
      else busy = false
    }
  }
}
