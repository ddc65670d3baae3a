import type { FastifyInstance } from 'fastify'
import { speak } from '#contract/words/named.ts'
import { languageOf } from './language.ts'

/** Until it leaves, the message of an answer is the name of a text. */
export function speakMessages(app: FastifyInstance): void {
  app.addHook<{ message?: unknown }>('preSerialization', (request, _reply, payload, done) => {
    const { message } = payload
    done(null, typeof message === 'string' ? { ...payload, message: speak(message, languageOf(request)) } : payload)
  })
}
