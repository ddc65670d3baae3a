import type { FastifyBaseLogger } from 'fastify'
import type { SmsPort, SmsTrouble } from './sms.ts'

/** The first provider's own troubles; a number that is none is none for everybody. */
const itsOwn = new Set<SmsTrouble>(['transient', 'balance', 'auth'])

export const withFallback = (first: SmsPort, second: SmsPort, logger: FastifyBaseLogger): SmsPort => ({
  name: `${first.name}, else ${second.name}`,
  async send(message) {
    const answer = await first.send(message)
    if (answer.accepted || !itsOwn.has(answer.reason)) return answer
    const { provider, reason, detail } = answer
    logger.warn({ provider, reason, detail, fallback: second.name }, 'the fallback sends the message')
    return second.send(message)
  },
  async forget(phone) {
    await first.forget?.(phone)
    await second.forget?.(phone)
  },
})
