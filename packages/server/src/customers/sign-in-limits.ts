import { timeLeft } from '#contract/rules/time-left.ts'
import type { Limit, LimitEvent } from '../db/limits.ts'
import { AppError } from '../http/app-error.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export const RESEND_SECONDS = MINUTE
/** No limit looks back further than this. */
export const LONGEST_LIMIT_SECONDS = DAY

const TO_NUMBER = 'code sent to number'
const TO_ADDRESS = 'code sent to address'
const TO_PREFIX = 'code sent to prefix'
const BY_CENTRE = 'code sent by centre'
const TRIED = 'code tried for number'

/** Who pays for messages is protected from those who earn by them: numbers in a row are asked for, thousands of them. */
const breakers = new Set([TO_PREFIX, BY_CENTRE])
const PREFIX_DIGITS = 5

export const sendingLimits = (asked: { phone: string; address: string; mostADay: number }): Limit[] => [
  { name: TO_NUMBER, subject: asked.phone, most: 1, seconds: RESEND_SECONDS },
  { name: TO_NUMBER, subject: asked.phone, most: 5, seconds: HOUR },
  { name: TO_NUMBER, subject: asked.phone, most: 10, seconds: DAY },
  { name: TO_ADDRESS, subject: asked.address, most: 30, seconds: HOUR },
  { name: TO_PREFIX, subject: asked.phone.slice(0, PREFIX_DIGITS), most: 20, seconds: 10 * MINUTE },
  { name: BY_CENTRE, subject: 'all', most: asked.mostADay, seconds: DAY },
]

export const verifyingLimit = (phone: string): Limit => ({ name: TRIED, subject: phone, most: 10, seconds: HOUR })

/** What was never sent counts for nobody but the address that asked, lest it asks for ever. */
export const countedInVain = ({ name }: LimitEvent): boolean => name !== TO_ADDRESS

export const isBreaker = ({ name }: Limit): boolean => breakers.has(name)

const sentences: Record<string, (wait: string) => string> = {
  [TO_NUMBER]: (wait) => `Too many codes were sent to this number. Please wait ${wait} and try again.`,
  [TO_ADDRESS]: (wait) => `Too many codes were asked for from your connection. Please wait ${wait} and try again.`,
  [TO_PREFIX]: (wait) => `Many people are asking for codes right now. Please wait ${wait} and try again.`,
  [BY_CENTRE]: (wait) => `Many people are asking for codes right now. Please wait ${wait} and try again.`,
  [TRIED]: (wait) => `Too many tries for this number. Please wait ${wait} and try again.`,
}

/** What a person is told, with the time left in words. */
export function tooMany({ reached, secondsLeft }: { reached: Limit; secondsLeft: number }): AppError {
  const wait = timeLeft(secondsLeft)
  const message = reached.seconds === RESEND_SECONDS ? `Please wait ${wait} before you ask for another code.` : sentences[reached.name]?.(wait)
  return new AppError('too_many_requests', { message, headers: { 'retry-after': String(secondsLeft) } })
}
