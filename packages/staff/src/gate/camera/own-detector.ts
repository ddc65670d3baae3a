import type { Detector } from './detector.ts'

type Answer = { text: string | null } | { problem: string }

/** Our own, in a worker so that the screen stays quick. One picture at a time. */
export function ownDetector(): Detector {
  const worker = new Worker(new URL('./decode-worker.ts', import.meta.url), { type: 'module' })
  const read = (picture: ImageBitmap): Promise<string | null> => {
    const { promise, resolve, reject } = Promise.withResolvers<string | null>()
    const heard = new AbortController()
    const once = { once: true, signal: heard.signal }
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<Answer>) => ('text' in data ? resolve(data.text) : reject(new Error(data.problem))),
      once,
    )
    worker.addEventListener('error', () => reject(new Error('The reader of codes did not start.')), once)
    worker.postMessage(picture, [picture])
    return promise.finally(() => heard.abort())
  }
  return { read }
}
