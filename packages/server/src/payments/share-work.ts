/** Those who want the same at the same time, in this process, wait for one of them and get the same answer. */
export type Share<T> = (key: string, work: () => Promise<T>) => Promise<T>

export function createShare<T>(): Share<T> {
  const underWay = new Map<string, Promise<T>>()
  return (key, work) => {
    const begun = underWay.get(key) ?? work().finally(() => underWay.delete(key))
    underWay.set(key, begun)
    return begun
  }
}
