import type { Challenge } from '#contract/schemas/sign-in.ts'
import { solveProof } from './solve-proof.ts'

addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  solveProof(data).then(postMessage, () => postMessage(null))
})
