import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { named, speak } from '#contract/words/named.ts'
import { writeSms } from '../notifications/write-sms.ts'
import { MOST_WRONG_TRIES } from './tables.ts'
import type { KeptCode } from './try-queries.ts'

const [answers, sms] = [named('answers'), named('sms')]

export const CODE_SECONDS = 5 * 60

/** A code is good for what it was asked for alone: what somebody reads out at the desk signs nobody in. */
const SIGN_IN = 'sign-in'

/** What is done at the desk once the customer has read out the code. */
export type DeskUse = 'phone' | 'erase' | 'data'
export const deskUse = (use: DeskUse, customerId: number): string => `desk ${use} ${customerId}`

export const drawCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')
export const isCode = (typed: string): boolean => /^\d{6}$/.test(typed)

/** A million codes are soon tried against a plain hash: without the key, a stolen table says nothing. */
export const hashCode = (appSecret: string, phone: string, code: string, use = SIGN_IN): string =>
  createHmac('sha256', appSecret).update(`${use} code ${code} for ${phone}`).digest('hex')

/** In English for everyone: plain letters in one part. */
export function codeMessage(code: string, publicUrl: string): string {
  const host = new URL(publicUrl).hostname
  return writeSms('en', sms.code(code, host), sms.codeShort(code, host), sms.codeNoHost(code))
}

const deskMessages: Record<DeskUse, string> = {
  phone: sms.codeDeskPhone,
  erase: sms.codeDeskErase,
  data: sms.codeDeskData,
}

/** Says what it is for, so that nobody reads it out for something else. */
export const deskCodeMessage = (code: string, use: DeskUse): string =>
  writeSms('en', sms.codeDesk(code, speak(deskMessages[use], 'en')))

export const deadCodes = { expired: answers.codeExpired, used: answers.codeUsed, wornOut: answers.codeWornOut } as const

export function whyDead(
  { expiresAt, wrongTries, usedAt }: Omit<KeptCode, 'phone' | 'codeHash'>,
  now: Date,
): keyof typeof deadCodes | null {
  if (usedAt !== null) return 'used'
  if (expiresAt <= now) return 'expired'
  return wrongTries >= MOST_WRONG_TRIES ? 'wornOut' : null
}

/** Takes as long for a near miss as for any other. */
export const isSameHash = (kept: string, typed: string): boolean =>
  timingSafeEqual(Buffer.from(kept), Buffer.from(typed))

export function explainWrong(triesBefore: number): string {
  const left = MOST_WRONG_TRIES - triesBefore - 1
  return left === 0 ? deadCodes.wornOut : answers.codeWrong(left)
}
