import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from './language.ts'
import { toAppError } from './translate-error.ts'

/** RFC 9110, 15.5.2: who is not let in is told what would open. */
const ASK_FOR_TOKEN = { 'www-authenticate': 'Bearer' }

/** The log keeps the cause; the caller gets the sentence, the code and nothing else. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toAppError(error)
  if (known.status >= 500) request.log.error({ err: known.cause ?? known }, known.message)
  return reply
    .code(known.status)
    .headers({ 'cache-control': 'no-store', ...(known.status === 401 && ASK_FOR_TOKEN), ...known.headers })
    .type('application/json; charset=utf-8')
    .send(known.bodyIn(languageOf(request)))
}
