import { randomUUID } from 'node:crypto'
import { named } from '#contract/words/named.ts'
import { takeBack } from '../db/limits.ts'
import type { Clock } from '../clock.ts'
import type { SmsPort } from '../notifications/sms.ts'
import { AppError } from '../http/app-error.ts'
import type { SmsAnswer } from '../notifications/sms.ts'
import { admitSending, type AdmitNeeds, type AskedForCode } from './admit-sending.ts'
import { keepCode, offerCode } from './code-queries.ts'
import { CODE_SECONDS, codeMessage, deskCodeMessage, deskUse, drawCode, hashCode } from './sign-in-code.ts'
import { countedInVain } from './sign-in-limits.ts'

export type SendNeeds = AdmitNeeds & { clock: Clock; sms: SmsPort }

const FAILED = named('session').notSent

/** Whether the number is a customer's makes no difference to the code: the first sign-in is the registration. */
export const sendCode = async (deps: SendNeeds, asked: AskedForCode): Promise<void> =>
  (await prepareCode(deps, asked))()

/** Admits the call and draws a code; what it answers sends it. */
export async function prepareCode(deps: SendNeeds, asked: AskedForCode): Promise<() => Promise<void>> {
  const { db } = deps.database
  const { phone, desk } = asked
  const [sentAt, code] = [deps.clock.now(), drawCode()]
  const events = await admitSending(deps, asked, sentAt)
  const kept = {
    phone,
    codeHash: hashCode(deps.appSecret, phone, code, desk && deskUse(desk.use, desk.customerId)),
    sentAt,
    expiresAt: new Date(sentAt.getTime() + CODE_SECONDS * 1000),
  }
  // A message may be there before its provider has answered; a code that still lives gives way only when it has.
  await offerCode(db, kept)
  return async () => {
    const answer = await deps.sms.send({
      to: phone,
      text: desk ? deskCodeMessage(code, desk.use) : codeMessage(code, deps.config.publicUrl),
      kind: desk ? 'desk-code' : 'sign-in-code',
      ref: randomUUID(),
    })
    if (answer.accepted) return void (await keepCode(db, kept))
    await takeBack(db, events.filter(countedInVain))
    throw notSent(answer)
  }
}

function notSent({ provider, reason, detail }: Extract<SmsAnswer, { accepted: false }>): AppError {
  if (reason === 'number')
    return new AppError('invalid', { message: FAILED, errors: { phone_no: [named('rules').phoneInvalid] } })
  return new AppError('gateway_unavailable', {
    message: FAILED,
    cause: new Error(`${provider} did not take the message (${reason}): ${detail}`),
  })
}
