import sharp from 'sharp'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { aReceipt } from '../testing/a-receipt.ts'
import { createDrawing } from './draw-receipt.ts'
import { makeReceipt } from './make-receipt.ts'

const logo = await sharp({ create: { width: 200, height: 80, channels: 3, background: '#3a7' } })
  .png()
  .toBuffer()
const seller = { ...aReceipt().seller, logo }
const long = aReceipt({
  seller,
  riders: Array.from({ length: 300 }, (_, n) => ({ name: `শ্রেয়া Rahman ${n}`, age: 5, type: 'Kid Play' })),
})
const draw = createDrawing()

/** A thread that does as the invoice number says: draws, falls over, or says nothing. */
const moody = (words: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
  import { parentPort, threadId } from 'node:worker_threads'
  parentPort.on('message', ({ invoiceNumber }) => {
    if (invoiceNumber === 'fall') ${words}
    if (invoiceNumber !== 'fall' && invoiceNumber !== 'stall') parentPort.postMessage({ pdf: Buffer.from(String(threadId)) })
  })`)}`,
  )

/** How much of the processor this thread used meanwhile, at the least of a few times: other things happen in it, too. */
async function ownWork(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < 5; turn++) {
    const before = process.threadCpuUsage()
    await work()
    const { user, system } = process.threadCpuUsage(before)
    times.push(user + system)
  }
  return Math.min(...times)
}

// A thread takes its time to start on a machine that is busy with other work.
describe('drawing in a thread', { timeout: 60_000 }, () => {
  test('when a receipt is drawn, it is the one that would be drawn here, to the byte, logo included', async () => {
    expect((await draw(long, 'Rina')).equals(await makeReceipt(long))).toBe(true)
  })

  test('when three hundred names are drawn, the work is done in another thread, not in the one that answers calls', async () => {
    // The control: the same, drawn here.
    const here = await ownWork(() => makeReceipt(long))
    expect(await ownWork(() => draw(long, 'Rina'))).toBeLessThan(here / 4)
  })

  test('when a receipt cannot be drawn, its error is told, and the next one is drawn by the same thread', async () => {
    const broken = aReceipt({ lines: [{ description: 'Kid Play', qty: 1, price: 0.5 }] })
    await expect(draw(broken, 'Rina')).rejects.toThrow(RangeError)
    expect((await draw(long, 'Rina')).length).toBeGreaterThan(1000)
  })

  test.each([
    ['ends', 'process.exit(1)'],
    ['throws', `throw new Error('out of ink')`],
    ['needs more memory than it may have', 'for (const all = [];;) all.push(new Array(1e6).fill(1))'],
  ])('when the thread %s, that receipt fails alone and a new thread draws the next', async (_, words) => {
    const drawMoody = createDrawing({ thread: moody(words), megabytes: 16 })
    const inOrder = ['one', 'fall', 'three', 'four'].map((invoiceNumber) =>
      drawMoody(aReceipt({ invoiceNumber }), 'Rina').then(String, () => 'failed'),
    )
    const [one, fall, three, four] = await Promise.all(inOrder)
    expect(fall).toBe('failed')
    expect([three === one, three === four]).toEqual([false, true])
  })

  test('when the thread says nothing for too long, it is given up, and a new thread draws the next', async () => {
    const drawMoody = createDrawing({ thread: moody('{}') })
    const drawAs = (invoiceNumber: string) =>
      drawMoody(aReceipt({ invoiceNumber }), 'Rina').then(String, () => 'failed')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const first = await drawAs('one')
    const stalled = drawAs('stall')
    vi.advanceTimersByTime(60_000)
    expect(await stalled).toBe('failed')
    const next = await drawAs('two')
    expect([next === first, next === 'failed']).toEqual([false, false])
  })
})
