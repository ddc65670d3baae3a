import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from '#contract/schemas/sign-in.ts'

/** Does the work that is asked of a busy address. Each key is derived by the browser on a thread of its own. */
export async function prove(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  if (solution === null) throw new Error('The work took too long.')
  return btoa(JSON.stringify({ challenge, solution }))
}
