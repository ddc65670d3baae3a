type Options = { most: number; waiting?: number; full?: () => Error }
type TakeTurn = <T>(work: () => Promise<T>) => Promise<T>

/** Lets a few works run at a time; the others wait in the order in which they came, and when too many wait, the next is turned away. */
export function limitConcurrency({
  most,
  waiting = Infinity,
  full = () => new Error('Too many wait already.'),
}: Options): TakeTurn {
  const queue: (() => void)[] = []
  let running = 0

  return async (work) => {
    if (running >= most && queue.length >= waiting) throw full()
    if (running < most) running += 1
    else await new Promise<void>((resolve) => queue.push(resolve))
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}

export function limitConcurrencyPer(options: Options): <T>(subject: number, work: () => Promise<T>) => Promise<T> {
  const each = new Map<number, { takeTurn: TakeTurn; inside: number }>()
  return async (subject, work) => {
    const own = each.get(subject) ?? { takeTurn: limitConcurrency(options), inside: 0 }
    each.set(subject, own)
    own.inside += 1
    try {
      return await own.takeTurn(work)
    } finally {
      own.inside -= 1
      if (own.inside === 0) each.delete(subject)
    }
  }
}
