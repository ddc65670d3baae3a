import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor } from '../http/encoding.ts'
import { isFresh } from '../http/etag.ts'
import type { Page } from './make-page.ts'

export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
): FastifyReply | Promise<FastifyReply> {
  const { body, headers, etag } = page.form(encodingFor(request.headers['accept-encoding']))
  reply.headers(headers)
  if (etag !== undefined && isFresh(request.headers['if-none-match'], etag)) {
    return reply.code(304).removeHeader('content-type').removeHeader('content-encoding').send()
  }
  const bytes = body()
  reply.code(page.status)
  return bytes instanceof Promise ? bytes.then((made) => reply.send(made)) : reply.send(bytes)
}
