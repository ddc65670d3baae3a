import type { FastifyReply, FastifyRequest } from 'fastify'
import { toAppError } from './translate-error.ts'

/** The log keeps the cause; the caller gets the sentence, the code and nothing else. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toAppError(error)
  if (known.status >= 500) request.log.error({ err: known.cause ?? known }, known.message)
  return reply
    .code(known.status)
    .headers({ 'cache-control': 'no-store', ...known.headers })
    .type('application/json; charset=utf-8')
    .send(known.body)
}
