import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { createDrawing } from '../packages/server/src/receipts/draw-receipt.ts'
import { makeReceipt } from '../packages/server/src/receipts/make-receipt.ts'
import { aReceipt } from '../packages/server/src/testing/a-receipt.ts'
import type { Bench } from './measure.ts'

const TIMES = 20
const MOST_MS = 50

const long = aReceipt({
  riders: Array.from({ length: 300 }, (_, n) => ({ name: `শ্রেয়া Rahman ${n}`, age: 5, type: 'Kid Play' })),
})

/** The longest that anybody else would have waited while these were drawn. */
async function longestWait(draw: () => Promise<unknown>): Promise<number> {
  await draw()
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  for (let n = 0; n < TIMES; n++) {
    await draw()
    // It is counted when the loop comes round.
    await wait(5)
  }
  delay.disable()
  return delay.max / 1e6
}

export const longReceipts: Bench = {
  name: `Receipts of 300 riders, ${TIMES} one after the other: the longest that the event loop was not free (ms)`,
  async run(say) {
    const draw = createDrawing()
    const apart = await longestWait(() => draw(long, 'customer 1'))
    say(
      `in a thread of their own ${apart.toFixed(0)} ms, at most ${MOST_MS} wanted; in the thread that answers it would be ${(await longestWait(() => makeReceipt(long))).toFixed(0)} ms`,
    )
    return apart <= MOST_MS
  },
}
