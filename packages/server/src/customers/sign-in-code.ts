import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { signInCodes } from './tables.ts'

export const CODE_SECONDS = 5 * 60
const MOST_WRONG_TRIES = 5
const MOST_SMS_LETTERS = 160

type KeptCode = Pick<typeof signInCodes.$inferSelect, 'codeHash' | 'expiresAt' | 'wrongTries' | 'usedAt'>

export const drawCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')
export const isCode = (typed: string): boolean => /^\d{6}$/.test(typed)

/** A million codes are soon tried against a plain hash: without the key, a stolen table says nothing. */
export const hashCode = (appSecret: string, phone: string, code: string): string =>
  createHmac('sha256', appSecret).update(`sign-in code ${code} for ${phone}`).digest('hex')

/** Plain ASCII in one part; by the last line a browser knows which site the code is for and fills it in (WebOTP). */
export function codeMessage(code: string, publicUrl: string): string {
  const words = `Your sign-in code is ${code}. It is valid for 5 minutes. Please do not share it with anyone.`
  const bound = `${words}\n\n@${new URL(publicUrl).hostname} #${code}`
  return bound.length <= MOST_SMS_LETTERS ? bound : words
}

export type Judgement = 'right' | 'wrong' | 'expired' | 'used' | 'worn out'

export function judgeCode(kept: KeptCode | undefined, hash: string, now: Date): Judgement {
  if (kept === undefined) return 'expired'
  if (kept.usedAt !== null) return 'used'
  if (kept.expiresAt <= now) return 'expired'
  if (kept.wrongTries >= MOST_WRONG_TRIES) return 'worn out'
  return timingSafeEqual(Buffer.from(kept.codeHash), Buffer.from(hash)) ? 'right' : 'wrong'
}

/** What is said under the field; `wrongTries` counts this one. */
export function explainJudgement(judgement: Exclude<Judgement, 'right'>, wrongTries: number): string {
  const left = MOST_WRONG_TRIES - wrongTries
  if (judgement === 'expired') return 'This code has expired. Please ask for a new one.'
  if (judgement === 'used') return 'This code has been used. Please ask for a new one.'
  if (judgement === 'worn out' || left <= 0) return 'Too many wrong tries. Please ask for a new code.'
  return `This is not the code we sent. You have ${left} ${left === 1 ? 'try' : 'tries'} left.`
}
