import { randomUUID } from 'node:crypto'
import { admit, findReached, takeBack, type LimitEvent } from '../db/limits.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import type { SmsAnswer } from '../notifications/sms.ts'
import { keepCode } from './code-queries.ts'
import { CODE_SECONDS, codeMessage, drawCode, hashCode } from './sign-in-code.ts'
import { countedInVain, isBreaker, sendingLimits, tooMany } from './sign-in-limits.ts'

type Needs = Pick<Deps, 'config' | 'appSecret' | 'database' | 'clock' | 'sms' | 'logger'>
type Asked = { phone: string; address: string }

const FAILED = 'Failed to send OTP. Please try again.'

/** Whether the number is a customer's makes no difference: the first sign-in is the registration. */
export async function sendCode(deps: Needs, asked: Asked): Promise<void> {
  const { phone } = asked
  const [sentAt, code] = [deps.clock.now(), drawCode()]
  const events = await admitSending(deps, asked, sentAt)
  const expiresAt = new Date(sentAt.getTime() + CODE_SECONDS * 1000)
  await keepCode(deps.database.db, { phone, codeHash: hashCode(deps.appSecret, phone, code), sentAt, expiresAt })
  const answer = await deps.sms.send({ to: phone, text: codeMessage(code, deps.config.publicUrl), kind: 'sign-in-code', ref: randomUUID() })
  if (answer.accepted) return
  await takeBack(deps.database.db, events.filter(countedInVain))
  throw notSent(answer)
}

async function admitSending({ config, database, logger }: Needs, asked: Asked, now: Date): Promise<LimitEvent[]> {
  const limits = sendingLimits({ ...asked, mostADay: config.sms.mostADay })
  const admission = (await findReached(database.db, limits, now)) ?? (await database.db.transaction((tx) => admit(tx, limits, now)))
  if (admission.admitted) return admission.events
  const { reached } = admission
  if (isBreaker(reached)) logger.error({ limit: reached.name, subject: reached.subject, most: reached.most, seconds: reached.seconds }, 'sms breaker open')
  throw tooMany(admission)
}

function notSent({ provider, reason, detail }: Extract<SmsAnswer, { accepted: false }>): AppError {
  if (reason === 'number') return new AppError('invalid', { message: FAILED, errors: { phone_no: ['Please enter a valid phone number'] } })
  return new AppError('gateway_unavailable', { message: FAILED, cause: new Error(`${provider} did not take the message (${reason}): ${detail}`) })
}
