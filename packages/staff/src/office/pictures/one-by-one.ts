let last: Promise<unknown> = Promise.resolve()

/** A photo unfolds to a hundred megabytes when it is opened: a phone opens one at a time. */
export function oneByOne<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work, work)
  last = mine.catch(() => undefined)
  return mine
}
