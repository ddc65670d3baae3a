import { named } from '#contract/words/named.ts'
import { AppError } from '../http/app-error.ts'
import { tooManyRequests } from '../http/count-call.ts'

const answers = named('answers')

/** In hand in this process: beyond this, whoever comes is asked to come again. */
const MOST = 50
const MOST_EACH = 10
const RETRY_SECONDS = 5

type Making = { pdf: Promise<Buffer>; who: string }

/** Makes each receipt once for all who ask for it at the same time, and only so many at once, and for one person. */
export function createMaker(): (name: string, who: string, make: () => Promise<Buffer>) => Promise<Buffer> {
  const making = new Map<string, Making>()

  return (name, who, make) => {
    const running = making.get(name)
    if (running) return running.pdf
    const own = making
      .values()
      .filter((one) => one.who === who)
      .toArray().length
    if (own >= MOST_EACH) throw tooManyRequests(RETRY_SECONDS, () => answers.receiptsInHand)
    if (making.size >= MOST)
      throw new AppError('unavailable', {
        message: answers.manyReceipts,
        headers: { 'retry-after': String(RETRY_SECONDS) },
      })
    const pdf = make().finally(() => making.delete(name))
    making.set(name, { pdf, who })
    return pdf
  }
}
