import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { SmsPort } from './sms.ts'
import { recordDelivery, takeDueMessage, type TakenMessage } from './queries.ts'

type Needs = { database: Database; sms: SmsPort; clock: Clock; logger: FastifyBaseLogger }

const LANES = 4
const GIVE_UP_MS = 24 * 60 * 60 * 1000

export async function sendMessages(deps: Needs, stopping?: AbortSignal): Promise<void> {
  await Promise.all(Array.from({ length: LANES }, () => sendOneByOne(deps, stopping)))
}

async function sendOneByOne(deps: Needs, stopping?: AbortSignal): Promise<void> {
  for (;;) {
    if (stopping?.aborted) return
    const message = await takeDueMessage(deps.database.db, deps.clock.now())
    if (message === undefined) return
    await sendMessage(deps, message)
  }
}

async function sendMessage({ database: { db }, sms, clock, logger }: Needs, message: TakenMessage): Promise<void> {
  const { id, kind, phone, text } = message
  const answer = await sms.send({ to: phone, text, kind, ref: `outbox-${id}` })
  const [now, { provider }] = [clock.now(), answer]
  if (answer.accepted)
    return void (await recordDelivery(db, id, {
      sentAt: now,
      provider,
      providerId: answer.providerId,
      lastError: null,
    }))
  const givenUp = !answer.retry || now.getTime() - message.createdAt.getTime() >= GIVE_UP_MS
  const lastError = `${answer.reason}: ${answer.detail}`
  await recordDelivery(db, id, { provider, lastError, ...(givenUp && { givenUpAt: now }) })
  if (givenUp)
    logger.error({ message: id, kind, provider, reason: answer.reason, tries: message.tries }, 'a message was given up')
}
