import { createHmac, randomInt } from 'node:crypto'
import { createChallenge, verifySolution, type Challenge as AltchaChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Challenge } from '#contract/schemas/sign-in.ts'

/** A cheap phone derives some 600,000 times a second: this many rounds of this many take it about 2 s. */
export const PROOF_ROUNDS = 1000
const DERIVATIONS_A_ROUND = 1000
export const PROOF_SECONDS = 5 * 60

type Needs = { appSecret: string; proofRounds: number }
export type Proof = { nonce: string; level: number }

const Payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      nonce: z.string(),
      expiresAt: z.number(),
      data: z.object({ level: z.number(), number: z.string() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

const keyFor = (appSecret: string, use: string): string =>
  createHmac('sha256', appSecret).update(`sign-in proof: ${use}`).digest('hex')
const keysOf = (appSecret: string) => ({
  hmacSignatureSecret: keyFor(appSecret, 'challenge'),
  hmacKeySignatureSecret: keyFor(appSecret, 'solution'),
})

/** Work for this number alone. The counter to be found is drawn here, so that nobody is unlucky for long. */
export async function askForProof(
  { appSecret, proofRounds }: Needs,
  { phone, level, now }: { phone: string; level: number; now: Date },
): Promise<Challenge> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: DERIVATIONS_A_ROUND,
    counter: randomInt(2 * proofRounds * level),
    deriveKey,
    data: { level, number: keyFor(appSecret, phone) },
    expiresAt: new Date(now.getTime() + PROOF_SECONDS * 1000),
    ...keysOf(appSecret),
  })
  return challenge as Challenge
}

/** What was proved, or null: whatever else was sent proves nothing. Whether it was used before is for the limits to say. */
export async function readProof(
  { appSecret }: Needs,
  { phone, proof, now }: { phone: string; proof: string; now: Date },
): Promise<Proof | null> {
  const payload = Payload.safeParse(parse(proof)).data
  if (payload === undefined) return null
  const { challenge, solution } = payload
  const { nonce, expiresAt, data } = challenge.parameters
  if (expiresAt * 1000 <= now.getTime() || data.number !== keyFor(appSecret, phone)) return null
  const { verified } = await verifySolution({
    challenge: challenge as unknown as AltchaChallenge,
    solution,
    deriveKey,
    ...keysOf(appSecret),
  })
  return verified ? { nonce, level: data.level } : null
}

function parse(proof: string): unknown {
  try {
    return JSON.parse(Buffer.from(proof, 'base64').toString())
  } catch {
    return null
  }
}
