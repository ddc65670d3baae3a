import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { withinTime } from '../http/time-limit.ts'
import type { Drawn } from './draw-thread.ts'
import { fairTurns } from './fair-turns.ts'
import type { Receipt } from './receipt.ts'

/** `who` is the person it is drawn for: people take turns. */
export type DrawReceipt = (receipt: Receipt, who: string) => Promise<Buffer>

/** The longest receipt takes well under a second; one that takes `limitMs` will never be done. */
const usual = { thread: new URL('./draw-thread.ts', import.meta.url), limitMs: 60_000, megabytes: 128 }
/** With more room for what is new, it is tidied up so rarely that sixty long receipts take twice the memory. */
const YOUNG_MEGABYTES = 8

/**
 * Draws in a thread of its own, because three hundred names take as long as a hundred calls that everybody else would wait
 * for. A thread that died or is stuck is left behind, and the next receipt has a new one.
 */
export function createDrawing(changes: Partial<typeof usual> = {}): DrawReceipt {
  const { thread, limitMs, megabytes } = { ...usual, ...changes }
  const takeTurn = fairTurns()
  let worker: Worker | undefined

  function leave(left: Worker): void {
    if (worker === left) worker = undefined
  }
  function start(): Worker {
    const started = new Worker(thread, {
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    })
    // It may die while nobody waits for it; without a listener that would end the process.
    return started.on('error', () => leave(started)).on('exit', () => leave(started))
  }

  async function draw(receipt: Receipt): Promise<Buffer> {
    const own = (worker ??= start())
    const drawn = await withinTime(limitMs, answerOf(own, receipt)).catch((error: unknown) => {
      leave(own)
      void own.terminate()
      throw error
    })
    if ('error' in drawn) throw drawn.error
    return Buffer.from(drawn.pdf.buffer, drawn.pdf.byteOffset, drawn.pdf.byteLength)
  }
  return (receipt, who) => takeTurn(who, () => draw(receipt))
}

/** While it draws, the thread keeps the process alive; afterwards it may end without being told. */
async function answerOf(worker: Worker, receipt: Receipt): Promise<Drawn> {
  const done = new AbortController()
  const ended = once(worker, 'exit', done).then(() =>
    Promise.reject(new Error('The thread that draws receipts has ended.')),
  )
  worker.ref()
  worker.postMessage(receipt, [])
  try {
    const [drawn] = await Promise.race([once(worker, 'message', done) as Promise<[Drawn]>, ended])
    return drawn
  } finally {
    done.abort()
    worker.unref()
  }
}
