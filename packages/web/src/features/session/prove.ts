import type { Challenge } from '#contract/schemas/sign-in.ts'

/** Beside the page, so that it stays as quick as ever; where no worker can run, on the page, a little at a time. */
export const prove = (challenge: Challenge): Promise<string> =>
  proveInWorker(challenge).catch(async () => (await import('./solve-proof.ts')).solveProof(challenge))

async function proveInWorker(challenge: Challenge): Promise<string> {
  const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' })
  const proof = await new Promise<string | null>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<string | null>) => resolve(data))
    worker.addEventListener('error', () => resolve(null))
    worker.postMessage(challenge, [])
  })
  worker.terminate()
  if (proof === null) throw new Error('The worker does not work.')
  return proof
}
