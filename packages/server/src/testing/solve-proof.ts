import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { ProofNeeded } from '#contract/schemas/sign-in.ts'

/** Does the work that is asked for, as a browser does: what to send with the same call. */
export async function solveProof({ data: challenge }: ProofNeeded): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
