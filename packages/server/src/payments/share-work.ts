type Do<T> = (key: string, work: () => Promise<T>) => Promise<T>

/** Those who want the same at the same time, in this process, wait for one of them and get the same answer. */
export type Share<T> = {
  /** Waits for whoever is at it, or does it. */
  join: Do<T>
  /** Does it, whoever waits for it already; those who come from now on wait for this. */
  lead: Do<T>
}

export function createShare<T>(): Share<T> {
  const underWay = new Map<string, Promise<T>>()
  const lead: Do<T> = (key, work) => {
    const begun = work().finally(() => underWay.get(key) === begun && underWay.delete(key))
    underWay.set(key, begun)
    return begun
  }
  return { lead, join: (key, work) => underWay.get(key) ?? lead(key, work) }
}
