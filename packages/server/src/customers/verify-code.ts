import type { Tx } from '../db/database.ts'
import { admit } from '../db/limits.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { countWrongTry, readCode, useCode } from './code-queries.ts'
import { findOrCreateCustomer } from './queries.ts'
import { issueToken } from './session.ts'
import { explainJudgement, hashCode, isCode, judgeCode } from './sign-in-code.ts'
import { tooMany, verifyingLimits } from './sign-in-limits.ts'

type Needs = Pick<Deps, 'appSecret' | 'database' | 'clock'>
type SignIn = { customerId: number; token: string }

const failed = (sentence: string): AppError =>
  new AppError('invalid', { message: 'OTP verification failed. Please try again.', errors: { code: [sentence] } })

/** The right code, once, for its own number: a customer and a token. */
export async function verifyCode({ appSecret, database, clock }: Needs, { phone, code }: { phone: string; code: string }): Promise<SignIn> {
  if (!isCode(code)) throw failed('The code has 6 digits.')
  const hash = hashCode(appSecret, phone, code)
  const outcome = await database.db.transaction((tx) => tryCode(tx, phone, hash, clock.now()))
  // Thrown only now: a wrong try must be remembered, not rolled back.
  if (outcome instanceof AppError) throw outcome
  return outcome
}

async function tryCode(tx: Tx, phone: string, hash: string, now: Date): Promise<SignIn | AppError> {
  const admission = await admit(tx, verifyingLimits(phone), now)
  if (!admission.admitted) return tooMany(admission)
  const kept = await readCode(tx, phone)
  const judgement = judgeCode(kept, hash, now)
  if (judgement === 'right') return (await useCode(tx, phone, hash, now)) ? signIn(tx, phone, now) : failed(explainJudgement('used', 0))
  if (judgement === 'wrong' && kept) await countWrongTry(tx, phone, kept.codeHash)
  return failed(explainJudgement(judgement, (kept?.wrongTries ?? 0) + 1))
}

async function signIn(tx: Tx, phone: string, now: Date): Promise<SignIn> {
  const customerId = await findOrCreateCustomer(tx, phone, now)
  return { customerId, token: await issueToken(tx, customerId, now) }
}
