import { named } from '#contract/words/named.ts'
import type { Limit, LimitEvent } from '../db/limits.ts'
import { tooManyRequests, type Sentence } from '../http/count-call.ts'
import type { AppError } from '../http/app-error.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export const RESEND_SECONDS = MINUTE
export const LONGEST_LIMIT_SECONDS = DAY

const TO_NUMBER = 'code sent to number'
const ASKED = 'code asked for number'
const TO_NETWORK = 'code sent to address'
const TO_PREFIX = 'code sent to prefix'
const TO_STRANGERS = 'code sent to strangers'
const BY_CENTRE = 'code sent by centre'
const PROVED = 'proof of work used'
const TRIED = 'code tried for number'
const FAILED = 'code failed from address'
const TOLD = 'breaker told'

/** Who pays for messages is protected from those who earn by them: numbers in a row are asked for, thousands of them. */
const breakers = new Set([TO_PREFIX, TO_STRANGERS, BY_CENTRE])
const PREFIX_DIGITS = 5

/** From here on a stranger is asked for work, by network from the nearest outwards; at ten times as many they are refused. */
const SHARES = [30, 90, 200]
const WORK_TO_REFUSAL = 10

type Budget = { mostADay: number }
export type Asked = Budget & { phone: string; networks: string[] }

const byCentre = (most: number): Limit => ({ name: BY_CENTRE, subject: 'all', most, seconds: DAY })

/** Who has signed in before is held back by their own number and by what the centre sends at all, never by those around them. */
export const customerLimits = ({ phone, mostADay }: Pick<Asked, 'phone' | 'mostADay'>): Limit[] => [
  { name: TO_NUMBER, subject: phone, most: 1, seconds: RESEND_SECONDS },
  { name: TO_NUMBER, subject: phone, most: 5, seconds: HOUR },
  { name: TO_NUMBER, subject: phone, most: 10, seconds: DAY },
  { name: ASKED, subject: phone, most: 30, seconds: HOUR },
  byCentre(mostADay),
]

const shares = ({ phone, networks }: Asked): Limit[] => [
  ...networks.map((subject, place) => ({ name: TO_NETWORK, subject, most: SHARES[place] ?? 0, seconds: HOUR })),
  { name: TO_PREFIX, subject: phone.slice(0, PREFIX_DIGITS), most: 20, seconds: 10 * MINUTE },
]

export const workLimits = (asked: Asked): Limit[] => [...shares(asked), byCentre(Math.ceil(asked.mostADay / 2))]

/** When one of these is reached, a stranger is refused. Of a day's messages 40 % are kept for customers. */
export const strangerLimits = (asked: Asked): Limit[] => [
  ...customerLimits(asked),
  ...shares(asked).map((share) => ({ ...share, most: share.most * WORK_TO_REFUSAL })),
  { name: TO_STRANGERS, subject: 'all', most: Math.max(1, Math.floor((asked.mostADay * 6) / 10)), seconds: DAY },
]

export const workLevel = (limits: Limit[], counts: number[]): number =>
  Math.min(WORK_TO_REFUSAL, Math.floor(Math.max(...limits.map(({ most }, place) => (counts[place] ?? 0) / most))))

export const onceOnly = (proof: { nonce: string; seconds: number }): Limit => ({
  name: PROVED,
  subject: proof.nonce,
  most: 1,
  seconds: proof.seconds,
})

export const verifyingLimit = (phone: string): Limit => ({ name: TRIED, subject: phone, most: 10, seconds: HOUR })
export const failingLimit = (address: string): Limit => ({ name: FAILED, subject: address, most: 300, seconds: HOUR })

/** What was never sent counts for nobody but those who asked, lest they ask for ever, and a proof stays used. */
export const countedInVain = ({ name }: LimitEvent): boolean => ![TO_NETWORK, ASKED, PROVED].includes(name)

export const isBreaker = ({ name }: Limit): boolean => breakers.has(name)

/** The operator hears of each opening once: as long as the breaker looks back, it is the same one. */
export const toldOnce = ({ name, subject, most, seconds }: Limit): Limit => ({
  name: TOLD,
  subject: `${name}: ${subject}, ${most}`,
  most: 1,
  seconds,
})

const answers = named('answers')

const sentences: Record<string, Sentence> = {
  [TO_NUMBER]: answers.limitNumber,
  [ASKED]: answers.limitAsked,
  [TO_NETWORK]: answers.limitAddress,
  [TO_PREFIX]: answers.limitCentre,
  [TO_STRANGERS]: answers.limitCentre,
  [BY_CENTRE]: answers.limitCentre,
  [TRIED]: answers.limitTries,
  [FAILED]: answers.limitFailed,
}

export function tooMany({ reached, secondsLeft }: { reached: Limit; secondsLeft: number }): AppError {
  return tooManyRequests(
    secondsLeft,
    reached.seconds === RESEND_SECONDS ? answers.limitResend : sentences[reached.name],
  )
}
